import CaseStudyModel
import Mustache

/// Generates the page of everything that ran for a study: the output of its programs, and figures in detail.
struct RunsPageGenerator: StudyPageGenerator {
  var name: String { StudyPageName.runs }
  var layout: Layout { .runs }

  func hasPage(for study: CaseStudy, in site: Site) -> Bool { site.evidence[study.article.slug] != nil }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    ["evidence": .view(EvidenceView(EvidenceSection(of: study, in: context.site), study, in: context))]
  }
}
