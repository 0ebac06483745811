import CaseStudyModel

/// What turns files into values; SiteBuilder knows no Markdown and no YAML.
public protocol DocumentReader: Sendable {
  /// Reads the settings of a site from its `solidsite.yml`.
  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration>

  /// Reads a catalogue of interface texts from a file of `Templates/texts`.
  func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]>

  /// Returns what reads the case studies of a site; what all of them need of the site is prepared once.
  /// - Parameter principles: what the site defines, for names in headings and front matter.
  func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader

  /// Reads a Markdown file as a plain page.
  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article>
}
