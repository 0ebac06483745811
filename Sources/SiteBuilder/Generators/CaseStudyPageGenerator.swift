import CaseStudyModel
import Mustache

/// Generates the pages of case studies: an overview of each, with links to the previous and the next study, and the
/// pages below it.
public struct CaseStudyPageGenerator: PageGenerator {
  private let sections: [any OverviewSection]
  private let subpages: StudySubpages
  /// The section below an overview's text.
  private let map: StudyMapSection

  /// - Parameters:
  ///   - sections: the sections of overviews, in order; each comes after the study's first paragraphs.
  ///   - pages: the generators of the pages below overviews, in the order of the links to them.
  public init(
    sections: [any OverviewSection] = SitePipeline.builtInOverviewSections,
    pages: [any StudyPageGenerator] = SitePipeline.builtInStudyPages
  ) {
    self.sections = sections
    subpages = StudySubpages(pages)
    map = StudyMapSection(of: pages)
  }

  public func pages(for site: Site) -> [Page] {
    var pages = pages(ofStudies: Array(site.studies.indices), in: site)
    for (language, edition) in site.editions.sites.sorted(by: { $0.key < $1.key }) {
      let indices = site.indicesOfTranslations(into: language, in: edition)
      pages += self.pages(of: indices, in: edition).map { page in
        var page = page
        page.edition = language
        page.isArticle = false
        return page
      }
    }
    return pages
  }

  public func pages(ofStudies studies: [Int], in site: Site) -> [Page] {
    if site.editions.sites.isEmpty { return pages(of: studies, in: site) }
    let languages = Dictionary(grouping: studies) { site.edition(of: site.studies[$0].article) }
    return languages.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { language, studies in
      pages(of: studies, in: language.flatMap { site.editions.sites[$0] } ?? site).map { page in
        var page = page
        page.edition = language
        return page
      }
    }
  }

  /// Returns the addresses, without looking for related studies in the whole list.
  public func paths(ofStudies studies: [Int], in site: Site) -> [String] {
    pages(of: studies, in: site, relatedBy: RelatedStudies([], of: [])).map(\.path)
  }

  private func pages(of indices: some Sequence<Int>, in site: Site) -> [Page] {
    pages(of: indices, in: site, relatedBy: RelatedStudies(site.studies, of: indices))
  }

  private func pages(of indices: some Sequence<Int>, in site: Site, relatedBy related: RelatedStudies) -> [Page] {
    let sections = sections
    let (subpages, map) = (subpages, map)
    // One recipe for all pages, because allocating and freeing ten thousand closures that capture the site is slow.
    let recipe: @Sendable (Int, PageContext) -> [String: TemplateValue] = { index, context in
      let study = site.studies[index]
      let styles = study.article.isHome ? ["study.css", "lists.css"] : ["study.css"]
      return StudyPageView(
        study,
        NeighboursView(at: index, of: site.studies) {
          NeighboursView.Neighbour(
            title: $0.article.title, path: PagePath.study($0), language: $0.article.language(otherThanOf: context),
            in: context)
        },
        related.indices(relatedTo: index).map { RelatedStudyView(site.studies[$0], in: context) }, sections, map,
        in: context
      ).values.with(["styles": context.styles(styles), "scripts": context.scripts(["study.js"])]).with(
        subpages.navigation(below: PagePath.study(study), in: context).values
      ).with(study.article.isHome ? DocumentListsView(in: context).values : [:])
    }
    let listed: [Page.Ancestor] = [
      .home(of: site), .init(title: site.texts.text("studies.title"), path: PagePath.studies),
    ]
    return indices.flatMap { index in
      let article = site.studies[index].article
      let ancestors = article.isHome ? [] : listed
      var page = Page(
        path: PagePath.study(site.studies[index]), layout: layout(of: site.studies[index], in: site),
        title: article.title, summary: article.summary, ancestors: ancestors
      ) { recipe(index, $0) }
      page.adopt(article)
      page.isArticle = true
      page.principles = site.studies[index].principles
      page.linksTerms = true
      let study = site.studies[index]
      let pages = [page] + subpages.pages(of: study, at: page.path, below: ancestors, in: site)
      let whole = WholeStudyPage(of: study, joining: pages).map { [$0.page(below: ancestors, in: site)] } ?? []
      let versions = site.versions(of: study)
      return versions.isEmpty ? pages + whole : (pages + whole).map { $0.part(of: study, in: versions) }
    }
  }

  /// Returns the layout of an overview: the home page shows a document as its author wrote it, unless parts of it are
  /// on other pages.
  private func layout(of study: CaseStudy, in site: Site) -> Layout {
    let isWhole = study.article.isHome && StudyDivision(study, in: site).sections.allSatisfy { $0.page == nil }
    return isWhole ? .readme : .study
  }
}

extension Page {
  /// Returns the page with the addresses that it has in other versions of its study.
  fileprivate func part(of study: CaseStudy, in versions: [StudyVersion]) -> Page {
    var page = self
    let name = self.path.dropFirst(PagePath.study(study).count)
    page.versions = versions.map { version in
      var version = version
      version.path += name
      return version
    }
    return page
  }
}
