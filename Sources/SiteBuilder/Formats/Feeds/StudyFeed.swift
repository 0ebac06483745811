import CaseStudyModel

/// The studies of a feed: all of a site, or those of one principle.
struct StudyFeed: Sendable {
  /// A study in a feed.
  struct Entry: Sendable {
    let page: RenderablePage
    let article: Article
    /// The names of the study's principles, and its tags.
    let topics: [String]
    let authors: [Person]

    /// The day of the last update or of publication; `nil` where neither is known.
    var day: CalendarDate? { page.updated ?? page.date }
  }

  let title: String
  let subtitle: String
  /// The address, below the site's root, of the page whose studies these are.
  let home: String
  /// The entries, newest first; those without a date come last, in the order of the site.
  let entries: [Entry]
  let site: Site

  /// The maximum number of studies in a feed.
  private static let limit = 50
  /// The maximum number of bytes of a feed's texts; further entries have only their summaries.
  private static let mostBytes = 2 << 20

  /// Tells whether a site has feeds: their addresses must be absolute.
  static func isPossible(for site: Site) -> Bool {
    WebAddress(site.absoluteRoot) != nil && !site.studies.isEmpty
  }

  /// Returns the feed of a site and those of its principles that have studies.
  static func feeds(of rendering: RenderableSite) -> [StudyFeed] {
    let site = rendering.site
    guard isPossible(for: site) else { return [] }
    let pages = rendering.pages.filter(\.isArticle)
    let all = StudyFeed(
      of: pages, titled: site.configuration.title, site.configuration.tagline, at: PagePath.home, site)
    return [all]
      + site.principles.compactMap { principle in
        let own = pages.filter { $0.principles.contains(principle.id) }
        let title = title(of: principle, in: site)
        return own.isEmpty
          ? nil : StudyFeed(of: own, titled: title, principle.summary, at: PagePath.principle(principle.id), site)
      }
  }

  /// Returns the title of a principle's feed.
  static func title(of principle: Principle, in site: Site) -> String {
    "\(site.configuration.title): \(principle.name)"
  }

  private init(of pages: [RenderablePage], titled title: String, _ subtitle: String, at home: String, _ site: Site) {
    self.title = title
    self.subtitle = subtitle
    self.home = home
    self.site = site
    let found = pages.enumerated().compactMap { place, page in
      page.article.map { article in
        let names = page.principles.compactMap { site.principle($0)?.name }
        let entry = Entry(
          page: page, article: article, topics: names + article.tags.filter { !names.contains($0) },
          authors: article.frontMatter.authors)
        return (place: place, entry: entry)
      }
    }
    entries = found.sorted { one, other in
      switch (one.entry.day, other.entry.day) {
      case (let day?, let otherDay?): (otherDay, one.entry.page.path) < (day, other.entry.page.path)
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): one.place < other.place
      }
    }.prefix(Self.limit).map(\.entry)
  }

  /// Calls a function for each entry, with its text as HTML, or without where the feed would grow too long.
  func forEachEntry(_ write: (Entry, [UInt8]?) -> Void) {
    var left = Self.mostBytes
    for entry in entries {
      let content = left > 0 ? entry.page.feedContent() : []
      let fits = !content.isEmpty && content.count <= left
      if fits { left -= content.count }
      write(entry, fits ? content : nil)
    }
  }
}
