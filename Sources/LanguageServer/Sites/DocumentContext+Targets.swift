import CaseStudyModel
import SiteBuilder

extension DocumentContext {
  /// Returns the article that an address of this document leads to, with the heading of its anchor; `nil` for anything
  /// that isn't a text of the site.
  func target(of destination: String) -> (article: Article, heading: Heading?)? {
    guard let target = reading.build.article(at: destination, from: path) else { return nil }
    // The current text may have different lines from the one that the site was read with.
    let article = target.article.source == path ? study.article : target.article
    let anchor = target.anchor ?? ""
    return (article, article.headings.first { $0.anchor == anchor })
  }
}
