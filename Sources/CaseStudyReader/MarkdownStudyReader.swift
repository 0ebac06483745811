import CaseStudyModel

/// Reads Markdown files as the case studies of one site, with a vocabulary that is built once.
public struct MarkdownStudyReader: StudyReader {
  private let configuration: SiteConfiguration
  private let principles: [Principle]
  private let vocabulary: Vocabulary

  /// Creates a reader for a site's studies.
  /// - Parameter principles: the principles that the site defines.
  public init(configuration: SiteConfiguration, principles: [Principle]) {
    self.configuration = configuration
    self.principles = principles
    vocabulary = .of(configuration.vocabulary, principles: principles)
  }

  /// Reads a Markdown file as a case study without code of commits.
  public func study(from file: SourceFile, include: (String) -> [UInt8]?) -> Diagnosed<CaseStudy> {
    study(from: file, include: include) { _ in .fault(.noRepository) }
  }

  /// Reads a Markdown file as a case study.
  /// - Parameters:
  ///   - include: reads the file named by a fence's `src=`, given its path relative to the site's folder; returns `nil`
  ///     if it can't be read.
  ///   - revisions: answers a question about commits; returns `nil` for one that must be looked up first.
  public func study(
    from file: SourceFile, include: (String) -> [UInt8]?, revisions: (RevisionQuestion) -> RevisionAnswer?
  ) -> Diagnosed<CaseStudy> {
    let document = MarkdownDocument(file, configuration: configuration)
    let reading = StudyBuilder(
      document: document, vocabulary: vocabulary, principles: principles, isStrict: configuration.isConfigured)
    let result = reading.study(include: include, revisions: revisions)
    let unused = configuration.isConfigured ? document.unusedKeys(["acronym"], place: "on the page of a principle") : []
    return Diagnosed(result.value, (document.diagnostics + unused + result.diagnostics).sorted())
  }
}
