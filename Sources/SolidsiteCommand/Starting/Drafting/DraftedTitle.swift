import CaseStudyModel

/// The title of a draft, derived from a merge, a branch or a commit.
enum DraftedTitle {
  /// Returns the title.
  /// - Parameters:
  ///   - subject: the first line of the last commit's message.
  ///   - body: the rest of it.
  ///   - branch: the revision after, as the author named it.
  ///   - isSingle: whether the refactoring is one commit.
  ///   - main: the first line of the message of the commit that changes most.
  static func title(subject: String, body: String, branch: String, isSingle: Bool, main: String) -> String {
    if let title = merge(subject, body) { return title }
    if isSingle { return sentence(subject) }
    return isName(branch) ? spoken(branch) : sentence(main)
  }

  /// Returns the title of a step: that of the merged branch, or of its commit.
  static func step(_ subject: String, body: String) -> String { merge(subject, body) ?? sentence(subject) }

  /// Returns the title of a merge by its pull request or its branch; `nil` for other commits, and for merges of
  /// branches without telling names.
  private static func merge(_ subject: String, _ body: String) -> String? {
    let words = subject.split(separator: " ").map(String.init)
    guard words.count > 2, words[0] == "Merge" else { return nil }
    if words[1] == "pull", words.count > 5 {
      let line = body.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return line.contains(where: \.isLetter) ? sentence(line) : spoken(words[5])
    }
    let quoted = subject.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    return quoted.count > 2 && isName(quoted[1]) ? spoken(quoted[1]) : nil
  }

  /// Returns a branch's name in words: `feature/split-layout` is "Split layout".
  static func spoken(_ branch: String) -> String {
    let name = SitePath.name(of: writable(branch))
    return spaced(String(name.map { "-_".contains($0) ? " " : $0 })).capitalizedFirst
  }

  /// Returns a commit's first line without the marks of conventions: `✨ refactor(core): split it (#12)` is "Split it".
  static func sentence(_ subject: String) -> String {
    var text = withoutEmoji(Substring(writable(subject)))
    if let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex {
      let type = text[..<colon].prefix { $0.isLetter }
      let rest = text[..<colon].dropFirst(type.count)
      let isScope = rest.isEmpty || rest == "!" || rest.hasPrefix("(")
      if isScope, kinds.contains(type.lowercased()) { text = withoutEmoji(text[text.index(after: colon)...]) }
    }
    var plain = String(text).withoutFullStop
    if plain.hasSuffix(")"), let open = plain.lastIndex(of: "("), plain[open...].hasPrefix("(#") {
      plain = String(plain[..<open]).withoutFullStop
    }
    return plain.capitalizedFirst
  }

  /// Returns a text without control characters, which some tools write into messages and YAML doesn't allow, and
  /// without characters that reorder text.
  private static func writable(_ text: String) -> String {
    spaced(String(text.unicodeScalars.filter(\.isWritable)))
  }

  /// Returns a text with one space between its words: the front matter names headings by their text, in which Markdown
  /// has no wider ones.
  private static func spaced(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns a text without the emoji at its start, or the code of one, by which some teams mark the kind of a commit.
  private static func withoutEmoji(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while let first = rest.first {
      if let code = rest.prefixMatch(of: /:[a-z0-9_+-]+:/) {
        rest = rest[code.range.upperBound...]
      } else if first.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
        rest.removeFirst()
      } else {
        break
      }
      rest = rest.drop { $0.isWhitespace }
    }
    return rest.isEmpty ? text : rest
  }

  private static let kinds: Set<String> = [
    "feat", "fix", "refactor", "chore", "perf", "style", "build", "ci", "docs", "test", "tests", "core", "ref",
  ]

  /// Returns whether a revision's name describes its contents.
  private static func isName(_ revision: String) -> Bool {
    let name = SitePath.name(of: revision)
    let isHash = name.count >= 7 && name.allSatisfy(\.isHexDigit)
    let isVersion = name.drop { $0 == "v" || $0 == "V" }.first?.isNumber ?? true || name.contains(/\d\.\d/)
    let isCommon = ["head", "main", "master", "develop", "trunk", "dev"].contains(name.lowercased())
    return !isHash && !isVersion && !isCommon && !name.contains("~") && !name.contains("^") && !name.contains("@")
  }
}

extension String {
  /// The text without blanks at its ends and full stops.
  fileprivate var withoutFullStop: String {
    var text = trimmingSpaces()
    while text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
