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
  ///   - principlePages: page generators that replace the built-in ones of their principles.
  public init(
    content: any ContentSource, theme: any ContentSource, reader: any DocumentReader,
    highlighters: [any Highlighter], evidence: SiteLoader.EvidenceReading? = nil,
    history: SiteLoader.FileHistory? = nil, principlePages: [any PrinciplePageGenerator] = [],
    options: LoadOptions = LoadOptions()
  ) {
    self.init(
      loader: SiteLoader(content: content, reader: reader, evidence: evidence, history: history, options: options),
      generators: Self.builtInGenerators(principlePages: principlePages),
      checks: Self.builtInChecks(highlighters: highlighters, principlePages: principlePages),
      renderer: PageRenderer(theme: theme, content: content, highlighters: highlighters),
      formats: [HTMLFormat(), RedirectFormat(), SitemapFormat(), AtomFeedFormat()])
    texts = TextCatalogue.load(from: theme, overriddenBy: content, reading: reader.texts)
  }

  /// Returns the generators of all pages that come with solidsite.
  /// - Parameter principlePages: page generators that replace the built-in ones of their principles.
  public static func builtInGenerators(
    principlePages: [any PrinciplePageGenerator] = []
  ) -> [any PageGenerator] {
    [
      HomePageGenerator(), CaseStudyListGenerator(), CaseStudyPageGenerator(), RunsPageGenerator(),
      PrinciplePages(adding: principlePages), TagPageGenerator(), PlainPageGenerator(), NotFoundPageGenerator(),
    ]
  }

  /// The strategies for the pages of the five principles of SOLID.
  static let builtInPrinciplePages: [any PrinciplePageGenerator] = [
    SingleResponsibilityPageGenerator(), OpenClosedPageGenerator(), LiskovSubstitutionPageGenerator(),
    InterfaceSegregationPageGenerator(), DependencyInversionPageGenerator(),
  ]

  /// Returns the checks that come with solidsite.
  /// - Parameters:
  ///   - highlighters: tell the syntax of the site's code.
  ///   - principlePages: page generators that replace the built-in ones of their principles.
  public static func builtInChecks(
    highlighters: [any Highlighter], principlePages: [any PrinciplePageGenerator] = []
  ) -> [any SiteCheck] {
    builtInChecks + [UnknownLanguage(highlighters: highlighters), UnusedPrinciplePage(principlePages)]
  }

  /// The checks that come with solidsite and look at nothing but the site.
  public static let builtInChecks: [any SiteCheck] = [
    DeadLink(), DeadAnchor(), MissingImage(), MissingAlternativeText(), DuplicateSlug(), UnknownPrinciple(),
    MissingBefore(), MissingAfter(), MissingSides(), EmptyStudy(), SkippedHeadingLevel(), UnreachablePage(),
    HiddenDirection(), UnknownEvidenceText(), WeakClaim(),
  ]

  /// The explanations of this module's diagnostics, for `solidsite explain`.
  public static let explanations: [DiagnosticExplanation] =
    builtInChecks(highlighters: []).map(\.explanation) + PipelineExplanations.all + EvidenceExplanations.all
    + TextExplanations.all
}
