import CaseStudyModel
import Mustache

/// Makes the page that joins all pages of a study into one document, for reading in one go or printing.
///
/// It shows nothing that another page doesn't, so lists, sitemaps and the search leave it out.
struct WholeStudyPage {
  /// The last part of the page's address.
  static let name = "whole"
  /// The pages that are left out: each line of a comparison is in the steps, or in the text of a study without any.
  private static let omitted: Set = [StudyPageName.files, StudyPageName.pairs]

  private let study: CaseStudy
  /// The pages of the study by their names; the first is the overview.
  private let pages: [(name: String, page: Page)]

  /// - Parameter pages: the overview and the pages below it.
  /// - Returns: `nil` if there is nothing to join.
  init?(of study: CaseStudy, joining pages: [Page]) {
    self.study = study
    let overview = PagePath.study(study)
    self.pages = pages.map { page in
      (String(page.path.dropFirst(overview.count).prefix { $0 != "/" }), page)
    }
    if self.pages.dropFirst().allSatisfy({ Self.omitted.contains($0.name) }) { return nil }
  }

  /// Returns the page that joins the study's other pages.
  func page(below ancestors: [Page.Ancestor], in site: Site) -> Page {
    let article = study.article
    let title = site.texts.text("study.page." + Self.name)
    var page = Page(
      path: PagePath.study(study, page: Self.name), layout: .whole,
      title: site.texts.text("study.page.title", ["page": .text(title), "title": .text(article.title)]),
      summary: site.texts.text("study.page.summary." + Self.name, ["title": .text(article.title)]),
      ancestors: ancestors
        + [Page.Ancestor(title: article.title, path: PagePath.study(study), language: article.language)]
    ) { values(in: $0) }
    page.isListed = false
    page.linksTerms = true
    page.source = article.source
    page.language = article.language
    page.date = article.frontMatter.date
    page.updated = article.updated
    return page
  }

  private func values(in context: PageContext) -> [String: TemplateValue] {
    var size = 0
    let parts = pages.dropFirst().map { name, page in
      let markup = Self.omitted.contains(name) ? [] : context.fragment(of: page)
      size += markup.count
      // The pages of a very long study fit individually, but not together.
      return EmbeddedPage(size > TemplateLibrary.outputLimit / 4 ? [] : markup, named: name)
    }
    let list = parts.map { part -> [String: TemplateValue] in
      let headings = part.headings.map {
        TemplateValue.object(["anchor": .text($0.anchor.percentEncodedPath), "heading": .html(Array($0.text.utf8))])
      }
      return [
        "name": .text(part.name), "partTitle": .text(context.texts.text("study.page." + part.name)),
        "pageURL": .text(context.url(for: PagePath.study(study, page: part.name))), "markup": .null,
        "isOmitted": .bool(part.isEmpty),
      ].with(Dictionary(list: "headings", headings))
    }
    let contents: [String: TemplateValue] = [
      "parts": .list(list.map(TemplateValue.object)), "isOverview": true, "wholeURL": .null,
    ]
    let overview = pages.first.map { context.fragment(of: $0.page, adding: contents) } ?? []
    let all = [EmbeddedPage(overview, named: "", isFirst: true)] + parts
    let links = PartLinks(of: study, joining: all, in: context)
    return [
      "overview": .html(all[0].markup { links.target(of: $0, in: all[0]) }),
      "parts": .list(
        zip(parts, list).map { part, values in
          .object(values.with(["markup": .html(part.markup { links.target(of: $0, in: part) })]))
        }),
      "hasEvidence": .bool(context.site.evidence[study.article.slug] != nil),
      "styles": context.styles(["study.css", "steps.css", "whole.css"]),
    ].with(Dictionary(list: "sources", views: study.article.frontMatter.sources.map(CitationView.init)))
  }
}

/// Turns links between the pages of a study into links within the document that joins them.
private struct PartLinks {
  /// The anchors of each part, as addresses write them, by the part's name.
  private let anchors: [String: Set<String>]
  /// The addresses of the document's own parts and headings, which its contents link to.
  private let contents: Set<String>
  /// The address of the overview, as links from the document write it.
  private let root: String

  init(of study: CaseStudy, joining parts: [EmbeddedPage], in context: PageContext) {
    root = context.url(for: PagePath.study(study))
    contents = Set(
      parts.flatMap { part in
        ["#Part-" + part.name] + part.headings.map { "#" + $0.anchor.percentEncodedPath }
      })
    anchors = Dictionary(
      uniqueKeysWithValues: parts.map { ($0.name, Set($0.anchors.map(\.percentEncodedPath))) })
  }

  /// Returns the new address of a link in a part. A target outside the document remains a link to its page.
  func target(of address: String, in part: EmbeddedPage) -> String {
    let isLocal = address.hasPrefix("#")
    guard isLocal || address.hasPrefix(root) else {
      return Self.isInPageFolder(address) ? root + (part.name.isEmpty ? "" : part.name + "/") + address : address
    }
    if part.name.isEmpty, contents.contains(address) { return address }
    let pieces = (isLocal ? address[...] : address.dropFirst(root.count)).split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = isLocal ? part.name : String(pieces[0].prefix { $0 != "/" })
    let isPage = isLocal || pieces[0] == (name.isEmpty ? "" : name + "/")
    guard isPage, let anchors = anchors[name] else { return address }
    guard pieces.count == 2 else {
      return name == part.name || anchors.isEmpty ? address : name.isEmpty ? "#Main" : "#Part-" + name
    }
    if anchors.contains(String(pieces[1])) { return "#" + (name.isEmpty ? "" : name + ".") + pieces[1] }
    return isLocal ? root + (name.isEmpty ? "" : name + "/") + address : address
  }

  /// Returns whether an address leads to a file in the folder of its page, as those of downloads do.
  private static func isInPageFolder(_ address: String) -> Bool {
    let first = address.prefix { $0 != "/" }
    return !first.isEmpty && !first.hasPrefix(".") && !first.contains(":")
  }
}
