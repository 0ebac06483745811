import CaseStudyModel

/// A Markdown file as it was read, and the other files that it took something from.
struct ReadDocument: Sendable {
  var path: String
  /// The parsed document; a file that isn't a study has only an article; `nil` if the file can't be read.
  var value: CaseStudy?
  var diagnostics: [Diagnostic]
  var includes: Set<PathKey> = []
}
