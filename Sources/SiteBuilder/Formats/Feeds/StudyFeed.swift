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

    /// The day of the last update or of publication; `nil` if neither is known.
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
  /// The maximum number of bytes of a feed's texts; any later entries have only their summaries.
  private static let byteLimit = 2 << 20

  /// Returns whether a site has feeds: their addresses must be absolute.
  static func isPossible(for site: Site) -> Bool {
    WebAddress(site.absoluteRoot) != nil && !site.studies.isEmpty
  }

  /// Returns the files of a site's feed and of those of its principles that have studies, in one format.
  static func files(
    of rendering: RenderableSite, named name: String, _ bytes: @escaping @Sendable (StudyFeed) -> [UInt8]
  ) -> [OutputFile] {
    let site = rendering.site
    guard isPossible(for: site) else { return [] }
    let pages = rendering.pages.filter { $0.isArticle }
    let all = OutputFile(path: name) {
      let configuration = site.configuration
      return Diagnosed(bytes(StudyFeed(of: pages, configuration.title, configuration.tagline, at: PagePath.home, site)))
    }
    let treated = Set(pages.flatMap { $0.principles })
    return [all]
      + site.principles.filter { treated.contains($0.id) }.map { principle in
        let home = PagePath.principle(principle.id)
        return OutputFile(path: home + name) {
          let own = pages.filter { $0.principles.contains(principle.id) }
          return Diagnosed(bytes(StudyFeed(of: own, title(of: principle, in: site), principle.summary, at: home, site)))
        }
      }
  }

  /// Returns the title of a principle's feed.
  static func title(of principle: Principle, in site: Site) -> String {
    "\(site.configuration.title): \(principle.name)"
  }

  private init(of pages: [RenderablePage], _ title: String, _ subtitle: String, at home: String, _ site: Site) {
    self.title = title
    self.subtitle = subtitle
    self.home = home
    self.site = site
    let days = pages.enumerated().map { (place: $0, page: $1, day: $1.updated ?? $1.date) }
    let sorted = days.sorted { one, other in
      switch (one.day, other.day) {
      case (let day?, let otherDay?): (otherDay, one.page.path) < (day, other.page.path)
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): one.place < other.place
      }
    }
    entries = sorted.prefix(Self.limit).compactMap { _, page, _ in
      page.article.map { article in
        let names = page.principles.compactMap { site.principle($0)?.name }
        return Entry(
          page: page, article: article, topics: names + article.tags.filter { !names.contains($0) },
          authors: article.frontMatter.authors)
      }
    }
  }

  /// Calls a function for each entry, with its text as HTML, or without it if the feed would grow too long.
  func forEachEntry(_ write: (Entry, [UInt8]?) -> Void) {
    var left = Self.byteLimit
    for entry in entries {
      let content = left > 0 ? entry.page.feedContent() : []
      let fits = !content.isEmpty && content.count <= left
      if fits { left -= content.count }
      write(entry, fits ? content : nil)
    }
  }
}
