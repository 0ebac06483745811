import CaseStudyModel
import Platform
import Subprocesses

/// Runs compiled programs in the sandbox, where they see only the program in their own folder, read-only.
package struct ProgramRunner: Sendable {
  package let workspace: Workspace
  package var limits = ExecutionLimits.program

  package init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// Runs a program to its end, or until it exceeds a limit.
  ///
  /// - Throws: `ExecutionError` where it can't be run; its end is never an error.
  package func run(_ executable: Executable, _ arguments: [String] = []) async throws(ExecutionError) -> ProgramRun {
    var job = executable.job
    job.isWritable = false
    let program = workspace.sandbox.path(of: job) + "/" + Executable.name
    // Buffered by line, because a trap would lose a full buffer.
    let command = Self.lineBuffering + [program] + arguments
    let process = workspace.sandbox.confine(command, in: nil, mounts: [job], limits: limits)
    let result = try await workspace.runProgram(process)
    return ProgramRun(
      outcome: ProgramEnd.outcome(of: result), output: ProgramText.withoutPlaces(result.text, of: workspace),
      errors: ProgramText.withoutAddresses(ProgramText.withoutPlaces(result.errorText, of: workspace)))
  }

  /// See stdbuf(1), of GNU coreutils.
  private static var lineBuffering: [String] {
    access("/usr/bin/stdbuf", X_OK) == 0 ? ["/usr/bin/stdbuf", "-oL"] : []
  }
}

/// A compiled program in its workspace.
package struct Executable: Sendable {
  /// The folder that contains it.
  let job: Mount
  static let name = "program"

  /// Its path on the machine.
  var path: String { job.folder + "/" + Self.name }

  /// Removes it before its workspace is removed.
  package func remove() {
    FileTree.remove(job.folder)
  }
}

/// The outcome and output of a program's run.
package struct ProgramRun: Sendable, Equatable {
  package var outcome: RunEvidence.Outcome
  /// All of its standard output, up to the limit.
  package var output: String
  /// All of its standard error, up to the limit; without addresses.
  package var errors: String

  /// The text that evidence keeps of both: the output, then the errors, without addresses and cut where it is long.
  package var evidence: String {
    let output = ProgramText.withoutAddresses(output)
    let separator = output.isEmpty || errors.isEmpty || output.hasSuffix("\n") ? "" : "\n"
    return ProgramText.cut(output + separator + errors)
  }
}
