import CaseStudyModel
import Mustache

/// The table of contents of an article as templates show it.
enum ContentsValue {
  private struct Entry {
    var text: String
    var anchor: String
    var level: Int
    var children: [Entry] = []

    var values: [String: TemplateValue] { ["text": .text(text), "anchor": .text(anchor.percentEncodedPath)] }
  }

  /// Returns the headings of the second level with those of the third below them; an empty list where a page is short.
  static func values(
    of article: Article, with comparison: Comparison? = nil, _ evidence: EvidenceSection? = nil
  ) -> [String: TemplateValue] {
    var entries: [Entry] = []
    for entry in headings(of: article, with: comparison, evidence) {
      if entry.level == 2 { entries.append(entry) }
      if entry.level == 3, !entries.isEmpty { entries[entries.count - 1].children.append(entry) }
    }
    if entries.count < 3 { entries = [] }
    return Dictionary(
      list: "contents",
      entries.map { entry in
        .object(
          entry.values.with(Dictionary(list: "children", entry.children.map { .object($0.values) })))
      })
  }

  /// Returns the headings in the order of the page, with those of the comparison and the evidence among them.
  private static func headings(
    of article: Article, with comparison: Comparison?, _ evidence: EvidenceSection?
  ) -> [Entry] {
    let plan = HeadingPlan(article)
    var entries: [Entry] = []
    func addComparison() {
      guard let comparison else { return }
      entries.append(Entry(text: Comparison.title, anchor: Comparison.anchor, level: comparison.level))
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
