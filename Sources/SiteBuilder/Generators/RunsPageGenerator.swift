import CaseStudyModel
import Mustache

/// Generates a page for each study with evidence: the output of its programs, and figures in detail.
public struct RunsPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    if site.evidence.isEmpty { return [] }
    return site.studies.filter { site.evidence[$0.article.slug] != nil }.map { study in
      let article = study.article
      var page = Page(
        path: PagePath.runs(study), layout: .runs,
        title: site.texts.text("runs.title", ["title": .text(article.title)]),
        summary: site.texts.text("runs.summary", ["title": .text(article.title)]),
        ancestors: [
          Page.Ancestor(title: site.configuration.title, path: PagePath.home),
          Page.Ancestor(title: site.texts.text("studies.title"), path: PagePath.studies),
          Page.Ancestor(title: article.title, path: PagePath.study(study)),
        ]
      ) { context in
        let section = EvidenceSection(of: study, in: context.site)
        // A short title is enough, because the breadcrumbs and the first sentence name the study.
        return [
          "shortTitle": .text(context.texts.text("runs.shortTitle")), "hasEvidence": true,
          "evidence": .view(EvidenceView(section, study, in: context)),
        ]
      }
      page.date = article.frontMatter.date
      page.updated = article.updated
      return page
    }
  }
}
