import CaseStudyModel

/// What turns files into values; SiteBuilder knows no Markdown and no YAML.
public protocol DocumentReader: Sendable {
  /// Reads the settings of a site from its `solidsite.yml`.
  func configuration(from file: SourceFile) -> Diagnosed<SiteConfiguration>

  /// Reads a Markdown file as a case study.
  /// - Parameters:
  ///   - principles: what the site defines, for names in headings and front matter.
  ///   - include: reads the file that a fence's `src=` names, by its path relative to the site's folder.
  func study(
    from file: SourceFile, configuration: SiteConfiguration, principles: [Principle],
    include: @Sendable (String) throws(ContentSourceError) -> [UInt8]
  ) -> Diagnosed<CaseStudy>

  /// Reads a Markdown file as a plain page.
  func article(from file: SourceFile, configuration: SiteConfiguration) -> Diagnosed<Article>
}
