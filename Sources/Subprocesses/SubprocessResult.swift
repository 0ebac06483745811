/// The way a program ended, with its output.
package struct SubprocessResult: Sendable, Equatable {
  /// The ways in which a program can end.
  package enum End: Sendable, Equatable {
    /// It exited with this status.
    case exit(Int32)
    /// A signal ended it: a trap, a fault or a kill.
    case signal(Int32)
    /// It was killed at the time limit.
    case timeOut
    /// It was killed at the output limit.
    case outputLimit
    /// It was killed at another limit.
    case resourceLimit
    /// It was killed because the task waiting for it was cancelled.
    case cancellation
  }

  /// The way it ended.
  package var end: End
  /// Its standard output, up to the limit.
  package var output: [UInt8] = []
  /// Its standard error, up to the limit.
  package var errors: [UInt8] = []

  /// Whether it exited with status 0.
  package var isSuccess: Bool { end == .exit(0) }
  /// The output as text, with invalid UTF-8 replaced.
  package var text: String { String(decoding: output, as: UTF8.self) }
  /// The errors as text, with invalid UTF-8 replaced.
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}
