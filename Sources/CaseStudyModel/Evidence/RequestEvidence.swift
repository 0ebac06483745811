/// A change request with its run on each side.
public struct RequestEvidence: Sendable, Equatable, Codable {
  /// The heading of the request.
  public var title: String
  /// The line of its heading.
  public var line: Int
  /// Whether the new design makes it harder.
  public var isAdverse: Bool
  /// The run on each side; `nil` if the request has no change for it.
  public var sides: BothSides<RequestRun?>
  /// Whether its acceptance test has the same text on both sides.
  public var isTestShared: Bool
  /// The first commit that had the request, without its code for the after side, if it is older than the first one
  /// with the after side; otherwise `nil`.
  public var registration: String?

  public init(
    title: String, line: Int, isAdverse: Bool, sides: BothSides<RequestRun?>, isTestShared: Bool = true,
    registration: String? = nil
  ) {
    self.title = title
    self.line = line
    self.isAdverse = isAdverse
    self.sides = sides
    self.isTestShared = isTestShared
    self.registration = registration
  }
}

/// A change request carried out on one side.
public struct RequestRun: Sendable, Equatable, Codable {
  /// Whether its patches apply, and the patched side compiles and behaves as before.
  public var isMet: Bool
  /// The cost in files and lines.
  public var cost: LineCost
  /// The existing files that it edits, in order.
  public var editedFiles: [String]
  /// The edited files to which it only adds whole declarations at the top level; `nil` for none.
  public var extendedFiles: [String]?
  /// The edited declarations, in alphabetical order.
  public var editedTypes: [String]
  /// The innermost declarations around the edited lines, in alphabetical order, if they are others than the edited
  /// ones, which lines of a mere forwarder or mixin count for; otherwise `nil`.
  public var innermostTypes: [String]?
  /// Whether it edits no existing file but the composition root, and that only by a few added lines; before, also
  /// whether the after side's change does so there and meets the request.
  public var isClosed: Bool
  /// The lines added in drivers, which connect its acceptance test with the side and aren't part of the cost.
  public var glue: Int
  /// The lines changed in files of the composition root, by file.
  public var rootEdits: [String: LineCost]
  /// Its acceptance tests, in the study's order.
  public var acceptances: [Acceptance]
  /// Why the request isn't met; `nil` if it is.
  public var problem: Problem?

  /// The existing files in which it edits or extends code; all other additions could be in a new file.
  public var openedFiles: [String] { editedFiles.filter { extendedFiles?.contains($0) != true } }

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
    /// The acceptance test runs none of the lines that the request added.
    case acceptanceTestMissesChange
  }

  /// An acceptance test on the unchanged side, where it must not pass, and on the patched one.
  public struct Acceptance: Sendable, Equatable, Codable {
    /// The outcome without the change.
    public var unchanged: RunEvidence.Outcome
    /// The outcome with the change.
    public var patched: RunEvidence.Outcome

    public init(unchanged: RunEvidence.Outcome, patched: RunEvidence.Outcome) {
      self.unchanged = unchanged
      self.patched = patched
    }
  }

  public init(
    isMet: Bool, cost: LineCost = LineCost(), editedFiles: [String] = [], editedTypes: [String] = [],
    isClosed: Bool = false, glue: Int = 0, rootEdits: [String: LineCost] = [:], acceptances: [Acceptance] = [],
    problem: Problem? = nil
  ) {
    self.isMet = isMet
    self.cost = cost
    self.editedFiles = editedFiles
    self.editedTypes = editedTypes
    self.isClosed = isClosed
    self.glue = glue
    self.rootEdits = rootEdits
    self.acceptances = acceptances
    self.problem = problem
  }
}
