import CaseStudyModel
import CaseStudyReader
import SiteBuilder

/// solidsite's Markdown reader in the place where SiteBuilder wants one; another format would stand here instead.
struct MarkdownReader: DocumentReader {
  private let reader = MarkdownDocumentReader()

  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    reader.configuration(from: file)
  }

  func study(
    from file: SourceFile, configuration: SiteConfiguration, principles: [Principle],
    include: @Sendable (String) throws(ContentSourceError) -> [UInt8]
  ) -> Diagnosed<CaseStudy> {
    reader.study(from: file, configuration: configuration, principles: principles) { try? include($0) }
  }

  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    reader.article(from: file, configuration: configuration)
  }
}
