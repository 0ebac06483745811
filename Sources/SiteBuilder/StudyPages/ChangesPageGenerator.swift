import CaseStudyModel
import Mustache

/// Generates the page of a study's change requests: what somebody wants, what it costs on each side, and the patches.
public struct ChangesPageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.changes }
  public var layout: Layout { .changes }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { !study.changeRequests.isEmpty }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let article = study.article
    let sections = StudyDivision(study, in: context.site).sections.filter { $0.page == name }
    let title = sections.count == 1 ? sections[0].heading : nil
    let plan = title.map { HeadingPlan(article, titledBy: $0) } ?? HeadingPlan(article)
    let ranges = sections.map(\.body)
    return [
      "pageTitle": .text(title.map { article.headings[$0].text } ?? context.texts.text("study.page." + name)),
      "titleAnchor": .optional(plan.titleAnchor),
      "body": .html(context.body(of: study, in: ranges, plan: plan)),
    ].with(ContentsView(of: article, in: ranges, plan).values)
  }
}
