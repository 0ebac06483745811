import CaseStudyModel
import Mustache

/// Generates the list of all studies, 30 per page, and a list for each verdict and for each principle's verdicts. On
/// sites with more than 30 studies, it also generates a list for each principle, difficulty and language, and for their
/// combinations.
public struct CaseStudyListGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    if !site.hasStudyList { return [] }
    let facets = StudyFacets(
      of: site.studies, principles: site.principles.map(\.id),
      verdicts: { site.evidence[$0.article.slug]?.evidence.principles.mapValues(\.verdict) ?? [:] },
      onlyVerdicts: site.studies.count <= PagedList.pageSize)
    let addresses = StudyListAddresses(of: site.studies)
    let choices = facets.choices
    return choices.flatMap { choice in
      pages(of: choice, in: facets, addresses, site, hasFacets: choices.count > 1)
    }
  }

  private func pages(
    of choice: StudyChoice, in facets: StudyFacets, _ addresses: StudyListAddresses, _ site: Site, hasFacets: Bool
  ) -> [Page] {
    let list = addresses.pages(of: choice, in: facets)
    let title = Self.title(of: choice, in: site)
    var ancestors = [Page.Ancestor.home(of: site)]
    if choice != .all {
      ancestors.append(Page.Ancestor(title: site.texts.text("studies.title"), path: PagePath.studies))
    }
    let summary = site.texts.text("studies.summary", ["count": .integer(list.entries.count)])
    var pages = list.pages(
      title: title, summary: summary, below: ancestors, layout: .studies, marking: choice, texts: site.texts
    ) { context, number in
      let isOfPrinciple = choice.difficulty == nil && choice.language == nil
      // Counting verdicts reads all listed studies, so only the first page shows counts.
      let verdicts =
        number == 1 && isOfPrinciple
        ? VerdictCountsView(under: choice.principle, among: (list.entries, choice.verdict), in: context) : nil
      let values: [String: TemplateValue] = ["verdicts": .view(verdicts)]
      let links = FacetsView(facets: facets, choice: choice, addresses: addresses, context: context)
      return values.with(hasFacets ? links.values : ["hasFacets": false])
    }
    pages[0].linksTerms = true
    return pages
  }

  private static func title(of choice: StudyChoice, in site: Site) -> String {
    let principle = choice.principle.flatMap { site.principle($0) }
    let names = [
      principle?.abbreviation,
      choice.difficulty.map { site.texts.text("study.difficulty." + $0.rawValue) },
      choice.language.map(site.title(of:)),
      choice.verdict.map { EvidenceWords(texts: site.texts).word($0) },
    ].compactMap { $0 }
    let title = site.texts.text("studies.title")
    return names.isEmpty
      ? title : site.texts.text("facets.title", ["title": .text(title), "names": .text(site.texts.list(names))])
  }
}

extension PagedList {
  /// Returns the pages of the list, each with its part of the table and links to the others.
  /// - Parameters:
  ///   - ancestors: the pages above the first one, which is above the others.
  ///   - choice: the choice whose verdicts are marked.
  ///   - values: returns additional values for the page with a number, from 1.
  func pages(
    title: String, summary: String, below ancestors: [Page.Ancestor], layout: Layout,
    marking choice: StudyChoice = .all, texts: InterfaceTexts,
    values: @escaping @Sendable (PageContext, Int) -> [String: TemplateValue]
  ) -> [Page] {
    (1...pageCount).map { number in
      let numbered = texts.text("pager.title", ["title": .text(title), "number": .integer(number)])
      return Page(
        path: path(ofPage: number), layout: layout, title: number == 1 ? title : numbered, summary: summary,
        ancestors: number == 1 ? ancestors : ancestors + [Page.Ancestor(title: title, path: path)]
      ) { context in
        let all: [String: TemplateValue] = ["styles": context.styles(["lists.css"])]
        return all.with(StudyListingView.table(of: entries(onPage: number), marking: choice, in: context))
          .with(PagerView(list: self, current: number, context: context).values).with(values(context, number))
      }
    }
  }
}
