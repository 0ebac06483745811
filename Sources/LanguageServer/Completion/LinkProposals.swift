import CaseStudyModel

/// The addresses that a link can have: the texts of the site, and anchors.
struct LinkProposals {
  let context: DocumentContext

  /// Returns proposals for a destination as typed so far.
  func proposals(for typed: String) -> [Proposal] {
    guard let sign = typed.firstIndex(of: "#") else {
      let texts = context.site.articles.filter { $0.source != context.path }.map {
        Proposal(context.relative($0.source), .file, detail: $0.title)
      }
      return texts + anchors(of: context.study.article, after: "")
    }
    let address = String(typed[..<sign])
    if address.isEmpty { return anchors(of: context.study.article, after: "") }
    return context.target(of: address).map { anchors(of: $0.article, after: address) } ?? []
  }

  private func anchors(of article: Article, after address: String) -> [Proposal] {
    article.headings.map { Proposal("\(address)#\($0.anchor)", .reference, detail: $0.text) }
      + article.anchors.sorted().map { Proposal("\(address)#\($0)", .reference) }
  }
}
