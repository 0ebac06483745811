import CaseStudyModel
import CaseStudyReader

/// Reads Markdown as a study of an unconfigured site without included files.
func read(_ markdown: String, path: String = "study.md") throws -> CaseStudy {
  MarkdownDocumentReader().study(
    from: SourceFile(path: path, text: markdown), configuration: SiteConfiguration(), principles: [],
    include: { _ in nil }
  ).value
}
