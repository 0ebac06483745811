import CaseStudyModel

/// What turns the files of one site into case studies.
public protocol StudyReader: Sendable {
  /// Reads a Markdown file as a case study.
  /// - Parameter include: reads the file that a fence's `src=` names, by its path relative to the site's folder.
  func study(
    from file: SourceFile, include: @Sendable (String) throws(ContentSourceError) -> [UInt8]
  ) -> Diagnosed<CaseStudy>
}
