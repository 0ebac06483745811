import CaseStudyModel
import CaseStudyReader
import CodeHighlighting
import EvidenceRunner
import EvidenceStore
import SiteBuilder
import SiteStorage
import SystemFiles

/// The composition root, which knows and connects all built-in and added parts.
struct PartRegistry: Sendable {
  private let added: SiteParts

  /// - Parameter added: the parts in addition to the built-in ones.
  init(adding added: SiteParts = SiteParts()) { self.added = added }

  /// Whether there are only built-in parts. Added parts may read files or the clock themselves.
  var isBuiltIn: Bool {
    // Compares all lists, including ones that are added to the type later. Texts of the interface don't matter.
    Mirror(reflecting: added).children.allSatisfy { ($0.value as? any Collection)?.isEmpty ?? true }
  }

  /// All explanations, sorted by name.
  var explanations: [DiagnosticExplanation] {
    let stages = MarkdownDocumentReader.explanations + SitePipeline.explanations + SitePublisher.explanations
    let own =
      ownChecks(grammars: [], explanations: []).map(\.explanation) + [UnreadableRepository.explanation]
      + WebLinkCheck.explanations + VerificationExplanations.all + CardExplanations.all
    return (stages + own + added.checks.map(\.explanation) + added.explanations).sorted { $0.id < $1.id }
  }

  /// Returns the checks that need more than the content of a site.
  /// - Parameters:
  ///   - grammars: the faults of the site's grammars.
  ///   - explanations: those of all diagnostics.
  private func ownChecks(grammars: [Diagnostic], explanations: [DiagnosticExplanation]) -> [any SiteCheck] {
    [
      InvalidGrammar(grammars), UnknownDiagnostic(explanations), StarterText(), UnusedMeasurement(added.measurements),
    ]
  }

  /// The measurements that give verdicts. The last one of a principle counts, so the first added one comes last.
  var measurements: [any PrincipleMeasurement] { PrincipleMeasurements.builtIn + added.measurements.reversed() }

  /// Returns the names of a study's added measurements, so that adding one invalidates evidence.
  func addedMeasurements(of study: CaseStudy) -> String {
    added.measurements.filter { study.principles.contains($0.principle) }.map { ", \(type(of: $0))" }.joined()
  }

  /// Returns the pipeline from a folder of Markdown to a site's files.
  /// - Parameters:
  ///   - theme: the theme's folder; `nil` for the installed one.
  ///   - history: returns the days of last changes, for a site that is shown.
  ///   - repository: reads the repository around the site.
  ///   - revisions: answers questions about its commits.
  func pipeline(
    content: any ContentSource, theme: (any ContentSource)? = nil, history: SiteLoader.FileHistory? = nil,
    repository: SiteLoader.RepositoryReading? = nil, revisions: RevisionAnswers.Lookup? = nil, options: LoadOptions
  ) throws -> SitePipeline {
    let languages = try SiteLanguages.read(from: content)
    var pipeline = SitePipeline(
      content: content, theme: try theme ?? DiskContentSource(root: ThemeFolder.path()),
      reader: MarkdownDocumentReader(languages: languages.value.names),
      highlighters: highlighters(with: languages.value), evidence: EvidenceCoding.evidence(from:),
      trials: EvidenceCoding.trials(attacks:mutations:), examples: EvidenceCoding.compiledExamples(from:),
      history: history, repository: repository, revisions: revisions,
      claimNeeds: measurements.inForce.map(ClaimNeeds.init), principlePages: added.principles,
      studyPages: added.studyPages, overviewSections: added.overviewSections, options: options)
    pipeline.generators += added.generators
    let explanations = explanations
    pipeline.kinds = DiagnosticKinds(explanations)
    pipeline.checks += ownChecks(grammars: languages.diagnostics, explanations: explanations) + added.checks
    pipeline.formats += [SchemaFormat()] as [any OutputFormat] + added.formats
    pipeline.texts.add(added.texts)
    return pipeline
  }

