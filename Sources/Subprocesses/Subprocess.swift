import Dispatch
import SystemFiles

/// A program to run, with its limits.
package struct Subprocess: Sendable {
  /// The program's path, or its name, which is looked up in PATH.
  package var program: String
  /// The arguments.
  package var arguments: [String]
  /// The environment; `nil` inherits this process's, without variables that refer to descriptors.
  package var environment: [String: String]?
  /// The working folder; `nil` inherits this process's.
  package var folder: String?
  /// The file for its standard input; `nil` for empty input.
  package var input: String?
  /// The contents of descriptors 3, 4 and so on, at most 4096 bytes each; apart from these, it gets only the standard
  /// descriptors.
  package var inputs: [[UInt8]] = []
  /// The time limit; `nil` for none.
  package var timeLimit: Duration?
  /// The time between SIGTERM and SIGKILL when the calling task is cancelled; `nil` to kill immediately.
  package var gracePeriod: Duration?
  /// Returns whether the process with an identifier is within further limits; it is called ten times a second, and
  /// `false` kills the process. `nil` for no further limits.
  package var isWithinLimits: (@Sendable (Int32) -> Bool)?
  /// The maximum size of its output and errors together, in bytes.
  package var outputLimit: Int

  /// Creates a program to run.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil, folder: String? = nil,
    input: String? = nil, timeLimit: Duration? = nil, outputLimit: Int = 64 << 20
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }

  /// Runs the program to its end, then kills everything it left running in its process group.
  ///
  /// If the calling task is cancelled, the program is killed, after its grace period if it has one.
  /// - Throws: `SubprocessError` if the program can't be started; a failing program is not an error.
  package func run() async throws(SubprocessError) -> SubprocessResult {
    let cancellation = try SubprocessError.pipe()
    defer { cancellation.close() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The wait blocks its thread, so it can't run on the cooperative pool. A separate queue gets a thread
        // immediately; the shared queues add threads slowly while existing ones block.
        DispatchQueue(label: "subprocess").async {
          continuation.resume(returning: supervised(until: cancellation))
        }
      }
    } onCancel: {
      cancellation.writeByte()
    }
    return try outcome.get()
  }

  private func supervised(until cancellation: Pipe) -> Result<SubprocessResult, SubprocessError> {
    Result { () throws(SubprocessError) in
      var supervision = Supervision(
        of: try SpawnedProcess(self), cancellation: cancellation, outputLimit: outputLimit, gracePeriod: gracePeriod)
      return supervision.wait(atMost: timeLimit, within: isWithinLimits)
    }
  }
}
