import CaseStudyModel
import Mustache

/// A page for each tag with its studies, and the list of all tags; nothing for a site without tags.
public struct TagPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    var studies: [String: [Int]] = [:]
    var titles: [String: String] = [:]
    var paths: [String: String] = [:]
    for index in site.studies.indices {
      for tag in site.studies[index].article.tags {
        let path = paths[tag] ?? PagePath.tag(tag)
        paths[tag] = path
        titles[path] = titles[path] ?? tag
        if studies[path]?.last != index { studies[path, default: []].append(index) }
      }
    }
    let tags = titles.sorted { ($0.value.lowercased(), $0.key) < ($1.value.lowercased(), $1.key) }
      .map { Tag(title: $0.value, path: $0.key, studies: studies[$0.key] ?? []) }
    return tags.isEmpty ? [] : [list(of: tags, in: site)] + tags.map { page(of: $0, in: site) }
  }

  private struct Tag: Sendable {
    var title: String
    var path: String
    /// Indices into the site's studies, ascending.
    var studies: [Int]
  }

  private func list(of tags: [Tag], in site: Site) -> Page {
    let count = site.studies.count
    return Page(
      path: PagePath.tags, layout: .tags, title: "Tags",
      summary: "\(Plural.count(tags.count, "tag")) of \(count == 1 ? "1 study" : "\(count) studies").",
      ancestors: [Page.Ancestor(title: site.configuration.title, path: PagePath.home)]
    ) { context in
      [
        "tags": .list(
          tags.map { tag in
            [
              "title": .text(tag.title), "url": .text(context.url(for: tag.path)),
              "count": .text(tag.studies.count == 1 ? "1 study" : "\(tag.studies.count) studies"),
            ]
          })
      ]
    }
  }

  private func page(of tag: Tag, in site: Site) -> Page {
    Page(
      path: tag.path, layout: .tag, title: tag.title, summary: "The studies tagged “\(tag.title)”.",
      ancestors: [
        Page.Ancestor(title: site.configuration.title, path: PagePath.home),
        Page.Ancestor(title: "Tags", path: PagePath.tags),
      ]
    ) { context in
      ["studies": .list(tag.studies.map { StudyValue.card(context.site.studies[$0], in: context) })]
    }
  }
}
