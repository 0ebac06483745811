import Subprocesses

/// The program `git`, working in one repository.
package struct GitProgram: Sendable {
  /// The folder that it starts in.
  package var folder: String
  package var environment: [String: String]
  /// The words before the command, such as `-c name=value`.
  package var settings: [String]

  package init(folder: String, environment: [String: String], settings: [String] = []) {
    self.folder = folder
    self.environment = environment
    self.settings = settings
  }

  /// Runs a command and returns what it printed.
  /// - Parameters:
  ///   - input: The path of the file that it reads.
  ///   - accepted: The statuses that are no errors.
  /// - Throws: `GitFailure.failed` with the first line of git's complaint, where it ends otherwise.
  package func run(
    _ arguments: [String], input: String? = nil, accepting accepted: Set<Int32> = [0]
  ) async throws(GitFailure) -> [UInt8] {
    // By -C and not by the process's folder: a folder that isn't there would look as if git were missing.
    let subprocess = Subprocess(
      "git", ["-C", folder] + settings + arguments, environment: environment, input: input, outputLimit: 1 << 30)
    let result: SubprocessResult
    do {
      result = try await subprocess.run()
    } catch {
      throw error.isMissing ? .missingGit : .unstartable(error)
    }
    let command = arguments.first ?? ""
    switch result.end {
    case .exit(let status) where accepted.contains(status): return result.output
    case .cancellation: throw .cancelled
    case .exit, .signal, .timeOut, .outputLimit, .resourceLimit:
      throw .failed(command: command, reason: Self.complaint(result) ?? "it ended by \(result.end)")
    }
  }

  /// Runs a command and returns what it printed, as text.
  package func text(_ arguments: [String], input: String? = nil) async throws(GitFailure) -> String {
    String(decoding: try await run(arguments, input: input), as: UTF8.self)
  }

  /// The line that says why git gave up; warnings may stand before it.
  private static func complaint(_ result: SubprocessResult) -> String? {
    let lines = result.errorText.split(separator: "\n").map(String.init)
    for label in ["fatal: ", "error: "] {
      if let line = lines.first(where: { $0.hasPrefix(label) }) { return String(line.dropFirst(label.count)) }
    }
    return lines.first
  }
}
