import CaseStudyModel

extension SitePipeline {
  /// Creates the pipeline with everything that comes with solidsite.
  /// - Parameters:
  ///   - content: the site's folder.
  ///   - theme: the folder of the theme: `*.mustache` and `assets`.
  ///   - reader: turns Markdown into values.
  ///   - highlighters: tell the syntax of code.
  ///   - evidence: reads the stored evidence of studies; without it, the site shows none.
  ///   - history: tells when files were last changed; without it, only front matter does.
  public init(
    content: any ContentSource, theme: any ContentSource, reader: any DocumentReader,
    highlighters: [any Highlighter], evidence: (any EvidenceReader)? = nil, history: (any FileHistory)? = nil,
    options: LoadOptions = LoadOptions()
  ) {
    self.init(
      loader: SiteLoader(content: content, reader: reader, evidence: evidence, history: history, options: options),
      generators: Self.builtInGenerators, checks: Self.builtInChecks(highlighters: highlighters),
      formats: [
        HTMLFormat(theme: theme, content: content, highlighters: highlighters), RedirectFormat(), SitemapFormat(),
        AtomFeedFormat(),
      ])
    texts = TextCatalogue.load(from: theme, overriddenBy: content, reader: reader)
  }

  /// The generators of all pages that come with solidsite.
  public static let builtInGenerators: [any PageGenerator] =
    [HomePageGenerator(), CaseStudyListGenerator(), CaseStudyPageGenerator(), RunsPageGenerator()]
    + builtInPrincipleGenerators
    + [
      GeneralPrinciplePageGenerator(excluding: builtInPrincipleGenerators.map(\.principle)), TagPageGenerator(),
      PlainPageGenerator(), NotFoundPageGenerator(),
    ]

  /// The generators of the five principles of SOLID.
  public static let builtInPrincipleGenerators: [any PrinciplePageGenerator] = [
    SingleResponsibilityPageGenerator(), OpenClosedPageGenerator(), SubstitutionPageGenerator(),
    InterfaceSegregationPageGenerator(), DependencyInversionPageGenerator(),
  ]

  /// The checks that come with solidsite, for a site whose code is highlighted by `highlighters`.
  public static func builtInChecks(highlighters: [any Highlighter]) -> [any SiteCheck] {
    builtInChecks + [UnknownLanguage(highlighters: highlighters)]
  }

  /// The checks that come with solidsite and look at nothing but the site.
  public static let builtInChecks: [any SiteCheck] = [
    DeadLink(), DeadAnchor(), MissingImage(), MissingAlternativeText(), DuplicateSlug(), UnknownPrinciple(),
    MissingBefore(), MissingAfter(), MissingSides(), EmptyStudy(), SkippedHeadingLevel(), UnreachablePage(),
  ]

  /// What `solidsite explain` can tell of the diagnostics of this module.
  public static let explanations: [DiagnosticExplanation] =
    builtInChecks(highlighters: []).map(\.explanation) + PipelineExplanations.all + EvidenceExplanations.all + TextExplanations.all
}
