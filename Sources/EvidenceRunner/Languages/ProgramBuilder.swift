/// Builds and runs programs of one language.
protocol ProgramBuilder: CodeChecker {
  /// Where programs are built and run.
  var workspace: Workspace { get }

  /// Builds a program; if its code is rejected, returns `nil` with the messages.
  /// - Parameters:
  ///   - isUrgent: whether many runs wait for the program, so that its build starts first.
  ///   - isMeasured: whether the program counts the lines that it executes, if its language supports that.
  func build(
    _ sources: ModuleSources, isUrgent: Bool, isMeasured: Bool
  ) async throws(ExecutionError) -> ProgramBuild

  /// Builds a program whose messages aren't needed; `nil` if its code is rejected.
  func buildQuietly(_ sources: ModuleSources) async throws(ExecutionError) -> Executable?

  /// Builds a program, and keeps the parts that its variants will share.
  func buildOriginal(_ sources: ModuleSources) async throws(ExecutionError) -> ProgramBuild

  /// Builds a variant of a program, whose messages aren't needed; `nil` if its code is rejected.
  ///
  /// Its files may differ from the original's only in function bodies and in statements of the main file, because the
  /// compiled code of the other files is reused.
  func buildVariant(
    _ sources: ModuleSources, of original: Executable
  ) async throws(ExecutionError) -> Executable?

  /// Makes files for the counters of a measured program, one for each run; none if its lines can't be measured.
  func makeProfiles() throws(ExecutionError) -> [CoverageProfile]
}

extension ProgramBuilder {
  func makeProfiles() throws(ExecutionError) -> [CoverageProfile] { [] }

  func buildQuietly(_ sources: ModuleSources) async throws(ExecutionError) -> Executable? {
    try await build(sources).executable
  }

  func buildOriginal(_ sources: ModuleSources) async throws(ExecutionError) -> ProgramBuild {
    try await build(sources, isUrgent: true, isMeasured: false)
  }

  func buildVariant(
    _ sources: ModuleSources, of original: Executable
  ) async throws(ExecutionError) -> Executable? {
    try await buildQuietly(sources)
  }

  /// Builds a program that is neither urgent nor measured.
  func build(_ sources: ModuleSources) async throws(ExecutionError) -> ProgramBuild {
    try await build(sources, isUrgent: false, isMeasured: false)
  }

  /// Runs a program that was built.
  func run(
    _ program: Executable, _ arguments: [String], in setting: RunSetting = RunSetting()
  ) async throws(ExecutionError) -> ProgramRun {
    try await ProgramRunner(workspace).run(program, arguments, in: setting, profile: nil)
  }

  /// Runs a program in all environments, until a limit stops it or two runs differ.
  /// - Parameters:
  ///   - profiles: the files for the counters of the runs, one each; none if they aren't measured.
  ///   - reads: returns the part of a run that is compared.
  /// - Returns: the first run, marked as flaky if a later one differs.
  func runRepeatedly(
    _ program: Executable, _ arguments: [String], countingIn profiles: [CoverageProfile] = [],
    reads: @Sendable (ProgramRun) -> ProgramRun
  ) async throws(ExecutionError) -> ProgramRun {
    var first: ProgramRun?
    for (index, setting) in RunSetting.all.enumerated() {
      let profile = index < profiles.count ? profiles[index] : nil
      let run = reads(
        try await ProgramRunner(workspace).run(program, arguments, in: setting, profile: profile))
      if let first, first.outcome != run.outcome || first.evidence != run.evidence {
        var flaky = first
        flaky.outcome = .flaky
        flaky.errors += "\n\(ProgramRun.otherRun)\n\(run.evidence)"
        return flaky
      }
      first = first ?? run
      if run.outcome == .timeOut || run.outcome == .overLimit { break }
    }
    return first ?? ProgramRun(outcome: .failed, output: "", errors: "")
  }
}
