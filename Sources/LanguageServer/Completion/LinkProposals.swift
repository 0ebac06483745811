import CaseStudyModel
import SiteBuilder

/// The addresses that a link or image can have: the texts of the site, anchors, and files that are published.
struct LinkProposals {
  let context: DocumentContext
  /// Whether the destination is in angle brackets, where it may contain spaces and parentheses.
  var isBracketed = false

  /// Returns proposals for a destination as typed so far.
  func proposals(for typed: String) -> [Proposal] {
    guard let sign = typed.firstIndex(of: "#") else {
      if typed.hasPrefix("/") { return addresses }
      let texts = context.site.articles.filter { $0.source != context.path }.map {
        proposal(context.relative($0.source), .file, detail: $0.title)
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
    return (studies + pages).map { proposal("/" + $0.0, .reference, detail: $0.1) }
  }

  /// The pictures and other files that are copied as they are.
  private var files: [Proposal] { context.site.assets.map { proposal(context.relative($0), .file) } }

  private func proposal(_ path: String, _ kind: LSP.CompletionItemKind, detail: String? = nil) -> Proposal {
    Proposal(path, text: isBracketed ? path : path.linkDestination, kind, detail: detail)
  }

  private func anchors(of article: Article, after address: String) -> [Proposal] {
    article.headings.map { Proposal("\(address)#\($0.anchor)", .reference, detail: $0.text) }
      + article.anchors.sorted().map { Proposal("\(address)#\($0)", .reference) }
  }
}

extension String {
  /// The path as the destination of a link, which spaces and parentheses would end.
  var linkDestination: String {
    unicodeScalars.map { $0.isASCII ? String($0).percentEncodedPath : String($0) }.joined()
  }
}
