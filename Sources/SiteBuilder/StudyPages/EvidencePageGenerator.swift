import CaseStudyModel
import Mustache

/// Generates the page of a study's evidence: the rule, the numbers and the verdict for each principle, then the tests.
public struct EvidencePageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.evidence }
  public var layout: Layout { .evidence }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { site.evidence[study.article.slug] != nil }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let section = EvidenceSection(of: study, in: context.site)
    let ranges = StudyDivision(study, in: context.site).bodies(on: name)
    // The navigation of the site has links to the principles' own pages.
    let contents =
      section?.contents.map { ContentsView.Entry(text: $0.title, anchor: $0.anchor, level: 2, place: section?.title) }
      ?? []
    return [
      "titleAnchor": .text(EvidenceSection.anchor),
      "evidence": .view(EvidenceView(section, study, in: context)),
      "body": .html(context.body(of: study, in: ranges)),
    ].with(ContentsView(of: study.article, in: ranges, after: contents).values)
  }
}
