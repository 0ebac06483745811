import CaseStudyModel
import Mustache

/// Generates a page for each tag with its studies, and a list of all tags, 100 a page.
public struct TagPageGenerator: PageGenerator {
  public init() {}

  /// The maximum number of tags on a page of their list.
  static let pageSize = 100

  public func pages(for site: Site) -> [Page] {
    var tags: [Tag] = []
    var places: [PathKey: Int] = [:]
    var pathPlaces: [PathKey: Int] = [:]
    for index in site.studies.indices {
      for title in site.studies[index].article.tags {
        let place = places[PathKey(title)] ?? Self.place(of: title, in: &tags, at: &pathPlaces)
        places[PathKey(title)] = place
        if tags[place].studies.last != index { tags[place].studies.append(index) }
      }
    }
    tags.sort { ($0.title.lowercased(), PathKey($0.path)) < ($1.title.lowercased(), PathKey($1.path)) }
    return tags.isEmpty ? [] : lists(of: tags, in: site) + tags.flatMap { pages(of: $0, in: site) }
  }

  private struct Tag: Sendable {
    var title: String
    var path: String
    /// Ascending indices of the site's studies.
    var studies: [Int]
  }

  /// Finds or adds the page of a tag; tags whose spellings have one slug share a page.
  private static func place(of title: String, in tags: inout [Tag], at places: inout [PathKey: Int]) -> Int {
    let path = PagePath.tag(title)
    let place = places[PathKey(path), default: tags.count]
    if place == tags.count {
      places[PathKey(path)] = place
      tags.append(Tag(title: title, path: path, studies: []))
    }
    return place
  }

  private func lists(of tags: [Tag], in site: Site) -> [Page] {
    let texts = site.texts
    let list = PagedList(
      path: PagePath.tags, entries: Array(tags.indices), taken: TakenNames(ofPaths: tags.map(\.path)),
      size: Self.pageSize)
    let title = texts.text("tags.title")
    let counts: [String: PlaceholderValue] = [
      "tags": .text(texts.text("count.tags", ["count": .integer(tags.count)])),
      "studies": .text(texts.text("count.studies", ["count": .integer(site.studies.count)])),
    ]
    let home = Page.Ancestor.home(of: site)
    return (1...list.pageCount).map { number in
      let numbered = texts.text("pager.title", ["title": .text(title), "number": .integer(number)])
      return Page(
        path: list.path(ofPage: number), layout: .tags, title: number == 1 ? title : numbered,
        summary: texts.text("tags.summary", counts),
        ancestors: number == 1 ? [home] : [home, Page.Ancestor(title: title, path: list.path)]
      ) { context in
        let views = list.entries(onPage: number).map { place in
          TagView(
            title: tags[place].title, url: context.url(for: tags[place].path),
            count: context.texts.text("count.studies", ["count": .integer(tags[place].studies.count)]))
        }
        let values: [String: TemplateValue] = ["styles": context.styles(["lists.css"]), "tags": .views(views)]
        return values.with(PagerView(list: list, current: number, context: context).values)
      }
    }
  }

  private func pages(of tag: Tag, in site: Site) -> [Page] {
    let ancestors: [Page.Ancestor] = [
      .home(of: site), .init(title: site.texts.text("tags.title"), path: PagePath.tags),
    ]
    let summary = site.texts.text("tag.summary", ["title": .text(tag.title)])
    return PagedList(path: tag.path, entries: tag.studies).pages(
      title: tag.title, summary: summary, below: ancestors, layout: .tag, texts: site.texts
    ) { _, _ in [:] }
  }
}

/// A link to the page of a tag.
struct TagView: TemplateView {
  var title: String
  var url: String
  /// The number of studies with the tag, as a text.
  var count = ""

  var values: [String: TemplateValue] { ["title": .text(title), "url": .text(url), "count": .text(count)] }
}
