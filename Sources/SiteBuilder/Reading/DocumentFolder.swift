import CaseStudyModel
import SourceTrees

/// The documents of a folder that isn't laid out as a site: a home page, studies and plain pages, in reading order.
///
/// Only a document that has code on a side of a principle is a study, or one whose front matter says so.
struct DocumentFolder {
  /// The studies in reading order; the home page is one of them if it has examples.
  private(set) var studies: [CaseStudy] = []
  /// The plain pages in reading order.
  private(set) var pages: [Article] = []
  /// The text of a home page without examples.
  private(set) var home: Article?
  /// The examples of the pages and the home page that show code both before and after, by file.
  private(set) var pageExamples: [PathKey: [Example]] = [:]

  /// - Parameters:
  ///   - documents: all documents, read as studies.
  ///   - customary: customary pages, such as the licence, which come last.
  ///   - homePath: the file of the home page.
  ///   - name: the title of a home page without one.
  init(_ documents: [CaseStudy], pages customary: [Article], home homePath: String?, named name: String) {
    let homeKey = homePath.map(PathKey.init)
    let contents = customary.filter { SitePath.stem(of: $0.source).lowercased() == "summary" }
    let places = ReadingOrder(
      documents.first { PathKey($0.article.source) == homeKey }?.article,
      contents: contents.min { $0.source.utf8.count < $1.source.utf8.count }, documents: documents.map(\.article))
    for document in documents.map({ (places.place(of: $0.article), $0) }).sorted(by: { $0.0 < $1.0 }).map(\.1) {
      let isHome = PathKey(document.article.source) == homeKey
      if !document.isStudy, CodePairs.exist(in: document) {
        pageExamples[PathKey(document.article.source)] = document.examples
      }
      guard isHome else {
        if document.isStudy { studies.append(document) } else { pages.append(document.article) }
        continue
      }
      var document = document
      document.article.isHome = true
      if document.article.isNamedAfterFile { document.article.title = name }
      if document.isStudy { studies.append(document) } else { home = document.article }
    }
    pages += customary.map { (places.place(of: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    settleAddresses()
  }

  /// The principles that the studies treat.
  var principles: Set<Principle.ID> { Set(studies.flatMap(\.principles)) }

  /// Gives unique addresses to pages with the same name, or with a name that the site needs.
  private mutating func settleAddresses() {
    let hasPartsOfHome =
      studies.contains { $0.article.isHome } || home.map { pageExamples[PathKey($0.source)] != nil } == true
    let counts = pages.lazy.map { $0.slug.lowercased() }.counts
    var taken = NumberedNames()
    for index in pages.indices {
      var slug = pages[index].slug
      if counts[slug.lowercased(), default: 0] > 1, pages[index].writtenSlug == nil {
        slug = AddressPolicy.slug(withFoldersOf: pages[index].source)
      }
      if Slug.isReserved(slug) || hasPartsOfHome && StudyPageName.all.contains(slug.lowercased()) { slug += "-page" }
      slug = taken.take(slug)
      if pages[index].slug != slug { pages[index].slug = slug }
    }
  }
}

extension CaseStudy {
  /// Whether the document has code on a side of a principle, or its author named principles for all of it.
  fileprivate var isStudy: Bool {
    if article.frontMatter.principles?.isEmpty == false { return true }
    return examples.contains { !$0.principles.isEmpty }
  }
}

extension Article {
  /// Whether the title says no more than `README` or `Index`.
  fileprivate var isNamedAfterFile: Bool { ["readme", "index"].contains(title.lowercased()) }
}
