import CaseStudyModel
import Subprocesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs compiled programs in the sandbox: of their own folder they see the program, read-only.
package struct ProgramRunner: Sendable {
  package let workspace: Workspace
  package var limits = ExecutionLimits.program

  package init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// Runs a program to its end, or until it takes more than it may.
  ///
  /// - Throws: `ExecutionError` where it can't be run; how it ends is never an error.
  package func run(_ executable: Executable, _ arguments: [String] = []) async throws(ExecutionError) -> ProgramRun {
    var job = executable.job
    job.isWritable = false
    let program = workspace.sandbox.path(of: job) + "/" + Executable.name
    // Line by line, or a program that traps takes with it what it has printed.
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
