import CaseStudyModel
import SiteBuilder

/// The addresses that a link or image can have: the texts of the site, anchors, and files that are published.
struct LinkProposals {
  let context: DocumentContext

  /// Returns proposals for a destination as typed so far.
  func proposals(for typed: String) -> [Proposal] {
    guard let sign = typed.firstIndex(of: "#") else {
      if typed.hasPrefix("/") { return addresses }
      let texts = context.site.articles.filter { $0.source != context.path }.map {
        Proposal(context.relative($0.source), .file, detail: $0.title)
      }
      return texts + anchors(of: context.study.article, after: "") + files
    }
    let address = String(typed[..<sign])
    if address.isEmpty { return anchors(of: context.study.article, after: "") }
    return context.target(of: address).map { anchors(of: $0.article, after: address) } ?? []
  }

  /// The addresses of studies and pages, from the root of the site.
  private var addresses: [Proposal] {
    let studies = context.site.originals.map { (PagePath.study($0), $0.article.title) }
    let pages = context.site.pages.map { (PagePath.page($0), $0.title) }
    return (studies + pages).map { Proposal("/" + $0.0, .reference, detail: $0.1) }
  }

  /// The pictures and other files that are copied as they are.
  private var files: [Proposal] { context.site.assets.map { Proposal(context.relative($0), .file) } }

  private func anchors(of article: Article, after address: String) -> [Proposal] {
    article.headings.map { Proposal("\(address)#\($0.anchor)", .reference, detail: $0.text) }
      + article.anchors.sorted().map { Proposal("\(address)#\($0)", .reference) }
  }
}
