/// The files of one side, and the runs of its programs.
public struct SideEvidence: Sendable, Equatable, Codable {
  /// Whether all files of the side compile together.
  public var isCompiled: Bool
  /// The number of lines of each file, by its name.
  public var files: [String: Int]
  /// The runs, in the study's order.
  public var runs: [RunEvidence] = []

  public init(isCompiled: Bool, files: [String: Int], runs: [RunEvidence] = []) {
    self.isCompiled = isCompiled
    self.files = files
    self.runs = runs
  }

  /// Whether the side compiles and every run passed.
  public var isSound: Bool { isCompiled && runs.allSatisfy { $0.outcome == .passed } }
}
