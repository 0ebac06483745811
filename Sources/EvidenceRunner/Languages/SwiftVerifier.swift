import CaseStudyModel
import SystemFiles

/// Compiles Swift, and runs its programs within limits.
struct SwiftVerifier: CodeChecker {
  var workspace: Workspace

  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation {
    try await SwiftCompiler(workspace).typecheck(sources.codeFiles)
  }

  /// Builds a program; `nil` beside the compiler's messages where it can't.
  /// - Parameters:
  ///   - isUrgent: whether much is to be done with the program, so that it comes before what waits.
  ///   - isMeasured: whether the program counts the lines that it executes.
  func build(_ sources: ModuleSources, isUrgent: Bool = false, isMeasured: Bool = false) async throws(ExecutionError)
    -> (Compilation, Executable?)
  {
    let files = sources.codeFiles
    let uses = sources.usesPrelude ? sources.reservedUses : []
    if !uses.isEmpty { return (Compilation(end: .refused, messages: uses, output: ""), nil) }
    var compiler = SwiftCompiler(workspace)
    compiler.isUrgent = isUrgent
    if isMeasured { compiler.options = CoverageProfile.options }
    let (compilation, executable) = try await compiler.build(files)
    guard let executable, sources.usesPrelude else { return (compilation, executable) }
    let program: [UInt8]
    do { program = try FileSystem.read(executable.path) } catch { throw .system(error.description) }
    let isContract = files.contains { $0.text.contains("_solidsiteEnter(") }
    let names = ReservedNames.declared(in: program, module: compiler.module, isContract: isContract)
    if names.isEmpty { return (compilation, executable) }
    executable.remove()
    return (Compilation(end: .refused, messages: sources.declarations(of: names), output: ""), nil)
  }

  /// Runs a program that was built.
  func run(_ program: Executable, _ arguments: [String]) async throws(ExecutionError) -> ProgramRun {
    try await ProgramRunner(workspace).run(program, arguments)
  }

  /// Runs a program in all settings, until a limit stops it or two runs differ.
  /// - Parameter reads: returns what counts of a run.
  /// - Returns: the first run, as flaky where a later one differs.
  func runRepeatedly(
    _ program: Executable, _ arguments: [String], reads: @Sendable (ProgramRun) -> ProgramRun
  ) async throws(ExecutionError) -> ProgramRun {
    var first: ProgramRun?
    for setting in RunSetting.all {
      let run = reads(try await ProgramRunner(workspace).run(program, arguments, in: setting, profile: nil))
      if let first, first.outcome != run.outcome || first.evidence != run.evidence {
        var flaky = first
        flaky.outcome = .flaky
        flaky.errors += "\nAnother run ended in another way, or printed something else:\n\(run.evidence)"
        return flaky
      }
      first = first ?? run
      if run.outcome == .timeOut || run.outcome == .overLimit { break }
    }
    return first ?? ProgramRun(outcome: .failed, output: "", errors: "")
  }

  /// Returns the lines that a run of an instrumented program executes; `nil` where that can't be measured.
  func coverage(of program: Executable) async throws(ExecutionError) -> LineCoverage? {
    let profile = try CoverageProfile(in: workspace)
    defer { profile.remove() }
    _ = try await ProgramRunner(workspace).run(program, [], in: RunSetting.all[0], profile: profile)
    return try await profile.lines(of: program)
  }
}

extension ModuleSources {
  /// The files in the form that tools read.
  var codeFiles: [CodeFile] { files.map { CodeFile(path: $0.name, text: $0.text) } }
}
