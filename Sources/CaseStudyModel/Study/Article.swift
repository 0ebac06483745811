/// A Markdown file as it was understood: its settings and its body as segments.
public struct Article: Sendable, Equatable {
  /// The file's path relative to the site's folder.
  public var source: String
  /// The last part of its address.
  public var slug: String
  public var title: String
  /// One or two sentences of plain text; empty where the file has no paragraph.
  public var summary: String
  public var frontMatter: FrontMatter
  public var body: [Segment]
  public var headings: [Heading]
  public var snippets: [Snippet]
  public var links: [Link]
  public var images: [Image]
  /// The `id`s that raw HTML sets, as further targets of links.
  public var anchors: Set<String>
  /// The number of words of prose, for the reading time; a character of Chinese or Japanese counts as half a word.
  public var wordCount: Int
  /// The day of the file's last change, where its history is known.
  public var lastChange: CalendarDate?

  public init(
    source: String, slug: String, title: String, summary: String = "", frontMatter: FrontMatter = FrontMatter(),
    body: [Segment] = [], headings: [Heading] = [], snippets: [Snippet] = [], links: [Link] = [],
    images: [Image] = [], anchors: Set<String> = [], wordCount: Int = 0
  ) {
    self.source = source
    self.slug = slug
    self.title = title
    self.summary = summary
    self.frontMatter = frontMatter
    self.body = body
    self.headings = headings
    self.snippets = snippets
    self.links = links
    self.images = images
    self.anchors = anchors
    self.wordCount = wordCount
  }
}

extension Article {
  /// The day on which the text was last updated: what the author says, or else the last change after it was published.
  public var updated: CalendarDate? {
    if let updated = frontMatter.updated { return updated }
    guard let lastChange else { return nil }
    return frontMatter.date.map { $0 < lastChange } ?? true ? lastChange : nil
  }
}
