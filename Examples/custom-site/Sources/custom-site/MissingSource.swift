import CaseStudyModel
import SiteBuilder

/// Every study must name a source.
struct MissingSource: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must name a source",
      text: "Readers who doubt a claim look up where it comes from.", example: "sources: [https://example.org/paper]")
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.filter(\.article.frontMatter.sources.isEmpty).map { study in
      Diagnostic(
        id, .error, "Study '\(study.article.title)' must name a source",
        at: SourceRange(path: study.article.source, line: 1), solutions: ["add 'sources:' to the front matter"])
    }
  }
}
