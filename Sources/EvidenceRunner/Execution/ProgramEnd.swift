import CaseStudyModel
import Subprocesses

/// Interprets the end of a program: the system reports a signal, the sandbox a status of 128 plus the signal.
enum ProgramEnd {
  // The numbers of Linux and macOS, see signal(7): SIGILL, SIGTRAP, SIGABRT, SIGBUS (10 on macOS), SIGFPE, SIGSEGV.
  private static let traps: Set<Int32> = [4, 5, 6, 7, 8, 10, 11]
  /// SIGXCPU: processor time is over.
  static let processorTime: Int32 = 24
  /// SIGXFSZ: a file became too large.
  private static let fileSize: Int32 = 25
  /// SIGKILL, which the program hasn't sent itself: the machine is out of memory.
  private static let kill: Int32 = 9

  /// Returns the outcome of a run; a cancelled run counts as failed, and nothing reads it.
  static func outcome(of result: SubprocessResult) -> RunEvidence.Outcome {
    switch result.end {
    case .timeOut: .timeOut
    case .outputLimit, .resourceLimit: .overLimit
    case .exit(0): .passed
    case .exit(let status) where status > 128: outcome(ofSignal: status - 128, errors: result.errorText)
    case .exit, .cancellation: .failed
    case .signal(let signal): outcome(ofSignal: signal, errors: result.errorText)
    }
  }

  private static func outcome(ofSignal signal: Int32, errors: String) -> RunEvidence.Outcome {
    // Swift traps when out of memory, and its runtime prints a line that says so.
    let isOutOfMemory = errors.split(separator: "\n").contains { $0.hasPrefix("Fatal error: failed to allocate ") }
    if traps.contains(signal) { return isOutOfMemory ? .overLimit : .trap }
    // An endless loop has the same outcome whether processor time or wall time runs out first.
    if signal == processorTime { return .timeOut }
    return signal == fileSize || signal == kill ? .overLimit : .failed
  }
}
