import CaseStudyModel

/// Atom feeds of studies with their full texts, for sites with a base address, which the format requires.
///
/// Source: RFC 4287.
public struct AtomFeedFormat: OutputFormat {
  public init() {}

  /// The name of a feed's file, which is next to the page whose studies it lists.
  static let name = "feed.xml"
  /// The date of undated entries, because the format requires one; it is constant, so feed readers see no updates.
  private static let undated = "1970-01-01"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(StudyFeed.files(of: rendering, named: Self.name, Self.bytes))
  }

  private static func bytes(of feed: StudyFeed) -> [UInt8] {
    let root = feed.site.absoluteRoot
    let home = root + feed.home.percentEncodedPath
    var out: [UInt8] = []
    out.append(html: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"")
    out.append(attribute: "xml:lang", feed.site.configuration.language)
    out.append(html: ">\n")
    out.append(element: "title", feed.title)
    if !feed.subtitle.isEmpty { out.append(element: "subtitle", feed.subtitle) }
    out.append(element: "id", home)
    link("alternate", home, into: &out)
    link("self", home + name, into: &out)
    // Dates come first, so that the first entry has the newest.
    out.append(element: "updated", moment(feed.entries.first?.day))
    author(feed.site.configuration.author ?? Person(name: feed.site.configuration.title), into: &out)
    feed.forEachEntry { write($0, $1, of: feed, into: &out) }
    out.append(html: "</feed>\n")
    return out
  }

  private static func write(_ entry: StudyFeed.Entry, _ content: [UInt8]?, of feed: StudyFeed, into out: inout [UInt8])
  {
    let page = entry.page
    let address = feed.site.absoluteRoot + page.path.percentEncodedPath
    out.append(html: "<entry")
    if let language = page.language { out.append(attribute: "xml:lang", language.validXML) }
    out.append(html: ">\n")
    out.append(element: "title", page.title)
    out.append(element: "id", address)
    link("alternate", address, into: &out)
    if let published = page.date { out.append(element: "published", moment(published)) }
    out.append(element: "updated", moment(entry.day))
    for person in entry.authors { author(person, into: &out) }
    for topic in entry.topics {
      out.append(html: "<category")
      out.append(attribute: "term", topic.validXML)
      out.append(html: "/>\n")
    }
    if !page.summary.isEmpty || content == nil { out.append(element: "summary", page.summary) }
    if let content {
      out.append(html: "<content type=\"html\">")
      out.append(escaping: String(decoding: content, as: UTF8.self).validXML)
      out.append(html: "</content>\n")
    }
    out.append(html: "</entry>\n")
  }

  private static func moment(_ day: CalendarDate?) -> String { "\(day?.description ?? undated)T00:00:00Z" }

  private static func author(_ person: Person, into out: inout [UInt8]) {
    out.append(html: "<author>")
    out.append(element: "name", person.name)
    if let address = person.url.flatMap(WebAddress.init) {
      out.append(element: "uri", address.text.percentEncoded(keeping: ":/?#[]@!$&'()*+,;=%"))
    }
    out.append(html: "</author>\n")
  }

  private static func link(_ relation: String, _ address: String, into out: inout [UInt8]) {
    out.append(html: "<link rel=\"\(relation)\"")
    out.append(attribute: "href", address)
    out.append(html: "/>\n")
  }
}
