/// A Markdown file as it was understood: its settings and its body as segments.
///
/// A site may have ten thousands of them, which pass through every stage, so a copy costs a single reference.
public struct Article: Sendable, Equatable {
  /// What it is made of: an array of one, as arrays share their storage until it is written to.
  private var stored: [Content]

  public init(
    source: String, slug: String, title: String, summary: String = "", frontMatter: FrontMatter = FrontMatter(),
    body: [Segment] = [], headings: [Heading] = [], snippets: [Snippet] = [], links: [Link] = [],
    images: [Image] = [], anchors: Set<String> = [], wordCount: Int = 0
  ) {
    stored = [
      Content(
        source: source, slug: slug, title: title, summary: summary, frontMatter: frontMatter, body: body,
        headings: headings, snippets: snippets, links: links, images: images, anchors: anchors, wordCount: wordCount)
    ]
  }

  private struct Content: Sendable, Equatable {
    var source: String
    var slug: String
    var title: String
    var summary: String
    var frontMatter: FrontMatter
    var body: [Segment]
    var headings: [Heading]
    var snippets: [Snippet]
    var links: [Link]
    var images: [Image]
    var anchors: Set<String>
    var wordCount: Int
    var lastChange: CalendarDate?
  }
}

/// Lists are lent to those who write to them: a list that is taken out, changed and put back is copied for each element.
extension Article {
  /// The file's path relative to the site's folder.
  public var source: String {
    get { stored[0].source }
    set { stored[0].source = newValue }
  }

  /// The last part of its address.
  public var slug: String {
    get { stored[0].slug }
    set { stored[0].slug = newValue }
  }

  public var title: String {
    get { stored[0].title }
    set { stored[0].title = newValue }
  }

  /// One or two sentences of plain text; empty where the file has no paragraph.
  public var summary: String {
    get { stored[0].summary }
    set { stored[0].summary = newValue }
  }

  public var frontMatter: FrontMatter {
    // Lent and not copied, as lists ask ten thousand articles for one key each.
    _read { yield stored[0].frontMatter }
    _modify { yield &stored[0].frontMatter }
  }

  public var body: [Segment] {
    get { stored[0].body }
    _modify { yield &stored[0].body }
  }

  public var headings: [Heading] {
    get { stored[0].headings }
    _modify { yield &stored[0].headings }
  }

  public var snippets: [Snippet] {
    get { stored[0].snippets }
    _modify { yield &stored[0].snippets }
  }

  public var links: [Link] {
    get { stored[0].links }
    _modify { yield &stored[0].links }
  }

  public var images: [Image] {
    get { stored[0].images }
    _modify { yield &stored[0].images }
  }

  /// The `id`s that raw HTML sets, as further targets of links.
  public var anchors: Set<String> {
    get { stored[0].anchors }
    _modify { yield &stored[0].anchors }
  }

  /// The number of words of prose, for the reading time; a character of Chinese or Japanese counts as half a word.
  public var wordCount: Int {
    get { stored[0].wordCount }
    set { stored[0].wordCount = newValue }
  }

  /// The day of the file's last change, where its history is known.
  public var lastChange: CalendarDate? {
    get { stored[0].lastChange }
    set { stored[0].lastChange = newValue }
  }

  /// The day on which the text was last updated: what the author says, or else the last change after it was published.
  public var updated: CalendarDate? {
    if let updated = frontMatter.updated { return updated }
    guard let lastChange else { return nil }
    return frontMatter.date.map { $0 < lastChange } ?? true ? lastChange : nil
  }
}

/// The settings that lists ask of every article; to ask the front matter for them from another module would copy it whole.
extension Article {
  /// Whether the article is left out of the site unless drafts are asked for.
  public var isDraft: Bool { stored[0].frontMatter.isDraft }
  /// The place in lists; those without one come last.
  public var order: Int { stored[0].frontMatter.order ?? .max }
  public var tags: [String] { stored[0].frontMatter.tags }
  /// The day on which the article was published.
  public var date: CalendarDate? { stored[0].frontMatter.date }
  /// A BCP 47 tag, where the article is not in the site's language.
  public var language: String? { stored[0].frontMatter.language }
  /// The addresses that lead to the article, as its author wrote them.
  public var aliases: [String] { stored[0].frontMatter.aliases }
  /// The slug that the author wrote, which may be unfit for an address.
  public var writtenSlug: String? { stored[0].frontMatter.slug }
  /// Whether the article gives diagnostics weights of its own.
  public var hasSeverities: Bool { !stored[0].frontMatter.severities.isEmpty }
}
