import CaseStudyModel
import SourceTrees
import SyntaxFacts

/// One side's code before any change request, compiled and read.
struct VerifiedBase: Sendable {
  var side: Side
  var tree: SourceTree
  var isCompiled: Bool
  /// What programs of the side are made with; `nil` where they are compiled whole.
  var library: CompiledLibrary?
  /// The syntax facts; `nil` where nothing could read them.
  var code: CodeBase?
}
