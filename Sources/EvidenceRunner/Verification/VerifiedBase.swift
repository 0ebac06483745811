import CaseStudyModel
import SourceTrees
import SyntaxFacts

/// One side's code before any change request, compiled and read.
struct VerifiedBase: Sendable {
  var side: Side
  var tree: SourceTree
  var isCompiled: Bool
  /// The syntax facts; `nil` if nothing could read them.
  var code: CodeBase?
}
