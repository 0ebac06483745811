import CaseStudyModel
import Subprocesses

/// How a program's end is told, whoever reports it: the system by a signal, or the sandbox by a status of 128 more.
enum ProgramEnd {
  // The numbers of Linux and macOS, see signal(7): SIGILL, SIGTRAP, SIGABRT, SIGBUS (10 on macOS), SIGFPE, SIGSEGV.
  private static let traps: Set<Int32> = [4, 5, 6, 7, 8, 10, 11]
  /// SIGXCPU, the processor's time is over.
  static let processorTime: Int32 = 24
  /// SIGXFSZ, a file became too large.
  private static let fileSize: Int32 = 25
  /// SIGKILL, which the program hasn't sent itself: the memory of the machine is over.
  private static let kill: Int32 = 9

  /// What a program's end says; of one that was stopped because nobody waits for it any more, nobody asks.
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
    // Swift traps where there is no memory; its runtime says so in a line of its own.
    let isOutOfMemory = errors.split(separator: "\n").contains { $0.hasPrefix("Fatal error: failed to allocate ") }
    if traps.contains(signal) { return isOutOfMemory ? .overLimit : .trap }
    // An endless loop is one outcome, whether its own time is over first or that on the wall.
    if signal == processorTime { return .timeOut }
    return signal == fileSize || signal == kill ? .overLimit : .failed
  }
}
