import CaseStudyModel

/// Offers the fixes of diagnostics, and one action that applies all safe fixes.
struct CodeActionCapability: Capability {
  /// A range, and the requested kinds of actions.
  struct Parameters: Decodable {
    /// The parameters specific to the capability.
    struct Context: Decodable {
      var only: [String]?
    }
    var range: LSP.Range
    var context: Context?
  }

  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.solidsite"

  let method = "textDocument/codeAction"

  var abilities: [String: any Encodable] {
    ["codeActionProvider": ["codeActionKinds": [Self.quickFix, Self.fixAll]]]
  }

  func answer(_ parameters: Parameters, in context: DocumentContext) -> any Encodable {
    // The range of an outdated diagnostic may now cover parts of other words, and so may any range of a text that was
    // changed before it was read.
    guard context.areDiagnosticsCurrent, KeptText.isIn(context.document.bytes) else { return [Action]() }
    var actions: [Action] = []
    for diagnostic in context.diagnostics where parameters.accepts(Self.quickFix) {
      let shown = context.converted(diagnostic)
      guard shown.range.touches(parameters.range) else { continue }
      actions += diagnostic.fixes.map { fix in
        Action(
          title: context.text(fix.title), kind: Self.quickFix, diagnostics: [shown],
          isPreferred: fix.isSafe ? true : nil, edit: context.edit(of: fix.replacements))
      }
    }
    let safe = context.diagnostics.compactMap { $0.fixes.first(where: \.isSafe) }
    if !safe.isEmpty, parameters.accepts(Self.fixAll) {
      actions.append(
        Action(
          title: context.text("Apply all safe fixes"), kind: Self.fixAll, diagnostics: nil, isPreferred: nil,
          edit: context.edit(of: safe.map(\.replacements))))
    }
    return actions
  }

  private struct Action: Encodable {
    var title: String
    var kind: String
    var diagnostics: [LSP.DocumentDiagnostic]?
    var isPreferred: Bool?
    var edit: LSP.WorkspaceEdit
  }
}

extension CodeActionCapability.Parameters {
  /// Returns whether actions of a kind, or of one above it, are requested.
  fileprivate func accepts(_ kind: String) -> Bool {
    context?.only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
  }
}

extension DocumentContext {
  /// Returns replacements as edits of the client's documents; one that overlaps an earlier one is left out.
  func edit(of replacements: [Fix.Replacement]) -> LSP.WorkspaceEdit { edit(of: replacements.map { [$0] }) }

  /// Returns fixes as edits of the client's documents. One that overlaps an earlier one is left out with all its
  /// replacements: without the opening bracket, a closing one would be wrong.
  func edit(of fixes: [[Fix.Replacement]]) -> LSP.WorkspaceEdit {
    var changes: [String: [LSP.TextEdit]] = [:]
    var files: [String: TextDocument] = [:]
    for fix in fixes {
      for path in Set(fix.map(\.range.path)) where files[path] == nil {
        files[path] = file(path).flatMap { path == self.path || KeptText.isIn($0.bytes) ? $0 : nil }
      }
      let edits = fix.compactMap { replacement in
        files[replacement.range.path].map { file in
          (file.uri, LSP.TextEdit(range: file.range(replacement.range, encoding), newText: replacement.text))
        }
      }
      guard edits.count == fix.count, edits.allSatisfy({ Self.index(for: $1.range, in: changes[$0] ?? []) != nil })
      else { continue }
      for (uri, edit) in edits {
        guard let index = Self.index(for: edit.range, in: changes[uri] ?? []) else { continue }
        changes[uri, default: []].insert(edit, at: index)
      }
    }
    return LSP.WorkspaceEdit(changes: changes)
  }

  /// Returns the index at which an edit of a range belongs among sorted edits; `nil` if it overlaps one, which only a
  /// neighbour can.
  private static func index(for range: LSP.Range, in edits: [LSP.TextEdit]) -> Int? {
    let index = edits.partitioningIndex { ($0.range.start, $0.range.end) >= (range.start, range.end) }
    if index > 0, edits[index - 1].range.end > range.start { return nil }
    if index < edits.count, edits[index].range.start < range.end || edits[index].range == range { return nil }
    return index
  }
}
