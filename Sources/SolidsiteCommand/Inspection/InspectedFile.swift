import CaseStudyModel

/// A Markdown file as it was understood, with what was noticed about it.
struct InspectedFile: Sendable {
  /// The file's path as it is shown.
  var source: String
  var study: CaseStudy
  var diagnostics: [Diagnostic]
}
