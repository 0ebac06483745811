/// A reader of the files of one site as case studies.
public protocol StudyReader: Sendable {
  /// Reads a Markdown file as a case study.
  /// - Parameter include: reads the file that a fence's `src=` names, by its path relative to the site's folder;
  ///   returns `nil` if it can't be read.
  func study(from file: SourceFile, include: (String) -> [UInt8]?) -> Diagnosed<CaseStudy>

  /// Reads a Markdown file as a case study whose code may come from commits; by default it doesn't.
  /// - Parameter revisions: answers a question about commits; returns `nil` for one that must be looked up first.
  func study(
    from file: SourceFile, include: (String) -> [UInt8]?, revisions: (RevisionQuestion) -> RevisionAnswer?
  ) -> Diagnosed<CaseStudy>
}

extension StudyReader {
  /// Reads the file without questions.
  public func study(
    from file: SourceFile, include: (String) -> [UInt8]?, revisions: (RevisionQuestion) -> RevisionAnswer?
  ) -> Diagnosed<CaseStudy> {
    study(from: file, include: include)
  }
}