  /// Returns the texts of a site's language, as the site overrides them.
  func texts(in language: String, of content: any ContentSource) throws -> InterfaceTexts {
    try pipeline(content: content, options: LoadOptions()).texts.texts(for: language).value
  }

  /// Returns the theme's texts of a language; English ones without a theme.
  func texts(in language: String) -> InterfaceTexts {
    guard let theme = try? ThemeFolder.path() else { return InterfaceTexts() }
    return (try? texts(in: language, of: DiskContentSource(root: theme))) ?? InterfaceTexts()
  }

  /// Returns the texts of the site in the working folder; English ones if there is no site that can be read.
  func textsOfWorkingFolder() -> InterfaceTexts { texts(ofSiteIn: ".", LoadOptions()) }

  /// Returns the texts of the site that a command line is about; English ones if there is none that can be read.
  func texts(for arguments: Arguments) -> InterfaceTexts {
    let root = arguments.value(of: .root) ?? Self.folder(around: arguments.operands.first)
    var options = LoadOptions()
    if let name = arguments.value(of: .configuration), let file = try? FileSystem.resolved(name),
      let folder = try? FileSystem.resolved(root), let path = FilePath.relative(file, to: folder)
    {
      options.configurationPath = path
    }
    return texts(ofSiteIn: root, options)
  }

  private func texts(ofSiteIn root: String, _ options: LoadOptions) -> InterfaceTexts {
    // Elsewhere, say in a home folder, looking for a site's parts would list every file below.
    let settings = FilePath.joined(root, options.configurationPath)
    guard (try? FileStatus(of: settings)) != nil else { return InterfaceTexts() }
    let content = DiskContentSource(root: root)
    let configuration = try? loader(content: content, options: options).configuration()
    guard let configuration, configuration.isConfigured else { return InterfaceTexts() }
    return (try? texts(in: configuration.language, of: content)) ?? InterfaceTexts()
  }

  /// Returns the folder of the site that an operand names or is in; the working folder without one.
  private static func folder(around operand: String?) -> String {
    guard let operand, let path = try? FileSystem.resolved(operand) else { return "." }
    if (try? FileStatus(of: FilePath.joined(path, "solidsite.yml"))) != nil { return path }
    return (try? SiteLocation.folder(around: path)) ?? "."
  }

  /// Returns the pipeline's loader, without theme and evidence.
  /// - Parameter revisions: answers questions about commits that have code of studies.
  func loader(
    content: any ContentSource, revisions: RevisionAnswers.Lookup? = nil, options: LoadOptions
  ) throws -> SiteLoader {
    let languages = try SiteLanguages.read(from: content)
    var loader = SiteLoader(
      content: content, reader: MarkdownDocumentReader(languages: languages.value.names), revisions: revisions,
      options: options)
    loader.languages = TextCatalogue.languages(
      of: DiskContentSource(root: try ThemeFolder.path()), overriddenBy: content)
    loader.languages.formUnion(added.texts.languages)
    loader.languageTitles = highlighters(with: languages.value).languageTitles
    return loader
  }

  /// Returns all highlighters of a site with its own languages.
  private func highlighters(with languages: SiteLanguages) -> [any Highlighter] {
    [SwiftHighlighter()] + TableHighlighter.builtIn(overriddenBy: languages.grammars) + added.highlighters
  }

  /// Returns the reader for a loaded site's studies.
  func studyReader(for site: Site, content: any ContentSource) throws -> any StudyReader {
    let languages = try SiteLanguages.read(from: content)
    return MarkdownDocumentReader(languages: languages.value.names)
      .studyReader(for: site.configuration, principles: site.principles)
  }
}

extension ClaimNeeds {
  fileprivate init(_ measurement: any PrincipleMeasurement) {
    self.init(
      of: measurement.principle, requests: measurement.restsOnRequests, ownBlocks: measurement.ownBlocks,
      impliedBy: measurement.impliedBy)
  }
}
