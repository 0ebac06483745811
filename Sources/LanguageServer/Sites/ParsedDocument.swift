import CaseStudyModel

/// A document read as a study, with its meaningful lines.
struct ParsedDocument: Sendable {
  var study: CaseStudy
  var lines: MarkdownLines

  /// Returns the block of code whose fence a line opens, closes or belongs to; several if a fence contains both sides.
  func snippets(of fence: MarkdownLines.Fence) -> [Snippet] {
    study.article.snippets.filter { $0.line == fence.open + 1 }
  }
}
