import CaseStudyModel
import Mustache

/// The page of a study.
struct StudyPageView: TemplateView {
  var body: [UInt8]
  /// The text above the place of the evidence; all of it, where there is none.
  var textAbove: [UInt8]
  var textBelow: [UInt8] = []
  var evidence: TemplateValue
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
  var difficulty: String
  var date: String
  var isDraft: Bool
  var authors: [AuthorView]
  var sources: [CitationView]
  var tags: [TagView]

  init(_ study: CaseStudy, _ neighbours: NeighboursView, _ related: [RelatedStudyView], in context: PageContext) {
    let article = study.article
    let frontMatter = article.frontMatter
    let comparison = Comparison(of: study)
    let section = EvidenceSection(of: study, in: context.site)
    let written = context.body(of: study, with: comparison, around: section)
    body = written.text
    textAbove = section == nil ? body : Array(body[..<written.split])
    if section != nil { textBelow = Array(body[written.split...]) }
    evidence = .view(EvidenceView(section, study, in: context))
    hasEvidence = section != nil
    isNotRun = section == nil && study.makesClaims && !context.site.evidence.isEmpty
    lede = article.lede
    titleAnchor = HeadingPlan(article).titleAnchor
    badges = PrincipleBadgeView.badges(of: study, in: context)
    contents = ContentsView(of: article, with: comparison, section, texts: context.texts)
    self.neighbours = neighbours
    self.related = related
    minutes = article.readingMinutes
    codeSize = article.codeSizeText(in: context.texts)
    difficulty = article.difficultyText(in: context.texts)
    date = frontMatter.date?.description ?? ""
    isDraft = frontMatter.isDraft
    authors = AuthorView.views(of: frontMatter.authors)
    sources = frontMatter.sources.map(CitationView.init)
    tags = frontMatter.tags.map { TagView(title: $0, url: context.url(for: PagePath.tag($0))) }
  }

  var values: [String: TemplateValue] {
    let own: [String: TemplateValue] = [
      "body": .html(body), "textAbove": .html(textAbove), "textBelow": .html(textBelow), "evidence": evidence,
      "hasEvidence": .bool(hasEvidence), "isNotRun": .bool(isNotRun), "lede": .optional(lede),
      "titleAnchor": .optional(titleAnchor), "minutes": .integer(minutes), "codeSize": .text(codeSize),
      "difficulty": .text(difficulty), "date": .text(date), "isDraft": .bool(isDraft),
    ]
    return own.with(contents.values).with(neighbours.values)
      .with(Dictionary(list: "badges", views: badges))
      .with(Dictionary(list: "related", views: related))
      .with(Dictionary(list: "authors", views: authors))
      .with(Dictionary(list: "sources", views: sources))
      .with(Dictionary(list: "tags", views: tags))
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
