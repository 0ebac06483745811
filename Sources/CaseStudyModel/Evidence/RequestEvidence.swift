/// What a change request took on each side.
public struct RequestEvidence: Sendable, Equatable, Codable {
  public var title: String
  /// The line of its heading.
  public var line: Int
  /// Whether the new design makes it harder.
  public var isAdverse: Bool
  public var sides: BothSides<RequestRun?>

  public init(title: String, line: Int, isAdverse: Bool, sides: BothSides<RequestRun?>) {
    self.title = title
    self.line = line
    self.isAdverse = isAdverse
    self.sides = sides
  }
}

/// A change request put to one side.
public struct RequestRun: Sendable, Equatable, Codable {
  /// Whether its patches apply, and the patched side compiles and behaves as before.
  public var isMet: Bool
  public var cost: LineCost
  /// The existing files that it edits, and the types in them, in order; free code of a file is named as the file.
  public var editedFiles: [String]
  public var editedTypes: [String]
  /// Whether it opens no existing file but the composition root.
  public var isClosed: Bool
  /// The acceptance test on the unchanged side, which must not pass, and on the patched one; `nil` where there is none.
  public var acceptance: Acceptance?
  /// Why the request isn't met; empty where it is.
  public var problem: String

  /// An acceptance test, run before and after the patch.
  public struct Acceptance: Sendable, Equatable, Codable {
    public var unchanged: RunEvidence.Outcome
    public var patched: RunEvidence.Outcome

    public init(unchanged: RunEvidence.Outcome, patched: RunEvidence.Outcome) {
      self.unchanged = unchanged
      self.patched = patched
    }
  }

  public init(
    isMet: Bool, cost: LineCost = LineCost(), editedFiles: [String] = [], editedTypes: [String] = [],
    isClosed: Bool = false, acceptance: Acceptance? = nil, problem: String = ""
  ) {
    self.isMet = isMet
    self.cost = cost
    self.editedFiles = editedFiles
    self.editedTypes = editedTypes
    self.isClosed = isClosed
    self.acceptance = acceptance
    self.problem = problem
  }
}
