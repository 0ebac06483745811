import CaseStudyModel
import Mustache

/// The page about verdicts: preconditions, words and rules as the catalogue has them, and how well the measures notice
/// changed designs.
public struct MethodPageGenerator: PageGenerator {
  public init() {}

  /// The preconditions of all verdicts, as keys of texts.
  private static let preconditions = ["builds", "differ", "requests", "runs", "languages"]

  /// Returns the page of a site with evidence; a plain page of the same address becomes its introduction.
  public func pages(for site: Site) -> [Page] {
    if site.evidence.isEmpty { return [] }
    let introduction = Self.introduction(of: site)
    let page = Page(path: PagePath.method, layout: .method, named: "method", introducedBy: introduction, in: site) {
      context in
      let texts = context.texts
      let rules = context.site.principles.compactMap { RuleView(of: $0, in: context)?.values }.linkingTermsOnce
      let mutations = context.site.trials?.mutations ?? []
      let hasAttacks = context.site.trials?.attacks.isEmpty == false
      let values: [String: TemplateValue] = [
        "hasEvidence": true,
        "hasOtherMeasures": .bool(mutations.allSatisfy { $0.otherMovers != nil }),
        "body": introduction.map(context.body) ?? .null,
        "attacksURL": hasAttacks ? .text(context.url(for: PagePath.attacks)) : .null,
        "dataURL": .text(context.root + EvidenceExportFormat.path),
        "tableURL": .text(context.root + EvidenceExportFormat.tablePath),
        "preconditions": .list(Self.preconditions.map { .text(texts.text("method.precondition." + $0)) }),
        "verdictMeanings": .list(Verdict.allCases.map { meaning(of: $0, texts) }),
        "readingNames": .list(Reading.allCases.map { .text(texts.text("evidence.readings." + $0.rawValue)) }),
        "verdicts": .view(VerdictCountsView(in: context)),
      ]
      return values.with(Dictionary(list: "rules", rules.map { .object($0) })).with(
        Dictionary(
          list: "mutations",
          views: mutations.enumerated().map { MutationView(result: $1, number: $0 + 1, context: context) })
      ).with(Dictionary(list: "unnoticed", views: views(of: mutations, \.unnoticedByAny, in: context)))
        .with(Dictionary(list: "movers", views: views(of: mutations, \.moversOfAny, in: context)))
    }
    return [page]
  }

  /// Returns the plain page that the page about verdicts begins with.
  static func introduction(of site: Site) -> Article? {
    site.evidence.isEmpty ? nil : site.pages.first { PagePath.page($0) == PagePath.method }
  }

  private func views(
    of results: [MutationResult], _ designs: KeyPath<MutationResult, [ReportedMutant]?>, in context: PageContext
  ) -> [ReportedMutantView] {
    results.flatMap { result in
      (result[keyPath: designs] ?? []).map {
        ReportedMutantView(design: $0, principle: result.principle, context: context)
      }
    }
  }

  private func meaning(of verdict: Verdict, _ texts: InterfaceTexts) -> TemplateValue {
    [
      "verdictKind": .text(verdict.key), "verdictWord": .text(texts.text("evidence.verdict." + verdict.key)),
      "meaning": .text(texts.text("evidence.meaning." + verdict.key)),
    ]
  }
}
