import CaseStudyModel

/// The feeds of studies as JSON, in addition to those in Atom.
///
/// Source: JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/
public struct JSONFeedFormat: OutputFormat {
  public init() {}

  /// The name of a feed's file, which is next to the page whose studies it lists.
  static let name = "feed.json"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(StudyFeed.files(of: rendering, named: Self.name) { Array(Self.document(of: $0).text.utf8) })
  }

  private static func document(of feed: StudyFeed) -> JSONValue {
    let root = feed.site.absoluteRoot
    let home = root + feed.home.percentEncodedPath
    var members: [(key: String, value: JSONValue)] = [
      ("version", .string("https://jsonfeed.org/version/1.1")), ("title", .string(feed.title)),
      ("home_page_url", .string(home)), ("feed_url", .string(home + name)),
    ]
    members.add("description", feed.subtitle)
    members.add("language", feed.site.configuration.language)
    members.add("authors", [feed.site.configuration.author].compactMap { $0 }.map(author))
    var items: [JSONValue] = []
    feed.forEachEntry { entry, content in items.append(item(entry, content, root)) }
    members.append(("items", .array(items)))
    return .object(members)
  }

  private static func item(_ entry: StudyFeed.Entry, _ content: [UInt8]?, _ root: String) -> JSONValue {
    let page = entry.page
    let address = root + page.path.percentEncodedPath
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(address)), ("url", .string(address)), ("title", .string(page.title)),
    ]
    members.add("summary", page.summary)
    // Each item must have a text.
    members.append(
      content.map { ("content_html", .string(String(decoding: $0, as: UTF8.self))) }
        ?? ("content_text", .string(page.summary)))
    members.add("image", page.previewImage)
    members.add("date_published", page.date.map { "\($0)T00:00:00Z" })
    members.add("date_modified", page.updated.map { "\($0)T00:00:00Z" })
    members.add("authors", entry.authors.map(author))
    members.add("tags", entry.topics.map { .string($0) })
    members.add("language", page.language)
    return .object(members)
  }

  private static func author(_ person: Person) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("name", .string(person.name))]
    members.add("url", person.url.flatMap(WebAddress.init)?.text)
    return .object(members)
  }
}
