import CaseStudyModel

extension SourceTree {
  /// Applies a change request to this tree, the side's base.
  /// - Returns: `nil` with diagnostics if a block can't be applied; `nil` without diagnostics if the request has no
  ///   change for this side.
  package func applying(_ request: ChangeRequest, of article: Article, on side: Side) -> Diagnosed<SourceTree?> {
    var tree = self
    var diagnostics: [Diagnostic] = []
    var progress = RequestProgress()
    let changes = request.snippets.map { article.snippets[$0] }.filter { $0.isChange(on: side, of: layout) }
    for snippet in changes {
      diagnostics += tree.apply(snippet, after: &progress)
    }
    return Diagnosed(diagnostics.isEmpty && !changes.isEmpty ? tree : nil, diagnostics)
  }

  private mutating func apply(_ snippet: Snippet, after progress: inout RequestProgress) -> [Diagnostic] {
    let fence = place(of: snippet)
    if let diagnostic = fileDiagnostic(of: snippet) { return [diagnostic] }
    if snippet.file == nil, layout.unnamedStem == nil { return [namelessDiagnostic(of: snippet)] }
    if let excess = tooManyFiles(at: fence) { return [excess] }
    if snippet.language == .diff { return patch(snippet, at: fence, after: &progress) }
    guard let path = snippet.file else {
      return [Diagnostic("UnnamedChange", .error, "A block that a change request adds must name its file", at: fence)]
    }
    if files[path] != nil, !snippet.isReplacing, !progress.added.contains(path) {
      let diff = Language.diff.rawValue
      if snippet.code.hasPrefix("+") || snippet.code.hasPrefix("-") || snippet.code.hasBytes(of: "\n+") {
        return [
          Diagnostic(
            "AddedFileExists", .error,
            "A block that changes lines of '\(path)' must have 'diff' in place of its language", at: fence,
            solutions: ["replace '\(snippet.language?.rawValue ?? "")' with '\(diff)'"])
        ]
      }
      return [
        Diagnostic(
          "AddedFileExists", .error, "File '\(path)' that a change request adds must be a new one", at: fence,
          solutions: ["change it with a diff", "add the word 'replace' to write it as a whole"])
      ]
    }
    if let excess = excessOfText(ofFile: path, at: fence, after: &progress) { return [excess] }
    add(snippet)
    progress.added.insert(path)
    return []
  }

  private mutating func patch(
    _ snippet: Snippet, at fence: SourceRange, after progress: inout RequestProgress
  ) -> [Diagnostic] {
    // A patch without a file name changes the file of unnamed blocks.
    let path = snippet.file ?? joinedPath ?? self.path(of: snippet) ?? ""
    guard let file = files[path] else { return [unknownFile(path, of: snippet, at: fence)] }
    if let excess = excessOfText(ofFile: path, at: fence, after: &progress) { return [excess] }
    let patch = Patch.reading(snippet, in: source)
    guard let value = patch.value else { return patch.diagnostics }
    let result = value.applied(to: file, as: path, from: snippet, in: source)
    if let patched = result.value { set(patched, at: path) }
    return result.diagnostics
  }

  /// Returns the diagnostic of a patch whose file the side lacks.
  private func unknownFile(_ path: String, of snippet: Snippet, at fence: SourceRange) -> Diagnostic {
    let headers = snippet.code.split(separator: "\n").prefix { !$0.hasPrefix("@@") }.filter { $0.hasPrefix("+++ ") }
    let written = Patch.names(on: headers.map(String.init)).first
    let isNew = snippet.code.hasBytes(of: "--- /dev/null") && written.map { files[$0] == nil } == true
    if snippet.file == nil, !isNew {
      let name = written ?? paths.first ?? "Layout.swift"
      return Diagnostic(
        "PatchOfUnknownFile", .error, "A diff must name the file that it changes", at: fence,
        solutions: ["write the file's name after 'diff', as in 'diff \(name)'"])
    }
    let path = snippet.file == nil ? written ?? path : path
    let lines = snippet.code.split(separator: "\n").drop { !$0.hasPrefix("@@") && !$0.hasPrefix("+++") }
    let changed = (lines.isEmpty ? snippet.code.split(separator: "\n")[...] : lines.dropFirst())
    if !changed.isEmpty, changed.allSatisfy({ $0.hasPrefix("+") || $0.hasPrefix("@@") || $0.hasPrefix("\\") }) {
      return Diagnostic(
        "PatchOfUnknownFile", .error,
        "A file that a change request adds must be in a block of code, not in a diff; there is no '\(path)' to change",
        at: fence, solutions: ["write the language in place of 'diff', and the lines without '+'"])
    }
    let isSought = files.count * changeCount <= Self.suggestionLimit
    let nearest = isSought ? onlyNamesake(of: path, among: paths) ?? nearestName(to: path, among: paths) : nil
    return Diagnostic(
      "PatchOfUnknownFile", .error, "A diff must change a file of its side; there is no '\(path)'", at: fence,
      replacing: path, with: nearest,
      otherwise: [
        "name a file that the study shows on that side; a request doesn't start from another one's code"
      ])
  }
}

/// Limits on the work for all change requests of a study.
///
/// Each request starts from the base, so its files are copied and each changed file is read again as a whole.
extension SourceTree {
  /// The maximum number of files times the number of changes.
  private static let fileLimit = 20_000_000
  /// The maximum number of lines and megabytes of the changed files, each counted once for each change: pages compare
  /// and highlight a changed file as a whole, which takes about ten seconds for as much.
  private static let textLimits = (lines: 2_000_000, megabytes: 32)
  /// The maximum number of files times the number of changes for which a misspelt name has a suggestion.
  private static let suggestionLimit = 1_000_000

  private func tooManyFiles(at fence: SourceRange) -> Diagnostic? {
    let most = Self.fileLimit / max(changeCount, 1)
    guard files.count > most else { return nil }
    return Diagnostic(
      "PatchTooLarge", .error,
      "A side of a study with \(changeCount) changes must have at most \(most) files, but has \(files.count)",
      at: fence, solutions: ["divide the study"])
  }

  private func excessOfText(
    ofFile path: String, at fence: SourceRange, after progress: inout RequestProgress
  ) -> Diagnostic? {
    guard let file = files[path] else { return nil }
    // Files that the request adds itself aren't among those of the base.
    progress.size.add(file.size)
    let lines = max(changedSize.lines, progress.size.lines)
    let megabytes = max(changedSize.bytes, progress.size.bytes) >> 20
    let limits = Self.textLimits
    guard lines > limits.lines || megabytes >= limits.megabytes else { return nil }
    return Diagnostic(
      "PatchTooLarge", .error,
      lines > limits.lines
        ? """
        The files that a study changes must have at most \(limits.lines) lines, counted once for each change, but have \
        \(lines)
        """
        : """
        The files that a study changes must have less than \(limits.megabytes) MB, counted once for each change, but \
        have \(megabytes)
        """,
      at: fence, solutions: ["divide the study"])
  }
}

/// The changes of a request that have been applied.
private struct RequestProgress {
  /// The files that it has added.
  var added: Set<String> = []
  /// The size of the files that it has changed, each file counted once for each change.
  var size = FileSize()
}
