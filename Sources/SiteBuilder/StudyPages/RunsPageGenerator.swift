import CaseStudyModel
import Mustache

/// Generates the page of everything that ran for a study: the output of its programs, and figures in detail.
public struct RunsPageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.runs }
  public var layout: Layout { .runs }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { site.evidence[study.article.slug] != nil }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    ["evidence": .view(EvidenceView(EvidenceSection(of: study, in: context.site), study, in: context))]
  }
}
