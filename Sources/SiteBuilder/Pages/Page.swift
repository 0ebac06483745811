import CaseStudyModel
import Mustache

/// A page of the site before it is rendered: what lists and site maps need, and a recipe for the rest.
///
/// A site may have ten thousands of them, which are handed from list to list, so a copy costs a single reference.
public struct Page: Sendable {
  /// The storage: an array of one element, because arrays share their storage until it is written to.
  private var stored: [Content]

  /// A page above another one.
  public struct Ancestor: Sendable, Equatable {
    public var title: String
    public var path: String

    public init(title: String, path: String) {
      self.title = title
      self.path = path
    }
  }

  /// Creates a page.
  /// - Parameter values: makes what the layout's template reads, by the names that it uses.
  public init(
    path: String, layout: Layout, title: String, summary: String = "", ancestors: [Ancestor] = [],
    values: @escaping @Sendable (PageContext) -> [String: TemplateValue]
  ) {
    stored = [
      Content(path: path, layout: layout, title: title, summary: summary, ancestors: ancestors, values: values)
    ]
  }

  private struct Content: Sendable {
    var path: String
    var layout: Layout
    var title: String
    var summary: String
    var source: String?
    var language: String?
    var date: CalendarDate?
    var updated: CalendarDate?
    var aliases: [String] = []
    var isListed: Bool = true
    var isArticle: Bool = false
    var ancestors: [Ancestor]
    var values: @Sendable (PageContext) -> [String: TemplateValue]
  }
}

extension Page {
  /// The address below the site's root: `case-studies/x/` for a folder with an index, or a file such as `404.html`.
  public var path: String {
    get { stored[0].path }
    set { stored[0].path = newValue }
  }

  public var layout: Layout {
    get { stored[0].layout }
    set { stored[0].layout = newValue }
  }

  public var title: String {
    get { stored[0].title }
    set { stored[0].title = newValue }
  }

  /// One or two sentences of plain text, for search engines and feeds; may be empty.
  public var summary: String {
    get { stored[0].summary }
    set { stored[0].summary = newValue }
  }

  /// The Markdown file that the page was written in, relative to the site's folder.
  public var source: String? {
    get { stored[0].source }
    set { stored[0].source = newValue }
  }

  /// A BCP 47 tag, where it is not the site's.
  public var language: String? {
    get { stored[0].language }
    set { stored[0].language = newValue }
  }

  public var date: CalendarDate? {
    get { stored[0].date }
    set { stored[0].date = newValue }
  }

  public var updated: CalendarDate? {
    get { stored[0].updated }
    set { stored[0].updated = newValue }
  }

  /// The addresses that lead here, as authors wrote them.
  public var aliases: [String] {
    get { stored[0].aliases }
    set { stored[0].aliases = newValue }
  }

  /// Whether site maps name the page.
  public var isListed: Bool {
    get { stored[0].isListed }
    set { stored[0].isListed = newValue }
  }

  /// Whether the feed names the page.
  public var isArticle: Bool {
    get { stored[0].isArticle }
    set { stored[0].isArticle = newValue }
  }

  /// The pages above it, from the home page down, as titles and addresses.
  public var ancestors: [Ancestor] {
    get { stored[0].ancestors }
    set { stored[0].ancestors = newValue }
  }

  /// Makes what the template reads, when the page is rendered.
  public var values: @Sendable (PageContext) -> [String: TemplateValue] {
    get { stored[0].values }
    set { stored[0].values = newValue }
  }

  /// The path of the page's file below the output folder.
  public var file: String {
    path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
  }
}

extension Page {
  /// Takes over what the front matter of the page's text says.
  mutating func adopt(_ article: Article) {
    source = article.source
    language = article.language
    date = article.date
    updated = article.updated
    aliases = article.aliases
  }
}
