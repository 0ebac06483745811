/// A reader that turns files into values, so that later stages don't depend on Markdown or YAML.
public protocol DocumentReader: Sendable {
  /// The words that say something about a block of code, which no principle can be named like.
  var infoWords: [String] { get }

  /// Reads the settings of a site from its `solidsite.yml`.
  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration>

  /// Reads a catalogue of interface texts from a file of `Templates/texts`.
  func texts(from file: SourceFile) -> Diagnosed<[String: InterfaceText]>

  /// Returns the reader of a site's case studies. Creating it is costly, so one reader reads all of them.
  /// - Parameter principles: the site's principles, which headings and front matter name.
  func studyReader(for configuration: SiteConfiguration, principles: [Principle]) -> any StudyReader

  /// Reads a Markdown file as a plain page.
  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article>
}

extension DocumentReader {
  public var infoWords: [String] { [] }
}
