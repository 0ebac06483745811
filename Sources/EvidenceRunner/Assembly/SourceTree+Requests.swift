import CaseStudyModel

extension SourceTree {
  /// Carries out a change request on this tree, the side's base.
  /// - Returns: `nil` where a fence of the request can't be carried out, with diagnostics; and without any where the request
  ///   has no change for this side.
  func applying(_ request: ChangeRequest, of study: CaseStudy, on side: Side) -> Diagnosed<SourceTree?> {
    var tree = self
    var diagnostics: [Diagnostic] = []
    var added: Set<String> = []
    let changes = request.snippets.map { study.article.snippets[$0] }.filter { $0.isChange(on: side, of: language) }
    for snippet in changes {
      diagnostics += tree.carryOut(snippet, afterAdding: &added)
    }
    return Diagnosed(diagnostics.isEmpty && !changes.isEmpty ? tree : nil, diagnostics)
  }

  private mutating func carryOut(_ snippet: Snippet, afterAdding added: inout Set<String>) -> [Diagnostic] {
    let fence = SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1)
    if let diagnostic = snippet.fileDiagnostic(in: source) { return [diagnostic] }
    if let diagnostic = namelessDiagnostic(of: snippet) { return [diagnostic] }
    if snippet.language == .diff { return patch(snippet, at: fence) }
    guard let path = snippet.file else {
      return [Diagnostic("UnnamedChange", .error, "A block that a change request adds must name its file", at: fence)]
    }
    if files[path] != nil, !snippet.isReplacing, !added.contains(path) {
      return [
        Diagnostic(
          "AddedFileExists", .error, "File '\(path)' that a change request adds must be a new one", at: fence,
          solutions: ["change it with a diff", "add the word 'replace' to write it anew"])
      ]
    }
    add(snippet)
    added.insert(path)
    return []
  }

  private mutating func patch(_ snippet: Snippet, at fence: SourceRange) -> [Diagnostic] {
    let path = snippet.file ?? unnamedPath
    guard let file = files[path] else {
      let nearest = nearestName(to: path, among: paths)
      return [
        Diagnostic(
          "PatchOfUnknownFile", .error,
          "A diff must change a file of its side; there is no '\(path)'"
            + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: fence)
      ]
    }
    let patch = Patch.reading(snippet, in: source)
    guard let value = patch.value else { return patch.diagnostics }
    let result = value.applied(to: file, as: path, from: snippet, in: source)
    if let patched = result.value { set(patched, at: path) }
    return result.diagnostics
  }
}

extension Snippet {
  /// Whether the code is part of what a change request does to this side.
  func isChange(on side: Side, of code: Language) -> Bool {
    role == .change && !isIgnored && expectedFailure == nil && (language == .diff || language == code)
      && isShared(with: side)
  }
}
