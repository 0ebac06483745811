/// How a program ended, and what it said.
public struct SubprocessResult: Sendable, Equatable {
  /// The end of a program.
  public enum End: Sendable, Equatable {
    /// It ended by itself, with this status.
    case exit(Int32)
    /// It was ended by this signal: a trap, a fault, or somebody's kill.
    case signal(Int32)
    /// It was killed because its time was over.
    case timeOut
    /// It was killed because it said more than it may.
    case outputLimit
    /// It was killed because it didn't keep to a further bound.
    case resourceLimit
    /// It was killed because the task that waited for it was cancelled.
    case cancellation
  }

  public var end: End
  /// What it wrote to its standard output, up to the limit.
  public var output: [UInt8]
  /// What it wrote to its standard error, up to the limit.
  public var errors: [UInt8]

  public init(end: End, output: [UInt8] = [], errors: [UInt8] = []) {
    self.end = end
    self.output = output
    self.errors = errors
  }

  /// Whether it ended by itself and reports success.
  public var isSuccess: Bool { end == .exit(0) }
  /// The output as text; bytes that are not UTF-8 are replaced.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// The errors as text; bytes that are not UTF-8 are replaced.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}
