import CaseStudyModel

/// Reads Markdown files as the case studies of one site; its vocabulary is put together once.
public struct MarkdownStudyReader: StudyReader {
  private let configuration: SiteConfiguration
  private let principles: [Principle]
  private let vocabulary: Vocabulary

  /// Creates the reader of a site's studies.
  /// - Parameter principles: what the site defines.
  public init(configuration: SiteConfiguration, principles: [Principle]) {
    self.configuration = configuration
    self.principles = principles
    vocabulary = .of(configuration.vocabulary, principles: principles)
  }

  /// Reads a Markdown file as a case study.
  /// - Parameter include: reads the file that a fence's `src=` names, by its path relative to the site's folder; `nil`
  ///   where it can't be had.
  public func study(from file: SourceFile, include: (String) -> [UInt8]?) -> Diagnosed<CaseStudy> {
    let document = MarkdownDocument(file, configuration: configuration)
    let reading = StudyReading(document: document, vocabulary: vocabulary, principles: principles)
    let result = reading.study(include: include)
    return Diagnosed(result.value, (document.diagnostics + result.diagnostics).sorted())
  }
}
