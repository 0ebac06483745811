import CaseStudyModel

/// Folds the front matter, sections and fences.
struct FoldingRangeCapability: Capability {
  let method = "textDocument/foldingRange"

  var abilities: [String: any Encodable] { ["foldingRangeProvider": true] }

  func answer(_ parameters: LSP.DocumentParameters, in context: DocumentContext) -> any Encodable {
    let headings = context.study.article.headings.filter(\.isTopLevel)
    var ranges: [Folding] = []
    if let lines = context.lines.frontMatter, context.lines.isFrontMatterClosed {
      ranges.append(Folding(startLine: 0, endLine: lines.upperBound, kind: "region"))
    }
    for (index, heading) in headings.enumerated() {
      let next = headings[(index + 1)...].first { $0.level <= heading.level }
      var last = (next?.line ?? context.document.lineCount + 1) - 2
      while last > heading.line - 1, context.document.line(last).allSatisfy({ $0 == 0x20 }) { last -= 1 }
      ranges.append(Folding(startLine: heading.line - 1, endLine: last, kind: "region"))
    }
    ranges += context.lines.fences.map { Folding(startLine: $0.open, endLine: $0.last, kind: "region") }
    return ranges.filter { $0.startLine < $0.endLine }
  }

  private struct Folding: Encodable {
    var startLine: Int
    var endLine: Int
    var kind: String
  }
}
