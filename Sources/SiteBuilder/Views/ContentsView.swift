import CaseStudyModel
import Mustache

/// The table of contents of an article: its headings of levels 2 and 3.
struct ContentsView: TemplateView {
  /// An entry with its children.
  struct Entry: TemplateView {
    var text: String
    var anchor: String
    var level: Int
    /// The part of the entry's name that only screen readers announce, if the page has another link with its text.
    var place: String?
    var children: [Entry] = []

    var values: [String: TemplateValue] {
      let own: [String: TemplateValue] = [
        "text": .text(text), "anchor": .text(anchor.percentEncodedPath), "entryPlace": .optional(place),
      ]
      return level == 2 ? own.with(Dictionary(list: "children", views: children)) : own
    }
  }

  /// The headings of level 2; empty for a short page.
  private(set) var entries: [Entry] = []

  /// Lists the headings of an article that has the page for itself.
  init(of article: Article) { self.init(of: article, in: [article.body.indices]) }

  /// Lists the headings in parts of an article.
  /// - Parameters:
  ///   - ranges: the indices of the parts' segments.
  ///   - plan: the levels of the headings; `nil` for those of a page that has the whole article.
  ///   - first: entries to list above them.
  init(of article: Article, in ranges: [Range<Int>], _ plan: HeadingPlan? = nil, after first: [Entry] = []) {
    let plan = plan ?? HeadingPlan(article)
    var all = first
    for case .headingStart(let index) in ranges.flatMap({ article.body[$0] }) where article.headings[index].isTopLevel {
      let heading = article.headings[index]
      all.append(Entry(text: heading.text, anchor: heading.anchor, level: plan.levels[index]))
    }
    for entry in all {
      if entry.level == 2 { entries.append(entry) }
      if entry.level == 3, !entries.isEmpty { entries[entries.count - 1].children.append(entry) }
    }
    if entries.count < 3 { entries = [] }
  }

  var values: [String: TemplateValue] { Dictionary(list: "contents", views: entries) }
}
