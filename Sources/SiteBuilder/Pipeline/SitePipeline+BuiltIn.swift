import CaseStudyModel

extension SitePipeline {
  /// Creates the pipeline with all built-in parts.
  /// - Parameters:
  ///   - content: the site's folder.
  ///   - theme: the folder of the theme: `*.mustache` and `assets`.
  ///   - reader: turns Markdown into values.
  ///   - highlighters: highlight code.
  ///   - evidence: reads the stored evidence of studies; without it, the site shows none.
  ///   - trials: reads the results of trying the rules; without it, the site shows none.
  ///   - examples: reads the results of compiling examples; without it, the site shows none.
  ///   - history: returns the days of last changes; without it, only front matter sets them.
  ///   - repository: reads the repository around the site, which links to its files lead to.
  ///   - revisions: answers questions about commits that have code of studies.
  ///   - claimNeeds: the needs of the measurements that give verdicts.
  ///   - principlePages: page generators that replace the built-in ones of their principles.
  ///   - studyPages: the generators of further pages below each study.
  ///   - overviewSections: the further sections of studies' overviews.
  public init(
    content: any ContentSource, theme: any ContentSource, reader: any DocumentReader,
    highlighters: [any Highlighter], evidence: SiteLoader.EvidenceReading? = nil,
    trials: SiteLoader.TrialReading? = nil, examples: SiteLoader.ExampleReading? = nil,
    history: SiteLoader.FileHistory? = nil, repository: SiteLoader.RepositoryReading? = nil,
    revisions: RevisionAnswers.Lookup? = nil, claimNeeds: [ClaimNeeds] = [],
    principlePages: [any PrinciplePageGenerator] = [], studyPages: [any StudyPageGenerator] = [],
    overviewSections: [any OverviewSection] = [], options: LoadOptions = LoadOptions()
  ) {
    self.init(
      loader: SiteLoader(
        content: content, reader: reader, evidence: evidence, trials: trials, examples: examples, history: history,
        repository: repository, revisions: revisions, options: options),
      generators: Self.builtInGenerators(
        principlePages: principlePages, studyPages: studyPages, overviewSections: overviewSections),
      checks: Self.builtInChecks(
        highlighters: highlighters, claimNeeds: claimNeeds, principlePages: principlePages),
      renderer: PageRenderer(theme: theme, content: content, highlighters: highlighters),
      formats: [
        HTMLFormat(), MarkdownCopyFormat(), HostRedirectsFormat(), SitemapFormat(), RobotsFormat(),
        LanguageModelFormat(), AtomFeedFormat(), JSONFeedFormat(), OpenSearchFormat(), EvidenceExportFormat(),
        CitationFormat(), EvidenceBadgeFormat(), ExampleBadgeFormat(), ExerciseFormat(), JekyllFormat(), SearchFormat(),
        // Last, so that a former address never replaces another file.
        RedirectFormat(),
      ])
    loader.languageTitles = highlighters.languageTitles
    texts = TextCatalogue.load(from: theme, overriddenBy: content, reading: reader.texts)
  }

  /// Returns the built-in generators.
  /// - Parameters:
  ///   - principlePages: page generators that replace the built-in ones of their principles.
  ///   - studyPages: the generators of further pages below each study.
  ///   - overviewSections: the further sections of studies' overviews.
  public static func builtInGenerators(
    principlePages: [any PrinciplePageGenerator] = [], studyPages: [any StudyPageGenerator] = [],
    overviewSections: [any OverviewSection] = []
  ) -> [any PageGenerator] {
    [
      HomePageGenerator(), CaseStudyListGenerator(),
      CaseStudyPageGenerator(
        sections: builtInOverviewSections + overviewSections, pages: builtInStudyPages + studyPages),
      MethodPageGenerator(), AttacksPageGenerator(), GlossaryPageGenerator(), LearningPathsPageGenerator(),
      PrinciplePages(adding: principlePages), TagPageGenerator(), PlainPageGenerator(), NotFoundPageGenerator(),
    ]
  }

  /// The built-in sections of a study's overview, in order.
  public static let builtInOverviewSections: [any OverviewSection] = [
    ResultsSection(), KeyDifferenceSection(), TypesSection(), StepsSection(),
  ]

  /// The built-in pages below a study's overview, in order.
  public static let builtInStudyPages: [any StudyPageGenerator] = [
    StepsPageGenerator(), ChangesPageGenerator(), EvidencePageGenerator(), FilesPageGenerator(), PairsPageGenerator(),
    RunsPageGenerator(), ExercisePageGenerator(),
  ]

  /// The built-in strategies for pages of principles.
  static let builtInPrinciplePages: [any PrinciplePageGenerator] = [
    SingleResponsibilityPageGenerator(), OpenClosedPageGenerator(), LiskovSubstitutionPageGenerator(),
    InterfaceSegregationPageGenerator(), DependencyInversionPageGenerator(),
  ]

  /// Returns the built-in checks.
  /// - Parameters:
  ///   - highlighters: the highlighters of the site's code.
  ///   - claimNeeds: the needs of the measurements that give verdicts.
  ///   - principlePages: page generators that replace the built-in ones of their principles.
  public static func builtInChecks(
    highlighters: [any Highlighter], claimNeeds: [ClaimNeeds] = [],
    principlePages: [any PrinciplePageGenerator] = []
  ) -> [any SiteCheck] {
    builtInChecks + [
      WeakClaim(needs: claimNeeds), UnknownLanguage(highlighters: highlighters),
      UnusedVerifier(highlighters: highlighters),
      UnusedPrinciplePage(principlePages),
    ]
  }

  /// The built-in checks without parameters.
  public static let builtInChecks: [any SiteCheck] = [
    DeadLink(), LinkedDraft(), UnhostedLink(), DeadAnchor(), MissingImage(), MissingAlternativeText(),
    DuplicateSlug(), UnknownPrinciple(),
    MissingBefore(), MissingAfter(), MissingSides(), EmptyStudy(), SkippedHeadingLevel(), UnreachablePage(),
    HiddenDirection(), UnknownEvidenceText(), UnknownStep(), TooManySteps(),
    UnknownAssumption(), ExerciseRequest(), MisnamedFile(), HighlightedLines(), UnknownKeyLines(), IdleOutput(),
    UnknownContract(), UnpairedDriver(), StrayDiff(), DuplicateRequest(), UnpairedTranslation(), TranslationLanguage(),
    OldTranslation(), TranslatedCode(), UntranslatedText(), DuplicateTitle(), FaultyContract(), UntestedConformer(),
    VacuousTest(), ForeignAssertion(), FaultyFile(), IdenticalSides(), UndefinedName(), RepeatedTest(),
    UnlistedLanguage(), IgnoredFile(), FaultyCall(), ForeignSyntax(),
  ]

  /// The explanations of this module's diagnostics, for `solidsite explain`.
  public static let explanations: [DiagnosticExplanation] =
    builtInChecks(highlighters: []).map(\.explanation) + PipelineExplanations.all + EvidenceExplanations.all
    + TextExplanations.all
}
