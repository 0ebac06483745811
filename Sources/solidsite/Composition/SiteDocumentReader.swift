import CaseStudyModel
import CaseStudyReader
import SiteBuilder

/// The Markdown reader in the place where SiteBuilder wants one; neither of them knows the other.
struct SiteDocumentReader: DocumentReader {
  private let reader = MarkdownDocumentReader()

  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    reader.configuration(from: file)
  }

  func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader {
    SiteStudyReader(reader: MarkdownStudyReader(configuration: configuration, principles: principles))
  }

  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    reader.article(from: file, configuration: configuration)
  }
}
