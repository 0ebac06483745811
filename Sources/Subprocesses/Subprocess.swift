import Dispatch
import SystemFiles

/// A program to run, and the bounds it is held to.
public struct Subprocess: Sendable {
  /// The program's path, or its name, which is then looked for as a shell does.
  public var program: String
  public var arguments: [String]
  /// The variables of its environment; `nil` for those of this process, but for those that name descriptors.
  public var environment: [String: String]?
  /// The folder it works in; `nil` for that of this process.
  public var folder: String?
  /// The file it reads as its standard input; `nil` for an empty one.
  public var input: String?
  /// What it can read from the descriptors 3, 4 and so on, at most 4096 bytes each; it inherits no others but the standard ones.
  public var inputs: [[UInt8]] = []
  /// How long it may run; `nil` for as long as it likes.
  public var timeLimit: Duration?
  /// How long it may clean up after it was asked to end because the calling task is cancelled; `nil` for no such request.
  public var gracePeriod: Duration?
  /// Tells from time to time, by the number of its process, whether it keeps to further bounds; `nil` for none.
  public var keepsToBounds: (@Sendable (Int32) -> Bool)?
  /// The number of bytes that its output and its errors may have together.
  public var outputLimit: Int

  public init(
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

  /// Runs the program to its end, and ends with it whatever it leaves running in its process group.
  ///
  /// If the calling task is cancelled, the program is killed, after its grace period where it has one.
  /// - Throws: `SubprocessError` where the program can't be started; how it ends is never an error.
  public func run() async throws(SubprocessError) -> SubprocessResult {
    let cancellation = try SubprocessError.pipe()
    defer { cancellation.close() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The wait blocks a thread, none of the tasks' few. A queue has a thread of its own at once, where the queue that all share gets
        // further threads for those that wait only now and then.
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
      return supervision.wait(atMost: timeLimit, within: keepsToBounds)
    }
  }
}
