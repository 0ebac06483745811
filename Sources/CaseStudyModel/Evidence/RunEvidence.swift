/// One program of a study that was run, or one piece of code that the compiler was to refuse.
public struct RunEvidence: Sendable, Equatable, Codable {
  /// What a program was for.
  public enum Kind: String, Sendable, Codable {
    /// Its output is held against the `output` block.
    case usage
    /// Behaviour that must hold on both sides.
    case test
    /// A change request's acceptance test.
    case acceptance
    /// Code that must not compile.
    case fails
  }

  /// How a run ended.
  public enum Outcome: String, Sendable, Codable {
    case passed
    /// It ended, and not as expected.
    case failed
    /// It didn't compile, or it did where it was to be refused.
    case notCompiled
    /// The program was ended by a trap or a fault.
    case trap
    case timeOut
    /// It was killed because of another bound: memory, processes, output.
    case overLimit
  }

  public var kind: Kind
  /// The line of the block's opening fence in the study.
  public var line: Int
  public var outcome: Outcome
  /// What the program or the compiler said; cut where it is long, with a note.
  public var output: String

  public init(kind: Kind, line: Int, outcome: Outcome, output: String = "") {
    self.kind = kind
    self.line = line
    self.outcome = outcome
    self.output = output
  }
}
