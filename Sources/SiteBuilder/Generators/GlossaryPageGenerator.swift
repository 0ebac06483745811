import CaseStudyModel
import Mustache

/// The glossary: every term that the catalogue defines, so that a site adds terms with its own texts.
///
/// `glossary.name.KEY` is the term and `glossary.text.KEY` its definition; the words of verdicts are terms too.
public struct GlossaryPageGenerator: PageGenerator {
  public init() {}

  private static let names = "glossary.name."

  /// Returns the page of a site with evidence; a plain page of the same address becomes its introduction.
  public func pages(for site: Site) -> [Page] {
    if site.evidence.isEmpty { return [] }
    let introduction = Self.introduction(of: site)
    let terms = Self.terms(in: site.texts)
    var page = Page(
      path: PagePath.glossary, layout: .glossary, named: "glossary", ["count": .integer(terms.count)],
      introducedBy: introduction, in: site
    ) { context in
      [
        "styles": context.styles(["lists.css"]), "body": introduction.map(context.body) ?? .null,
        "terms": .views(terms), "methodURL": .text(context.url(for: PagePath.method)),
      ]
    }
    page.isFallback = true
    return [page]
  }

  /// Returns the plain page that the glossary begins with; its headings leave the terms their anchors.
  static func introduction(of site: Site) -> Article? {
    if site.evidence.isEmpty { return nil }
    let page = site.pages.first { PagePath.page($0) == PagePath.glossary }
    return page?.yielding(anchors: Set(terms(in: site.texts).map(\.key)))
  }

  /// Returns the terms in the order of their names.
  static func terms(in texts: InterfaceTexts) -> [GlossaryTerm] {
    let verdicts = Verdict.allCases.map { verdict in
      GlossaryTerm(
        key: verdict.key, name: texts.text("evidence.verdict." + verdict.key),
        text: texts.text("evidence.meaning." + verdict.key))
    }
    let others = texts.keys.filter { $0.hasPrefix(names) }.map { name in
      let key = String(name.dropFirst(names.count))
      return GlossaryTerm(key: key, name: texts.text(name), text: texts.text("glossary.text." + key))
    }
    return (verdicts + others).sorted { ($0.name.lowercased(), $0.key) < ($1.name.lowercased(), $1.key) }
  }
}

/// A term with its definition.
struct GlossaryTerm: TemplateView, Equatable {
  /// The key, which is the term's anchor in all languages.
  let key: String
  let name: String
  let text: String

  var values: [String: TemplateValue] { ["term": .text(key), "name": .text(name), "definition": .text(text)] }
}
