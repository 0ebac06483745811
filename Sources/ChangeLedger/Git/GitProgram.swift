import Subprocesses

/// The program `git`, run in one repository.
package struct GitProgram: Sendable {
  /// The folder to start in.
  package var folder: String
  /// The environment variables.
  package var environment: [String: String]
  /// The options before the command, such as `-c name=value`.
  package var settings: [String]
  /// The time limit of each run. Git is exponential in merges of merges that have several merge bases each.
  package var timeLimit = Duration.seconds(600)
  /// The maximum memory of each run in bytes, on Linux. Git keeps the differences of a commit in memory, and a tree of
  /// a few kilobytes can name billions of files.
  package var memoryLimit = 2 << 30

  /// The maximum size of the output of a run that reads a history, in bytes: a hundred for each of 2.5 million commits.
  package static let historyLimit = 256 << 20
  /// The maximum size in bytes of the output of a run that lists names, enough for a tree of a million files.
  ///
  /// In a tree, many folders may be the same object.
  static let namesLimit = 128 << 20

  package init(folder: String, environment: [String: String], settings: [String] = []) {
    self.folder = folder
    self.environment = environment
    self.settings = settings
  }

  /// Runs a command and returns its output.
  /// - Parameters:
  ///   - input: the path of the file to use as standard input.
  ///   - accepted: the exit statuses that count as success.
  ///   - limit: the maximum size of the output in bytes.
  /// - Throws: `GitFailure.failed` with git's first error line for any other status.
  package func run(
    _ arguments: [String], input: String? = nil, accepting accepted: Set<Int32> = [0],
    atMost limit: Int = Self.historyLimit
  ) async throws(GitFailure) -> [UInt8] {
    let result = try await result(of: arguments, input: input, atMost: limit)
    let command = arguments.first ?? ""
    switch result.end {
    case .exit(let status) where accepted.contains(status): return result.output
    case .cancellation: throw .cancelled
    case .timeOut:
      throw .failed(command: command, reason: "it took more than \(timeLimit.components.seconds) seconds")
    case .outputLimit: throw .tooMuchOutput(command: command, limit: limit)
    case .resourceLimit:
      throw .failed(command: command, reason: "it used more than \(memoryLimit >> 20) MB of memory")
    case .exit, .signal:
      throw .failed(command: command, reason: Self.errorLine(result) ?? "it ended by \(result.end)")
    }
  }

  /// Runs a command and returns the whole records of its output, up to the limits on bytes, time and memory, and
  /// whether these are all.
  ///
  /// Each record ends with a zero byte. A hostile history can be endless, and its beginning is enough.
  func records(_ arguments: [String], atMost limit: Int) async throws(GitFailure) -> (output: [UInt8], isWhole: Bool) {
    let result = try await result(of: arguments, input: nil, atMost: limit)
    switch result.end {
    case .exit(0): return (result.output, true)
    case .outputLimit, .timeOut, .resourceLimit:
      return (Array(result.output[..<(result.output.lastIndex(of: 0) ?? 0)]), false)
    case .cancellation: throw .cancelled
    case .exit, .signal:
      throw .failed(command: arguments.first ?? "", reason: Self.errorLine(result) ?? "it ended by \(result.end)")
    }
  }

  private func result(
    of arguments: [String], input: String?, atMost limit: Int
  ) async throws(GitFailure) -> SubprocessResult {
    // Uses -C: starting the process in a missing folder would look as if git itself were missing.
    var subprocess = Subprocess(
      "git", ["-C", folder] + settings + arguments, environment: environment, input: input, timeLimit: timeLimit,
      outputLimit: limit)
    subprocess.isWithinLimits = { [memoryLimit] in ProcessMemory.bytes(of: $0) <= memoryLimit }
    do {
      return try await subprocess.run()
    } catch {
      throw error.isMissing ? .missingGit : .unstartable(error)
    }
  }

  /// Runs a command and returns its output as text.
  package func text(
    _ arguments: [String], input: String? = nil, atMost limit: Int = Self.historyLimit
  ) async throws(GitFailure) -> String {
    String(decoding: try await run(arguments, input: input, atMost: limit), as: UTF8.self)
  }

  /// Returns git's error line, which warnings may precede.
  private static func errorLine(_ result: SubprocessResult) -> String? {
    let lines = result.errorText.split(separator: "\n").map(String.init)
    for label in ["fatal: ", "error: "] {
      if let line = lines.first(where: { $0.hasPrefix(label) }) { return String(line.dropFirst(label.count)) }
    }
    return lines.first
  }
}
