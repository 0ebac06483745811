import CaseStudyModel
import CaseStudyReader
import SiteBuilder

/// solidsite's Markdown reader in the place where SiteBuilder wants one; another format would stand here instead.
struct MarkdownReader: DocumentReader {
  private let reader = MarkdownDocumentReader()

  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    reader.configuration(from: file)
  }

  func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]> {
    reader.texts(from: file)
  }

  func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader {
    StudyMarkdownReader(reader: MarkdownStudyReader(configuration: configuration, principles: principles))
  }

  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    reader.article(from: file, configuration: configuration)
  }
}

/// The reader of the site's studies in the place where SiteBuilder wants one.
struct StudyMarkdownReader: StudyReader {
  let reader: MarkdownStudyReader

  func study(
    from file: SourceFile, include: @Sendable (String) throws(ContentSourceError) -> [UInt8]
  ) -> Diagnosed<CaseStudy> {
    reader.study(from: file) { try? include($0) }
  }
}
