/// A parsed Markdown file: its settings, and its body as segments.
///
/// A site may have tens of thousands of articles, which pass through every stage, so copying one retains one reference.
public struct Article: Sendable, Equatable {
  /// The fields, in an array of one element, because arrays share storage until they are mutated.
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
    var writtenTitle: String?
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
    var detectedLanguage: String?
    var isHome = false
    var isUnread = false
    var writtenCode = WrittenCode()
    var translation: Translation?
  }
}

/// The collections have `_modify` accessors, because get and set would copy the whole collection for each changed
/// element.
extension Article {
  /// The file's path relative to the site's folder.
  public var source: String {
    get { stored[0].source }
    set { stored[0].source = newValue }
  }

  /// The last component of the article's address.
  public var slug: String {
    get { stored[0].slug }
    set { stored[0].slug = newValue }
  }

  /// The title in plain text.
  public var title: String {
    get { stored[0].title }
    set { stored[0].title = newValue }
  }

  /// The title in the document, without the addition that distinguishes it from other documents with the same title.
  public var writtenTitle: String { stored[0].writtenTitle ?? stored[0].title }

  /// Adds to the title in lists, links and search results, which show nothing else of the document.
  package mutating func tellApart(by addition: String) {
    stored[0].writtenTitle = writtenTitle
    stored[0].title += addition
  }

  /// One or two sentences of plain text; empty if the file has no paragraph.
  public var summary: String {
    get { stored[0].summary }
    set { stored[0].summary = newValue }
  }

  /// The settings from the start of the file.
  public var frontMatter: FrontMatter {
    // Yields without copying, because sorting a list reads one key of ten thousand articles.
    _read { yield stored[0].frontMatter }
    _modify { yield &stored[0].frontMatter }
  }

  /// The body in reading order.
  public var body: [Segment] {
    get { stored[0].body }
    _modify { yield &stored[0].body }
  }

  /// The headings in reading order.
  public var headings: [Heading] {
    get { stored[0].headings }
    _modify { yield &stored[0].headings }
  }

  /// The blocks of code in reading order.
  public var snippets: [Snippet] {
    get { stored[0].snippets }
    _modify { yield &stored[0].snippets }
  }

  /// The links in reading order.
  public var links: [Link] {
    get { stored[0].links }
    _modify { yield &stored[0].links }
  }

  /// The images in reading order.
  public var images: [Image] {
    get { stored[0].images }
    _modify { yield &stored[0].images }
  }

  /// The `id`s set by raw HTML, which links can also point at.
  public var anchors: Set<String> {
    get { stored[0].anchors }
    _modify { yield &stored[0].anchors }
  }

  /// The number of words of prose, for the reading time; a Chinese or Japanese character counts as half a word.
  public var wordCount: Int {
    get { stored[0].wordCount }
    set { stored[0].wordCount = newValue }
  }

  /// The day of the file's last change, if its history is known.
  public var lastChange: CalendarDate? {
    get { stored[0].lastChange }
    set { stored[0].lastChange = newValue }
  }

  /// The language of the prose as a BCP 47 tag; `nil` if there is too little prose to tell.
  public var detectedLanguage: String? {
    get { stored[0].detectedLanguage }
    set { stored[0].detectedLanguage = newValue }
  }

  /// Whether the article is the text of the home page.
  public var isHome: Bool {
    get { stored[0].isHome }
    set { stored[0].isHome = newValue }
  }

  /// Whether the file's text isn't read, so nothing is known about its headings, code and links.
  public var isUnread: Bool {
    get { stored[0].isUnread }
    set { stored[0].isUnread = newValue }
  }

  /// Where the file has code, for copies of its text.
  public var writtenCode: WrittenCode {
    get { stored[0].writtenCode }
    _modify { yield &stored[0].writtenCode }
  }

  /// The relation to the original, if the article is a translation of a study.
  public var translation: Translation? {
    get { stored[0].translation }
    set { stored[0].translation = newValue }
  }

  /// The day of the last update: as stated by the author, or else the last change after publication.
  public var updated: CalendarDate? {
    if let updated = frontMatter.updated { return updated }
    guard let lastChange else { return nil }
    return frontMatter.date.map { $0 < lastChange } ?? true ? lastChange : nil
  }
}

/// Settings that lists read from every article; reading `frontMatter` from another module would copy all of it.
extension Article {
  /// Whether the article is left out of the site unless drafts are included.
  public var isDraft: Bool { stored[0].frontMatter.isDraft }
  /// The state between writing and publication.
  public var publication: Publication { stored[0].frontMatter.publication }
  /// The sort key in lists; articles without one come last.
  public var order: Int { stored[0].frontMatter.order ?? .max }
  /// The tags, as written.
  public var tags: [String] { stored[0].frontMatter.tags }
  /// The knowledge required of the reader.
  public var difficulty: Difficulty? { stored[0].frontMatter.difficulty }
  /// The slugs of the studies that a reader should know, as written.
  public var assumes: [String] { stored[0].frontMatter.assumes }
  /// The day of publication.
  public var date: CalendarDate? { stored[0].frontMatter.date }
  /// The article's language as a BCP 47 tag: that of the front matter, or else of its prose; `nil` if neither shows it.
  public var language: String? { stored[0].frontMatter.language ?? stored[0].detectedLanguage }
  /// The former addresses that redirect to the article, as written.
  public var aliases: [String] { stored[0].frontMatter.aliases }
  /// The slug as written, which may be invalid in an address.
  public var writtenSlug: String? { stored[0].frontMatter.slug }
  /// Whether the article overrides severities of diagnostics.
  public var hasSeverities: Bool { !stored[0].frontMatter.severities.isEmpty }
}
