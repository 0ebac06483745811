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

  /// The outcome of a run.
  public enum Outcome: String, Sendable, Codable {
    case passed
    /// The program ended, but not as expected.
    case failed
    /// The code didn't compile, or compiled although it must not.
    case notCompiled
    /// A trap or a memory fault ended the program.
    case trap
    case timeOut
    /// The program was killed at a limit other than time: memory, processes or output.
    case overLimit
    /// Repeated runs ended differently, or printed different text.
    case flaky
  }

  /// The purpose of the program.
  public var kind: Kind
  /// The line of the block's opening fence in the study, counted from 1.
  public var line: Int
  /// The common outcome of all its runs; `flaky` if they differ.
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
