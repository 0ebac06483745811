/// A change request with its run on each side.
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

/// A change request carried out on one side.
public struct RequestRun: Sendable, Equatable, Codable {
  /// Whether its patches apply, and the patched side compiles and behaves as before.
  public var isMet: Bool
  public var cost: LineCost
  /// The existing files that it edits, and the types in them, in order; free code of a file is named as the file.
  public var editedFiles: [String]
  public var editedTypes: [String]
  /// Whether it edits no existing file but the composition root.
  public var isClosed: Bool
  /// Its acceptance tests, in the study's order.
  public var acceptances: [Acceptance]
  /// Why the request isn't met; `nil` where it is.
  public var problem: Problem?

  /// A reason why a request isn't met; the catalogue has its words under `evidence.problem.`.
  public enum Problem: String, Sendable, Codable, CaseIterable {
    /// The side doesn't compile without the request.
    case baseDoesNotCompile
    case patchDoesNotApply
    case doesNotCompile
    case testFails
    case acceptanceTestFails
    /// The acceptance test passes without the request.
    case acceptanceTestProvesNothing
  }

  /// An acceptance test on the unchanged side, where it must not pass, and on the patched one.
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
    isClosed: Bool = false, acceptances: [Acceptance] = [], problem: Problem? = nil
  ) {
    self.isMet = isMet
    self.cost = cost
    self.editedFiles = editedFiles
    self.editedTypes = editedTypes
    self.isClosed = isClosed
    self.acceptances = acceptances
    self.problem = problem
  }
}
