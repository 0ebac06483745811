import CaseStudyModel
import Mustache

/// The page of a study.
struct StudyPageView: TemplateView {
  let values: [String: TemplateValue]

  init(
    _ study: CaseStudy, _ neighbours: NeighboursView, _ related: [RelatedStudyView], _ sections: [any OverviewSection],
    _ map: StudyMapSection, in context: PageContext
  ) {
    let article = study.article
    let frontMatter = article.frontMatter
    let texts = context.texts
    let hasEvidence = context.site.evidence[article.slug] != nil
    let whole = PagePath.study(study, page: WholeStudyPage.name)
    let compiled = context.site.compiledExamples[PathKey(article.source)]?.examples
    func shown(_ sections: [any OverviewSection]) -> TemplateValue {
      .list(
        sections.compactMap { section in
          (section.values(for: study, in: context)?.with(["template": .text(section.template)])).map(
            TemplateValue.object)
        })
    }
    let own: [String: TemplateValue] = [
      // The generated sections between the two texts, and those below them.
      "sections": shown(sections), "closing": shown([map]),
      "hasEvidence": .bool(hasEvidence),
      // Whether the study makes claims but has no evidence, on a site that has evidence for other studies.
      "isNotRun": .bool(!hasEvidence && study.makesClaims && !context.site.evidence.isEmpty),
      // A study of one page has no other document.
      "wholeURL": context.site.pagePaths.contains(whole) ? .text(context.url(for: whole)) : .null,
      "lede": .optional(article.lede), "titleAnchor": .optional(HeadingPlan(article).titleAnchor),
      "minutes": .integer(article.readingMinutes), "codeSize": .text(article.codeSizeText(in: texts)),
      "compiled": .optional(compiled?.compiledText(in: texts)),
      "difficulty": .text(article.difficultyText(in: texts)),
      "date": .text(frontMatter.date?.description ?? ""), "dateText": .text(frontMatter.date.map(texts.day) ?? ""),
      "isDraft": .bool(frontMatter.isDraft),
    ]
    values = Self.text(of: study, in: context).with(own).with(neighbours.values)
      .with(Dictionary(list: "badges", views: PrincipleBadgeView.badges(of: study, in: context)))
      .with(Dictionary(list: "related", views: related))
      .with(Dictionary(list: "authors", views: AuthorView.views(of: frontMatter.authors)))
      .with(Dictionary(list: "sources", views: frontMatter.sources.map(CitationView.init)))
      .with(
        Dictionary(
          list: "tags", views: frontMatter.tags.map { TagView(title: $0, url: context.url(for: PagePath.tag($0))) }))
  }

  /// Returns the text with its contents: the part up to the first section that is on another page, which is all of it
  /// if there is none, and the part below, without the takeaways that may end it.
  private static func text(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let division = StudyDivision(study, in: context.site)
    let own = division.sections.enumerated().filter { $0.element.page == nil }
    let elsewhere = division.firstElsewhere()
    let above = own.filter { $0.offset < elsewhere }.map(\.element.body)
    let below = own.filter { $0.offset > elsewhere }.map(\.element.body)
    let isLastTakeaways = below.count > 0 && own.last?.element.heading == study.takeaways
    // The key difference between the two texts has the anchors of the comparison.
    let hasSteps = !division.bodies(on: StudyPageName.steps).isEmpty
    var renderer = ArticleRenderer(
      study.article, context: context, lineAnchors: hasSteps ? Comparison.lineAnchors(of: study) : LineAnchors())
    let textAbove = context.body(of: study, in: above, by: &renderer)
    let textBelow = context.body(of: study, in: isLastTakeaways ? below.dropLast() : below, by: &renderer)
    let takeaways =
      isLastTakeaways ? folded(context.body(of: study, in: below.suffix(1), by: &renderer), context.texts) : []
    let values: [String: TemplateValue] = [
      // Templates of sites may read the first two.
      "body": .html(textAbove + textBelow + takeaways), "evidence": .null,
      "textAbove": .html(textAbove), "textBelow": .html(textBelow), "takeaways": .html(takeaways),
    ]
    return values.with(ContentsView(of: study.article, in: below.isEmpty ? above : []).values)
  }
}

extension StudyPageView {
  /// The number of takeaways that an overview shows at once.
  private static let takeawayLimit = 3

  private static func folded(_ takeaways: [UInt8], _ texts: InterfaceTexts) -> [UInt8] {
    FoldedList.folding(takeaways, after: takeawayLimit) { texts.text("study.takeaways", ["count": .integer($0)]) }
  }
}

/// A source that a study names.
struct CitationView: TemplateView {
  let values: [String: TemplateValue]

  init(_ citation: Citation) {
    values = ["title": .text(citation.title), "url": .address(citation.url), "note": .text(citation.note ?? "")]
  }
}
