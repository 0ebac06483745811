import CaseStudyModel

/// A side's policy, compiled without its details.
struct PolicyRun: Sendable, Equatable {
  var files: [String]
  /// Whether the policy compiles alone.
  var isAlone: Bool
  /// What the compiler said, mapped to the study.
  var messages: [String]
  /// Whether the policy compiles with fakes in the details' place; `nil` where the study has none.
  var isSwapped: Bool?
}
