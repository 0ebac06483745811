import CaseStudyModel

/// Reads Markdown files as case studies and pages, and `solidsite.yml` as settings.
public struct MarkdownDocumentReader: Sendable {
  public init() {}

  /// Reads the settings of a site.
  public func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    ConfigurationReader().read(file)
  }

  /// Reads a catalogue of interface texts by their keys.
  public func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]> {
    TextsReader().read(file)
  }

  /// Reads a Markdown file as a plain page.
  public func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    let document = MarkdownDocument(file, configuration: configuration)
    var diagnostics = document.diagnostics
    let vocabulary = Vocabulary.of(configuration.vocabulary, principles: [])
    var builder = BlockBuilder(
      path: file.path, vocabulary: vocabulary, outline: document.outline, title: document.title.heading,
      knownPrinciples: [])
    let blocks = builder.blocks { _, _ in Diagnosed(nil) }
    diagnostics += builder.diagnostics
    return Diagnosed(document.article(snippets: blocks), diagnostics.sorted())
  }

  /// Reads a single Markdown file as a case study; `MarkdownStudyReader` reads many.
  /// - Parameters:
  ///   - principles: what the site defines.
  ///   - include: reads the file that a fence's `src=` names, by its path relative to the site's folder; `nil` where it
  ///     can't be had.
  public func study(
    from file: SourceFile, configuration: SiteConfiguration, principles: [Principle],
    include: (String) -> [UInt8]?
  ) -> Diagnosed<CaseStudy> {
    MarkdownStudyReader(configuration: configuration, principles: principles).study(from: file, include: include)
  }
}
