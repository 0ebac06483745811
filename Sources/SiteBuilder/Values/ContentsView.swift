import CaseStudyModel
import Mustache

/// The table of contents of an article: its headings of levels 2 and 3.
struct ContentsView: TemplateView {
  /// An entry with its children.
  struct Entry: TemplateView {
    var text: String
    var anchor: String
    var level: Int
    var children: [Entry] = []

    var values: [String: TemplateValue] {
      let own: [String: TemplateValue] = ["text": .text(text), "anchor": .text(anchor.percentEncodedPath)]
      return level == 2 ? own.with(Dictionary(list: "children", views: children)) : own
    }
  }

  /// The headings of level 2; empty for a short page.
  private(set) var entries: [Entry] = []

  init(
    of article: Article, with comparison: Comparison? = nil, _ evidence: EvidenceSection? = nil, texts: InterfaceTexts
  ) {
    for entry in Self.headings(of: article, with: comparison, evidence, texts) {
      if entry.level == 2 { entries.append(entry) }
      if entry.level == 3, !entries.isEmpty { entries[entries.count - 1].children.append(entry) }
    }
    if entries.count < 3 { entries = [] }
  }

  var values: [String: TemplateValue] { Dictionary(list: "contents", views: entries) }

  /// Returns the headings in the page's order, including those of the comparison and the evidence.
  private static func headings(
    of article: Article, with comparison: Comparison?, _ evidence: EvidenceSection?, _ texts: InterfaceTexts
  ) -> [Entry] {
    let plan = HeadingPlan(article)
    var entries: [Entry] = []
    func addComparison() {
      guard let comparison else { return }
      let title = texts.text(Comparison.title)
      entries.append(Entry(text: title, anchor: Comparison.anchor, level: comparison.level))
    }
    func addEvidence() {
      guard let evidence else { return }
      entries.append(Entry(text: evidence.title, anchor: EvidenceSection.anchor, level: 2))
      entries += evidence.contents.map { Entry(text: $0.title, anchor: $0.anchor, level: 3) }
    }
    let evidencePlace = evidence?.place(in: article.body)
    for (place, segment) in article.body.enumerated() {
      if place == comparison?.place { addComparison() }
      if place == evidencePlace { addEvidence() }
      guard case .headingStart(let index) = segment, article.headings[index].isTopLevel else { continue }
      let heading = article.headings[index]
      entries.append(Entry(text: heading.text, anchor: heading.anchor, level: plan.levels[index]))
    }
    if article.body.count == comparison?.place { addComparison() }
    if article.body.count == evidencePlace { addEvidence() }
    return entries
  }
}
