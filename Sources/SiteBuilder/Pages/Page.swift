import CaseStudyModel
import Mustache

/// A page of the site before it is rendered: what lists and site maps need, and a recipe for the rest.
public struct Page: Sendable {
  /// The address below the site's root: `case-studies/x/` for a folder with an index, or a file such as `404.html`.
  public var path: String
  public var layout: Layout
  public var title: String
  /// One or two sentences of plain text, for search engines and feeds; may be empty.
  public var summary: String
  /// The Markdown file that the page was written in, relative to the site's folder.
  public var source: String?
  /// A BCP 47 tag, where it is not the site's.
  public var language: String?
  public var date: CalendarDate?
  public var updated: CalendarDate?
  /// The addresses that lead here, as authors wrote them.
  public var aliases: [String]
  /// Whether site maps name the page.
  public var isListed: Bool
  /// Whether the feed names the page.
  public var isArticle: Bool
  /// The pages above it, from the home page down, as titles and addresses.
  public var ancestors: [Ancestor]
  /// Makes what the template shows, when the page is rendered.
  public var value: @Sendable (PageContext) -> TemplateValue

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
  /// - Parameter value: makes an object of names that the layout's template uses.
  public init(
    path: String, layout: Layout, title: String, summary: String = "", ancestors: [Ancestor] = [],
    value: @escaping @Sendable (PageContext) -> TemplateValue
  ) {
    self.path = path
    self.layout = layout
    self.title = title
    self.summary = summary
    self.ancestors = ancestors
    self.value = value
    aliases = []
    isListed = true
    isArticle = false
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
