import CaseStudyModel

/// A Markdown file as it was read, and the other files that it took something from.
struct ReadDocument: Sendable {
  var path: String
  /// What was understood, of which a file that is no study fills the article alone; `nil` where the file can't be read.
  var value: CaseStudy?
  var diagnostics: [Diagnostic]
  var includes: Set<PathKey> = []
}
