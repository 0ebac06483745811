import CaseStudyModel
import CaseStudyReader

/// Reads Markdown as a study at `study.md`.
func study(_ markdown: String) -> CaseStudy {
  MarkdownDocumentReader().study(
    from: SourceFile(path: "study.md", text: markdown), configuration: SiteConfiguration(isConfigured: true),
    principles: [], include: { _ in nil }
  ).value
}

extension Diagnostic {
  /// The diagnostic in short, as `line:column: id: summary`.
  var short: String { "\(range.start.line):\(range.start.column): \(id): \(summary)" }
}
