import CaseStudyModel
import Mustache

/// A page before it is rendered: the properties that lists and sitemaps need, and a recipe for its template's values.
///
/// A site may have tens of thousands of pages, which pass from list to list, so copying one retains one reference.
@dynamicMemberLookup
public struct Page: Sendable {
  /// The properties, in an array of one element, because arrays share storage until they are mutated.
  @usableFromInline var stored: [Properties]

  /// A page above another one.
  public struct Ancestor: Sendable, Equatable {
    /// The page's title.
    public var title: String
    /// The page's address below the site's root.
    public var path: String
    /// The language of the title as a BCP 47 tag; `nil` for the site's.
    public var language: String?

    public init(title: String, path: String, language: String? = nil) {
      self.title = title
      self.path = path
      self.language = language
    }

    /// Returns the home page of a site.
    static func home(of site: Site) -> Ancestor {
      Ancestor(title: site.configuration.title, path: PagePath.home)
    }
  }

  /// Creates a page.
  /// - Parameter values: returns the values that the layout's template reads.
  public init(
    path: String, layout: Layout, title: String, summary: String = "", ancestors: [Ancestor] = [],
    values: @escaping @Sendable (PageContext) -> [String: TemplateValue]
  ) {
    stored = [
      Properties(path: path, layout: layout, title: title, summary: summary, ancestors: ancestors, values: values)
    ]
  }

  // Inlinable, so that the compiler turns key paths into accesses to fields.
  /// Accesses a property.
  @inlinable
  public subscript<Value>(dynamicMember property: WritableKeyPath<Properties, Value>) -> Value {
    get { stored[0][keyPath: property] }
    set { stored[0][keyPath: property] = newValue }
  }

  /// Reads a property.
  @inlinable
  public subscript<Value>(dynamicMember property: KeyPath<Properties, Value>) -> Value { stored[0][keyPath: property] }
}

extension Page {
  /// The properties of a page.
  public struct Properties: Sendable {
    /// The address below the site's root: `case-studies/x/` for a folder with an index, or a file such as `404.html`.
    public var path: String
    /// The template.
    public var layout: Layout
    /// The title in plain text.
    public var title: String
    /// The title as the page's text shows it, if that differs; lists extend equal titles to distinguish their
    /// documents.
    public var heading: String?
    /// One or two sentences of plain text, for search engines and feeds; may be empty.
    public var summary: String
    /// The page's Markdown file, relative to the site's folder.
    public var source: String?
    /// The page's language as a BCP 47 tag, if it differs from the site's.
    public var language: String?
    /// The versions of the page's study in several languages; empty if there is only one.
    public var versions: [StudyVersion] = []
    /// The language of the edition of the site that the page belongs to; `nil` for the site itself.
    public var edition: String?
    /// The day of publication.
    public var date: CalendarDate?
    /// The day of the last update.
    public var updated: CalendarDate?
    /// The former addresses that redirect here, as written.
    public var aliases: [String] = []
    /// Whether another page with the same address, such as a package's, replaces this one.
    public var isFallback = false
    /// Whether sitemaps list the page.
    public var isListed = true
    /// Whether the feed lists the page.
    public var isArticle = false
    /// The principles that a study's page is about.
    public var principles: [Principle.ID] = []
    /// Whether terms of the glossary are linked where the page's template marks its words with `data-terms`.
    public var linksTerms = false
    /// The pages above this one, from the home page down.
    public var ancestors: [Ancestor]
    /// Returns the values that the template reads; called when the page is rendered.
    public var values: @Sendable (PageContext) -> [String: TemplateValue]

    /// The path of the page's file below the output folder.
    public var file: String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }
  }

  /// Creates a page that the site generates, below the home page.
  /// - Parameters:
  ///   - name: the beginning of the keys of its texts, which end in `title` and `summary`.
  ///   - counts: the values of the placeholders in the summary.
  ///   - introduction: the plain page with its address, whose text it begins with; `nil` if there is none.
  init(
    path: String, layout: Layout, named name: String, _ counts: [String: PlaceholderValue] = [:],
    introducedBy introduction: Article?, in site: Site,
    values: @escaping @Sendable (PageContext) -> [String: TemplateValue]
  ) {
    self.init(
      path: path, layout: layout, title: introduction?.title ?? site.texts.text(name + ".title"),
      summary: introduction?.summary ?? site.texts.text(name + ".summary", counts), ancestors: [.home(of: site)],
      values: values)
    if let introduction { adopt(introduction) }
  }

  /// Takes the properties of the page's article.
  mutating func adopt(_ article: Article) {
    stored[0].source = article.source
    stored[0].language = article.language
    stored[0].date = article.date
    stored[0].updated = article.updated
    stored[0].aliases = article.aliases
    // A title that isn't one of the document's headings may be its file name, which says little by itself.
    if article.writtenTitle != article.title, HeadingPlan(article).titleAnchor != nil {
      stored[0].heading = article.writtenTitle
    }
  }
}
