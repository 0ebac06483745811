import CaseStudyModel

/// Shows the side of each fence and the clue that determined it: `before · label`.
struct InlayHintCapability: Capability {
  let method = "textDocument/inlayHint"

  var abilities: [String: any Encodable] { ["inlayHintProvider": true] }

  func answer(_ parameters: LSP.RangeParameters, in context: DocumentContext) -> any Encodable {
    let asked = parameters.range.start.line...max(parameters.range.start.line, parameters.range.end.line)
    return context.lines.fences.filter { asked.contains($0.open) }.compactMap { fence -> Hint? in
      let parts = context.parsed.snippets(of: fence).map { "\($0.sideName) · \($0.sideSource.rawValue)" }
      if parts.isEmpty { return nil }
      let end = context.document.line(fence.open).count
      return Hint(
        position: context.document.position(line: fence.open, column: end, context.encoding),
        label: parts.joined(separator: ", "))
    }
  }

  private struct Hint: Encodable {
    var position: LSP.Position
    var label: String
    var paddingLeft = true
  }
}
