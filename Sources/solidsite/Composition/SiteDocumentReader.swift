import CaseStudyModel
import CaseStudyReader
import SiteBuilder

/// The Markdown reader in the place where SiteBuilder wants one; neither of them knows the other.
struct SiteDocumentReader: DocumentReader {
  /// The names of the languages that the site brings along.
  var languages: [String: [String]] = [:]
  private let reader = MarkdownDocumentReader()

  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration> {
    reader.configuration(from: file)
  }

  func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]> {
    reader.texts(from: file)
  }

  func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader {
    let configuration = adding(languages, to: configuration)
    return SiteStudyReader(reader: MarkdownStudyReader(configuration: configuration, principles: principles))
  }

  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article> {
    reader.article(from: file, configuration: adding(languages, to: configuration))
  }

  private func adding(_ languages: [String: [String]], to configuration: SiteConfiguration) -> SiteConfiguration {
    var configuration = configuration
    configuration.vocabulary.languages = languages
    return configuration
  }
}
