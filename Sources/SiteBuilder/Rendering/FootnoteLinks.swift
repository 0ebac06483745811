import CaseStudyModel

/// Links footnotes to their texts and back across pages: the footnote texts of a divided study are at its end.
struct FootnoteLinks: Sendable {
  private let context: PageContext
  /// The page with the anchors of the article that no other page has.
  private let overview: String

  /// The start of a footnote's link; the anchor's name continues with `-` or `ref-`.
  private static let start = " href=\"#fn"

  /// - Returns: `nil` for an article without a page.
  init?(of article: Article, in context: PageContext) {
    guard let page = context.addresses.pageOfSource[article.source] else { return nil }
    self.context = context
    overview = page
  }

  /// Returns whether an anchor belongs to a footnote: to its text, or to the number that refers to it.
  static func isAnchor(_ anchor: String) -> Bool { anchor.hasPrefix("fn-") || anchor.hasPrefix("fnref-") }

  /// Returns a piece of HTML with the links of its footnotes relative to the context's page.
  func resolved(in html: String) -> String {
    var out = ""
    var rest = html[...]
    while let found = rest.firstBytes(of: Self.start) {
      out += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      let name = String(Substring(rest.utf8.prefix { $0 != UInt8(ascii: "\"") }))
      let page = context.addresses.page(of: "fn" + name, at: overview)
      out += page == context.path ? Self.start : " href=\"\(context.url(for: page))#fn"
    }
    // Fast path: few pieces have a footnote.
    if out.isEmpty { return html }
    out += rest
    return out
  }
}
