/// A run of one of a study's programs, or an attempt to compile code that must not compile.
public struct RunEvidence: Sendable, Equatable, Codable {
  /// The purpose of a program.
  public enum Kind: String, Sendable, Codable {
    /// Its output must match the `output` block.
    case usage
    /// Behaviour that must hold on both sides.
    case test
    /// A change request's acceptance test.
    case acceptance
    /// Code that must not compile.
    case fails
  }

  /// The end of a run.
  public enum Outcome: String, Sendable, Codable {
    case passed
    /// It ended, and not as expected.
    case failed
    /// It didn't compile, or compiled where it must not.
    case notCompiled
    /// The program was ended by a trap or a fault.
    case trap
    case timeOut
    /// It was killed at another limit: memory, processes, output.
    case overLimit
    /// Its runs ended differently, or printed different text.
    case flaky
  }

  /// The purpose of the program.
  public var kind: Kind
  /// The line of the block's opening fence in the study.
  public var line: Int
  /// The end of all its runs.
  public var outcome: Outcome
  /// The output of the program or the compiler; long output is cut, with a note.
  public var output: String

  public init(kind: Kind, line: Int, outcome: Outcome, output: String = "") {
    self.kind = kind
    self.line = line
    self.outcome = outcome
    self.output = output
  }
}
