import CaseStudyModel
import Platform
import Subprocesses

/// Runs programs in the sandbox, where a compiled one sees only its own folder, read-only.
package struct ProgramRunner: Sendable {
  /// The workspace that contains the programs.
  package let workspace: Workspace
  /// The limits of each run.
  package var limits = ExecutionLimits.program

  package init(_ workspace: Workspace) { self.workspace = workspace }

  /// Runs a program to its end, or until it exceeds a limit, with the hash seed and time zone of a setting.
  /// - Parameter profile: the file for its counters; `nil` for none.
  /// - Throws: `ExecutionError` if it can't be run; its end is never an error.
  func run(
    _ executable: Executable, _ arguments: [String], in setting: RunSetting, profile: CoverageProfile?
  ) async throws(ExecutionError) -> ProgramRun {
    let environment = setting.environment.merging(profile?.environment ?? RunSetting.withoutProfile) { $1 }
    let process =
      executable.start.map { workspace.sandbox.confine($0, arguments, limits: limits, environment: environment) }
      ?? compiled(executable, arguments, environment: environment, mounts: profile.map { [$0.file] } ?? [])
    let result = try await workspace.runProgram(process)
    return ProgramRun(
      outcome: ProgramEnd.outcome(of: result), output: ProgramText.withoutPlaces(result.text, of: workspace),
      errors: ProgramText.withoutAddresses(ProgramText.withoutPlaces(result.errorText, of: workspace)))
  }

  private func compiled(
    _ executable: Executable, _ arguments: [String], environment: [String: String], mounts: [Mount]
  ) -> Subprocess {
    var job = executable.job
    job.isWritable = false
    let program = executable.place(in: workspace)
    // Buffered by line, because a trap would lose a full buffer.
    let command = Self.lineBuffering + [program] + arguments
    return workspace.sandbox.confine(
      command, in: nil, mounts: [job] + mounts, limits: limits, environment: environment)
  }

  /// See stdbuf(1), of GNU coreutils.
  private static var lineBuffering: [String] {
    access("/usr/bin/stdbuf", X_OK) == 0 ? ["/usr/bin/stdbuf", "-oL"] : []
  }
}

/// An environment that must make no difference to a run's outcome.
struct RunSetting: Sendable, Equatable {
  /// The variables of the run.
  var environment: [String: String] = [:]

  /// Three settings: the first has a fixed hash seed, the others random ones. Their local times are hours apart, so at
  /// least one of them has a different date.
  static let all = [
    RunSetting(environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "PYTHONHASHSEED": "0"]),
    RunSetting(environment: ["TZ": "XXX-14"]),
    RunSetting(environment: ["TZ": "XXX+11"]),
  ]

  /// The variable that keeps an instrumented program from writing its counters.
  static let withoutProfile = ["LLVM_PROFILE_FILE": "/dev/null"]
}

/// A program in its workspace: compiled, or files with the command that interprets them.
package struct Executable: Sendable {
  /// The way in which a command starts files that aren't compiled.
  struct Start: Sendable {
    var command: [String]
    /// The folder that it works in.
    var folder: Mount
    /// The other folders that it needs.
    var mounts: [Mount]
    /// The text of its standard input; `nil` for none.
    var input: String?
  }

  /// The folder that contains it.
  let job: Mount
  /// The way to start it; `nil` for a compiled program.
  var start: Start?
  /// The object files that it was linked from; `nil` if they weren't kept.
  var parts: ProgramParts?
  /// The name of a compiled program's file.
  static let name = "program"

  /// The path of a compiled program on the machine.
  var path: String { job.folder + "/" + Self.name }

  /// Removes it before its workspace is removed.
  package func remove() {
    RunFiles.remove(job.folder)
    if let parts { RunFiles.remove(parts.folder.folder) }
  }
}

/// The outcome and output of a program's run.
package struct ProgramRun: Sendable, Equatable {
  /// The line between what a flaky program printed in two runs.
  static let otherRun = "Another run ended differently or printed something else:"

  /// The way in which the run ended.
  package var outcome: RunEvidence.Outcome
  /// All of its standard output, up to the limit.
  package var output: String
  /// All of its standard error, up to the limit; without addresses.
  package var errors: String

  /// The text that evidence stores: the output, then the errors, without addresses, truncated if it is long.
  package var evidence: String {
    let output = ProgramText.withoutAddresses(output)
    let separator = output.isEmpty || errors.isEmpty || output.hasSuffix("\n") ? "" : "\n"
    return ProgramText.cut(output + separator + errors)
  }
}

extension Sandbox {
  /// Returns a process that runs a command on files.
  fileprivate func confine(
    _ start: Executable.Start, _ arguments: [String], limits: ExecutionLimits, environment: [String: String]
  ) -> Subprocess {
    // An input that is a pipe can be read once: the code under test doesn't find it in a file.
    let number = 3 + inputs.count
    let redirection =
      start.input == nil ? [] : ["/bin/sh", "-c", "exec \"$@\" <&\(number) \(number)<&-", "sh"]
    var process = confine(
      redirection + start.command + arguments, in: start.folder, mounts: start.mounts, limits: limits,
      environment: environment)
    if let input = start.input { process.inputs.append(Array(input.utf8)) }
    return process
  }

  private var inputs: [[UInt8]] {
    if case .bubblewrap(let bubblewrap) = self { bubblewrap.inputs } else { [] }
  }
}
