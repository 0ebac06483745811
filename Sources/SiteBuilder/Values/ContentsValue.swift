import CaseStudyModel
import Mustache

/// The table of contents of an article as templates show it.
enum ContentsValue {
  /// Returns the headings of the second level with those of the third below them; an empty list where a page is short.
  static func values(of article: Article) -> [String: TemplateValue] {
    let plan = HeadingPlan(article)
    var entries: [(heading: Heading, children: [Heading])] = []
    for (heading, level) in zip(article.headings, plan.levels) where heading.isTopLevel {
      if level == 2 { entries.append((heading, [])) }
      if level == 3, !entries.isEmpty { entries[entries.count - 1].children.append(heading) }
    }
    if entries.count < 3 { entries = [] }
    return Dictionary(
      list: "contents",
      entries.map { entry in
        [
          "text": .text(entry.heading.text), "anchor": .text(entry.heading.anchor.percentEncodedPath),
          "hasChildren": .bool(!entry.children.isEmpty),
          "children": .list(
            entry.children.map { ["text": .text($0.text), "anchor": .text($0.anchor.percentEncodedPath)] }),
        ]
      })
  }
}
