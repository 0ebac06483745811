import CaseStudyModel
import Mustache

/// The page of a study.
struct StudyPageView: TemplateView {
  /// The text up to the first section that is on another page; all of it if there is none.
  var textAbove: [UInt8]
  var textBelow: [UInt8]
  /// The section of the takeaways, if it is the last of the text below; at most three stay unfolded.
  var takeaways: [UInt8]
  /// The generated sections between the two texts.
  var sections: [TemplateValue]
  /// The generated sections below the two texts.
  var closing: [TemplateValue]
  /// The address of the whole study as one document; `nil` for a study of one page.
  var wholeURL: String?
  var hasEvidence: Bool
  /// Whether the study makes claims without evidence, on a site that has evidence of others.
  var isNotRun: Bool
  var lede: String?
  var titleAnchor: String?
  var badges: [PrincipleBadgeView]
  var contents: ContentsView
  var neighbours: NeighboursView
  var related: [RelatedStudyView]
  var minutes: Int
  var codeSize: String
  /// The share of the examples that compile; `nil` if they haven't been compiled.
  var compiled: String?
  var difficulty: String
  var date: String
  /// The day as the language writes it.
  var dateText: String
  var isDraft: Bool
  var authors: [AuthorView]
  var sources: [CitationView]
  var tags: [TagView]

  init(
    _ study: CaseStudy, _ neighbours: NeighboursView, _ related: [RelatedStudyView], _ sections: [any OverviewSection],
    in context: PageContext
  ) {
    let article = study.article
    let frontMatter = article.frontMatter
    let division = StudyDivision(study, in: context.site)
    let own = division.sections.enumerated().filter { $0.element.page == nil }
    let elsewhere = division.firstElsewhere()
    let above = own.filter { $0.offset < elsewhere }.map(\.element.body)
    let below = own.filter { $0.offset > elsewhere }.map(\.element.body)
    textAbove = context.body(of: study, in: above)
    let isLastTakeaways = below.count > 0 && own.last?.element.heading == study.takeaways
    takeaways = isLastTakeaways ? Self.folded(context.body(of: study, in: below.suffix(1)), context.texts) : []
    textBelow = context.body(of: study, in: isLastTakeaways ? below.dropLast() : below)
    func shown(_ sections: [any OverviewSection]) -> [TemplateValue] {
      sections.compactMap { section in
        (section.values(for: study, in: context)?.with(["template": .text(section.template)])).map(TemplateValue.object)
      }
    }
    self.sections = shown(sections)
    closing = shown(SitePipeline.closingSections)
    hasEvidence = context.site.evidence[article.slug] != nil
    isNotRun = !hasEvidence && study.makesClaims && !context.site.evidence.isEmpty
    let whole = PagePath.study(study, page: WholeStudyPage.name)
    wholeURL = context.site.pagePaths.contains(whole) ? context.url(for: whole) : nil
    lede = article.lede
    titleAnchor = HeadingPlan(article).titleAnchor
    badges = PrincipleBadgeView.badges(of: study, in: context)
    contents = below.isEmpty ? ContentsView(of: article, in: above) : ContentsView(of: article, in: [])
    self.neighbours = neighbours
    self.related = related
    minutes = article.readingMinutes
    codeSize = article.codeSizeText(in: context.texts)
    compiled = context.site.compiledExamples[PathKey(article.source)]?.examples.compiledText(in: context.texts)
    difficulty = article.difficultyText(in: context.texts)
    date = frontMatter.date?.description ?? ""
    dateText = frontMatter.date.map(context.texts.day) ?? ""
    isDraft = frontMatter.isDraft
    authors = AuthorView.views(of: frontMatter.authors)
    sources = frontMatter.sources.map(CitationView.init)
    tags = frontMatter.tags.map { TagView(title: $0, url: context.url(for: PagePath.tag($0))) }
  }

  var values: [String: TemplateValue] {
    let own: [String: TemplateValue] = [
      // Templates of sites may read the first two.
      "body": .html(textAbove + textBelow + takeaways), "evidence": .null,
      "textAbove": .html(textAbove), "textBelow": .html(textBelow), "takeaways": .html(takeaways),
      "hasEvidence": .bool(hasEvidence),
      "wholeURL": .optional(wholeURL), "isNotRun": .bool(isNotRun), "lede": .optional(lede),
      "titleAnchor": .optional(titleAnchor), "minutes": .integer(minutes), "codeSize": .text(codeSize),
      "compiled": .optional(compiled),
      "difficulty": .text(difficulty), "date": .text(date), "dateText": .text(dateText), "isDraft": .bool(isDraft),
    ]
    return own.with(["sections": .list(sections), "closing": .list(closing)]).with(contents.values).with(
      neighbours.values
    )
    .with(Dictionary(list: "badges", views: badges))
    .with(Dictionary(list: "related", views: related))
    .with(Dictionary(list: "authors", views: authors))
    .with(Dictionary(list: "sources", views: sources))
    .with(Dictionary(list: "tags", views: tags))
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
  var citation: Citation

  init(_ citation: Citation) {
    self.citation = citation
  }

  var values: [String: TemplateValue] {
    ["title": .text(citation.title), "url": .address(citation.url), "note": .text(citation.note ?? "")]
  }
}
