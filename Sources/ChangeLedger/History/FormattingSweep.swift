/// The rules by which a change counts as a sweep rather than a request, because a sweep's size doesn't depend on the
/// structure of the code.
struct FormattingSweep: Sendable {
  /// The hashes listed in `.git-blame-ignore-revs`, the conventional list of commits that `git blame` skips.
  var ignored: Set<String> = []
  /// The largest number of source files of a change that counts.
  var fileLimit: Int
  /// The minimum number of files for which the words of the subject decide; a smaller change may be about formatting
  /// dates.
  private static let fewFiles = 10
  private static let words = [
    "reformat", "re-format", "formatter", "formatting", "swiftformat", "swift-format", "swift format", "clang-format",
    "gofmt", "rustfmt", "prettier", "ktlint", "autopep8", "yapf", "isort", "run black", "apply black", "black the",
    "whitespace", "white space", "white-space", "indentation", "reindent", "re-indent", "tabs to spaces",
    "spaces to tabs", "line endings", "code style", "license header", "copyright",
  ]

  /// Returns the reason for which a change is a sweep; `nil` if it isn't.
  /// - Parameters:
  ///   - lines: the lines added and removed.
  ///   - linesBesideSpace: the same, with white space and blank lines ignored.
  func reason(hash: String, subject: String, files: Int, lines: Int, linesBesideSpace: Int) -> LeftOutCommit.Reason? {
    if ignored.contains(hash) { return .ignoredRevision }
    if lines > 0, linesBesideSpace == 0 { return .whiteSpace }
    if files > fileLimit { return .sweep }
    let subject = subject.lowercased()
    if files >= Self.fewFiles, Self.words.contains(where: subject.contains) { return .formatting }
    return nil
  }

  /// Returns the hashes in the text of `.git-blame-ignore-revs`: one per line, with comments after `#`.
  static func revisions(in text: String) -> Set<String> {
    Set(
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let word = line.split(separator: "#", omittingEmptySubsequences: false)[0].split { $0.isWhitespace }.first
        guard let word, word.isFullHash else { return nil }
        return word.lowercased()
      })
  }
}
