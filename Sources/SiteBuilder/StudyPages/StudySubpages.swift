import CaseStudyModel
import Mustache

/// Makes the pages below the overview of a study, or below a plain page with code to compare.
struct StudySubpages: Sendable {
  private let generators: [any StudyPageGenerator]

  /// - Parameter generators: the generators of the pages, in the order of the links to them.
  init(_ generators: [any StudyPageGenerator]) { self.generators = generators }

  /// The pages that compare code.
  static let comparisons = StudySubpages([FilesPageGenerator(), PairsPageGenerator()])

  /// Returns the pages that a study has.
  /// - Parameters:
  ///   - overview: the address of the page above them.
  ///   - ancestors: the pages above that one.
  func pages(
    of study: CaseStudy, at overview: String, below ancestors: [Page.Ancestor], in site: Site
  ) -> [Page] {
    let article = study.article
    return generators.filter { $0.hasPage(for: study, in: site) }.map { generator in
      let title = site.texts.text("study.page." + generator.name)
      var page = Page(
        path: "\(overview)\(generator.name)/", layout: generator.layout,
        title: site.texts.text("study.page.title", ["page": .text(title), "title": .text(article.title)]),
        summary: site.texts.text("study.page.summary." + generator.name, ["title": .text(article.title)]),
        ancestors: ancestors + [Page.Ancestor(title: article.title, path: overview, language: article.language)]
      ) { context in
        let frame: [String: TemplateValue] = [
          "shortTitle": .text(title),
          "hasInterfaceTitle": .bool(true),
          "hasEvidence": .bool(site.evidence[article.slug] != nil),
          // A page that is joined with others has no neighbours.
          "hasNeighbours": .bool(false),
          "styles": context.styles(["study.css"]),
        ]
        return frame.with(navigation(below: overview, in: context).values)
          .with(generator.values(for: study, in: context))
      }
      page.source = article.source
      page.language = article.language
      page.date = article.frontMatter.date
      page.updated = article.updated
      page.linksTerms = true
      return page
    }
  }

  /// Returns the links between an overview and the pages below it.
  func navigation(below overview: String, in context: PageContext) -> StudyNavigationView {
    StudyNavigationView(below: overview, among: generators.map(\.name), in: context)
  }
}

extension Site {
  /// Returns the pages that compare the code of a plain page; none if it shows no code on two sides.
  func comparisons(of page: Page, showing article: Article) -> [Page] {
    guard let study = comparable(article) else { return [] }
    let edition = edition(of: article)
    let site = edition.flatMap { editions.sites[$0] } ?? self
    return StudySubpages.comparisons.pages(of: study, at: page.path, below: page.ancestors, in: site).map { part in
      var part = part
      part.edition = edition
      return part
    }
  }
}
