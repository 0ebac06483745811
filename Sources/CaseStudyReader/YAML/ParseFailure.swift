import CaseStudyModel

/// Why a text could not be read further, and where.
struct ParseFailure: Error {
  var message: String
  var position: SourcePosition
}
