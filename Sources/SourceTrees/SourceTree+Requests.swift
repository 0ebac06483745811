import CaseStudyModel

extension SourceTree {
  /// Applies a change request to this tree, the side's base.
  /// - Returns: `nil` with diagnostics if a block can't be applied; `nil` without diagnostics if the request has no
  ///   change for this side.
  package func applying(_ request: ChangeRequest, of article: Article, on side: Side) -> Diagnosed<SourceTree?> {
    var tree = self
    var diagnostics: [Diagnostic] = []
    var added: Set<String> = []
    let changes = request.snippets.map { article.snippets[$0] }.filter { $0.isChange(on: side, of: layout) }
    for snippet in changes {
      diagnostics += tree.apply(snippet, afterAdding: &added)
    }
    return Diagnosed(diagnostics.isEmpty && !changes.isEmpty ? tree : nil, diagnostics)
  }

  private mutating func apply(_ snippet: Snippet, afterAdding added: inout Set<String>) -> [Diagnostic] {
    let fence = place(of: snippet)
    if let diagnostic = fileDiagnostic(of: snippet) { return [diagnostic] }
    if snippet.file == nil, layout.unnamedStem == nil { return [namelessDiagnostic(of: snippet)] }
    if let excess = excessOfFiles(at: fence) { return [excess] }
    if snippet.language == .diff { return patch(snippet, at: fence) }
    guard let path = snippet.file else {
      return [Diagnostic("UnnamedChange", .error, "A block that a change request adds must name its file", at: fence)]
    }
    if files[path] != nil, !snippet.isReplacing, !added.contains(path) {
      return [
        Diagnostic(
          "AddedFileExists", .error, "File '\(path)' that a change request adds must be a new one", at: fence,
          solutions: ["change it with a diff", "add the word 'replace' to write it as a whole"])
      ]
    }
    if let excess = excessOfLines(ofFile: path, at: fence) { return [excess] }
    add(snippet)
    added.insert(path)
    return []
  }

  private mutating func patch(_ snippet: Snippet, at fence: SourceRange) -> [Diagnostic] {
    // A patch without a file name changes the file of unnamed blocks.
    let path = snippet.file ?? blocks.first { !givenNames.contains($0.path) }?.path ?? self.path(of: snippet) ?? ""
    guard let file = files[path] else {
      if snippet.file == nil {
        return [
          Diagnostic(
            "PatchOfUnknownFile", .error, "A diff must name the file that it changes", at: fence,
            solutions: ["write the file's name after 'diff', as in 'diff \(paths.first ?? "Layout.swift")'"])
        ]
      }
      let nearest = nearestName(to: path, among: paths)
      return [
        Diagnostic(
          "PatchOfUnknownFile", .error,
          "A diff must change a file of its side; there is no '\(path)'"
            + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: fence,
          solutions: nearest.map { ["replace '\(path)' with '\($0)'"] } ?? [])
      ]
    }
    if let excess = excessOfLines(ofFile: path, at: fence) { return [excess] }
    let patch = Patch.reading(snippet, in: source)
    guard let value = patch.value else { return patch.diagnostics }
    let result = value.applied(to: file, as: path, from: snippet, in: source)
    if let patched = result.value { set(patched, at: path) }
    return result.diagnostics
  }
}

/// Limits on the work for all change requests of a study.
///
/// Each request starts from the base, so its files are copied and each changed file is read again as a whole.
extension SourceTree {
  /// The maximum number of files, and of lines of a changed file, times the number of changes.
  private static let workLimit = 2_000_000

  private func excessOfFiles(at fence: SourceRange) -> Diagnostic? {
    let most = Self.workLimit / max(changeCount, 1)
    guard files.count > most else { return nil }
    return Diagnostic(
      "PatchTooLarge", .error,
      "A side of a study with \(changeCount) changes must have at most \(most) files, and has \(files.count)",
      at: fence, solutions: ["divide the study"])
  }

  private func excessOfLines(ofFile path: String, at fence: SourceRange) -> Diagnostic? {
    let most = Self.workLimit / max(changeCount, 1)
    guard let count = files[path]?.lines.count, count > most else { return nil }
    return Diagnostic(
      "PatchTooLarge", .error,
      """
      In a study with \(changeCount) changes, a changed file must have at most \(most) lines, and \(path) has \(count)
      """,
      at: fence, solutions: ["divide the study"])
  }
}
