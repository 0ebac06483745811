/// A step from the before side to the after side, tried on its own.
public struct StepEvidence: Sendable, Equatable, Codable {
  /// The state of the code after a step.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Its files don't compile together.
    case doesNotBuild
    /// Its files compile together, but the behaviour tests don't compile with them through the drivers of either side.
    case testsDoNotBuild
    /// Its files compile together, but a behaviour test fails or there is none.
    case builds
    /// Its files compile together, and all behaviour tests pass through the drivers of one side.
    case passes
  }

  /// The fingerprint of the files after the step, which shows whether the step is unchanged.
  public var tree: String
  /// The state of the code.
  public var outcome: Outcome

  public init(tree: String, outcome: Outcome) {
    self.tree = tree
    self.outcome = outcome
  }
}
