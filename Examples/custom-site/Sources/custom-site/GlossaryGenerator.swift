import CaseStudyModel
import Mustache
import SiteBuilder

/// The page of a glossary: the principles and what they mean, laid out by a template of the site.
struct GlossaryGenerator: PageGenerator {
  func pages(for site: Site) -> [Page] {
    let layout = Layout(rawValue: "glossary")
    let page = Page(path: "glossary/", layout: layout, title: "Glossary") { context in
      let terms = context.site.principles.map { principle -> TemplateValue in
        [
          "term": .text(principle.name), "meaning": .text(principle.summary),
          "termURL": .text(context.url(for: PagePath.principle(principle.id))),
        ]
      }
      return ["terms": .list(terms)]
    }
    return [page]
  }
}
