import CaseStudyModel
import CaseStudyReader

/// Reads Markdown as a study at `study.md`.
func study(_ markdown: String) -> CaseStudy {
  MarkdownStudyReader(configuration: SiteConfiguration(isConfigured: true), principles: []).study(
    from: SourceFile(path: "study.md", text: markdown), include: { _ in nil }
  ).value
}

extension Diagnostic {
  /// The diagnostic in short, as `line:column: id: summary`.
  var short: String { "\(range.start.line):\(range.start.column): \(id): \(summary)" }
}
