import CaseStudyModel

/// Reads Markdown files as case studies and pages, and `solidsite.yml` as settings.
public struct MarkdownDocumentReader: Sendable {
  public init() {}

  /// Reads the settings of a site.
  public func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    ConfigurationReader().read(file)
  }

  /// Reads a Markdown file as a plain page.
  public func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    let document = MarkdownDocument(file, configuration: configuration)
    var diagnostics = document.diagnostics
    let vocabulary = Vocabulary(adding: configuration.vocabulary, principles: [])
    var builder = BlockBuilder(
      path: file.path, vocabulary: vocabulary, outline: document.outline, title: document.title.heading,
      knownPrinciples: [])
    let blocks = builder.blocks { _, _ in Diagnosed(nil) }
    diagnostics += builder.diagnostics
    return Diagnosed(document.article(snippets: blocks), diagnostics.sorted())
  }

  /// Reads a Markdown file as a case study.
  /// - Parameters:
  ///   - principles: what the site defines.
  ///   - include: reads the file that a fence's `src=` names, by its path relative to the site's folder; `nil` where it
  ///     can't be had.
  public func study(
    from file: SourceFile, configuration: SiteConfiguration, principles: [Principle],
    include: (String) -> [UInt8]?
  ) -> Diagnosed<CaseStudy> {
    let document = MarkdownDocument(file, configuration: configuration)
    let vocabulary = Vocabulary(adding: configuration.vocabulary, principles: principles)
    let reading = StudyReading(document: document, vocabulary: vocabulary, principles: principles)
    let result = reading.study(include: include)
    return Diagnosed(result.value, (document.diagnostics + result.diagnostics).sorted())
  }
}
