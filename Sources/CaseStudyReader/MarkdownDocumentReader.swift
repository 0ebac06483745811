import CaseStudyModel

/// Reads Markdown files as case studies and pages, and `solidsite.yml` as settings.
public struct MarkdownDocumentReader: DocumentReader {
  private let languages: [String: [String]]

  /// - Parameter languages: the other names of the site's own languages by their first names.
  public init(languages: [String: [String]] = [:]) { self.languages = languages }

  /// Reads the settings of a site.
  public func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    ConfigurationReader().read(file)
  }

  /// Reads a catalogue of interface texts by their keys.
  public func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]> { TextsReader().read(file) }

  /// Returns a reader of the case studies of a site.
  public func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader {
    MarkdownStudyReader(configuration: withLanguages(configuration), principles: principles)
  }

  /// Reads a Markdown file as a plain page.
  public func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    let configuration = withLanguages(configuration)
    let document = MarkdownDocument(file, configuration: configuration)
    var diagnostics = document.diagnostics
    if configuration.isConfigured {
      let unused = document.unusedKeys(FrontMatterReader.studyKeys, place: "in a case study")
      diagnostics += document.misplacedStudy(unused).map { [$0] } ?? unused
      if file.path == "Content/index.md" {
        diagnostics += document.unusedKeys(["slug"], place: "on a page other than the home page")
      } else if file.path.hasPrefix("Content/principles/") {
        diagnostics += document.unusedKeys(["slug"], place: "in a case study or on a page")
      }
    }
    let vocabulary = Vocabulary.of(configuration.vocabulary, principles: [])
    var builder = CodeBlockBuilder(
      path: file.path, vocabulary: vocabulary, outline: document.outline, title: document.title.heading,
      knownPrinciples: [])
    let blocks = builder.blocks { _, _ in Diagnosed(nil) }
    diagnostics += builder.diagnostics
    let lines = LineTable(document.bytes[...])
    diagnostics += NearHeadings(lines: lines, path: file.path) { _ in false }.diagnostics(of: document.outline)
    return Diagnosed(document.article(snippets: blocks), diagnostics.sorted())
  }

  /// Reads a single Markdown file as a case study; use `MarkdownStudyReader` for many.
  /// - Parameters:
  ///   - principles: the principles that the site defines.
  ///   - include: reads the file named by a fence's `src=`, given its path relative to the site's folder; returns `nil`
  ///     if it can't be read.
  public func study(
    from file: SourceFile, configuration: SiteConfiguration, principles: [Principle],
    include: (String) -> [UInt8]?
  ) -> Diagnosed<CaseStudy> {
    MarkdownStudyReader(configuration: withLanguages(configuration), principles: principles)
      .study(from: file, include: include)
  }

  private func withLanguages(_ configuration: SiteConfiguration) -> SiteConfiguration {
    var configuration = configuration
    configuration.vocabulary.languages.merge(languages) { _, new in new }
    return configuration
  }
}

extension MarkdownDocumentReader {
  /// The words of info strings; one that takes a value ends with an equals sign.
  public static var infoWords: [String] { InfoString.knownWords }

  public var infoWords: [String] { Self.infoWords }
}
