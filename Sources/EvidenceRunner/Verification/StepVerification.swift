import CaseStudyModel
import SourceTrees

/// Checks whether the code after each step of a study compiles and passes the behaviour tests.
struct StepVerification: Sendable {
  var language: CodeLanguage
  @Shared var assembly: StudyAssembly

  /// Tries each step except the last, whose code is the after side.
  /// - Returns: `nil` for a study without steps; a remark on each step that doesn't pass.
  func trials() async throws(ExecutionError) -> Diagnosed<[StepEvidence]>? {
    guard let shown = StudySteps(of: assembly.study), let steps = StudySteps(of: assembly.study, in: assembly.layout)
    else { return nil }
    let trials = try await zip(shown.steps, steps.steps).dropLast().boundedMap { shown, step throws(ExecutionError) in
      let trial = try await outcome(of: step)
      return Diagnosed(StepEvidence(tree: shown.tree.fingerprint, outcome: trial.value), trial.diagnostics)
    }
    return Diagnosed(trials.map(\.value), trials.flatMap(\.diagnostics))
  }

  /// Returns the evidence of the last step.
  func lastStep(_ after: SideEvidence?) -> StepEvidence? {
    guard let after, let last = StudySteps(of: assembly.study)?.steps.last else { return nil }
    return StepEvidence(tree: last.tree.fingerprint, outcome: outcome(ofLastStep: after))
  }

  private func outcome(ofLastStep after: SideEvidence) -> StepEvidence.Outcome {
    if !after.isCompiled { return .doesNotBuild }
    let tests = after.runs.filter { $0.kind == .test }.map(\.outcome)
    if tests.contains(.notCompiled) { return .testsDoNotBuild }
    return !tests.isEmpty && tests.allSatisfy { $0 == .passed } ? .passes : .builds
  }

  private func outcome(of step: StudySteps.Step) async throws(ExecutionError) -> Diagnosed<StepEvidence.Outcome> {
    let sources = ModuleSources(step.tree)
    let compilation = try await language.checker.typecheck(sources)
    guard compilation.isAccepted else {
      let error = compilation.diagnostics(in: sources).first
      var remark = remark("StepDoesNotBuild", "Step '\(step.title)' doesn't build yet", on: step)
      remark.notes = error.map { [.init($0.summary, at: $0.range)] } ?? []
      return Diagnosed(.doesNotBuild, [remark])
    }
    guard let programs = language.programs else { return Diagnosed(.builds) }
    // The drivers of one side reach early steps, those of the other late ones.
    var outcomes: Set<StepEvidence.Outcome> = []
    for side in [Side.after, .before] {
      guard let outcome = try await outcome(of: assembly.behaviourTests(on: side, of: step.tree), programs) else {
        continue
      }
      if outcome == .passes { return Diagnosed(.passes) }
      outcomes.insert(outcome)
    }
    if outcomes.contains(.builds) {
      let summary: Message = "Step '\(step.title)' builds, but doesn't pass the behaviour tests yet"
      return Diagnosed(.builds, [remark("StepFailsTests", summary, on: step)])
    }
    if outcomes.isEmpty { return Diagnosed(.builds) }
    let summary: Message = "Step '\(step.title)' builds, but the behaviour tests don't compile with it yet"
    return Diagnosed(.testsDoNotBuild, [remark("StepFailsTests", summary, on: step)])
  }

  /// Runs tests, each once, until one doesn't pass.
  /// - Returns: `nil` if there are none.
  private func outcome(
    of tests: [StudyProgram], _ programs: any ProgramBuilder
  ) async throws(ExecutionError) -> StepEvidence.Outcome? {
    for test in tests {
      guard let hasPassed = try await programs.passes(test) else { return .testsDoNotBuild }
      if !hasPassed { return .builds }
    }
    return tests.isEmpty ? nil : .passes
  }

  private func remark(_ id: String, _ summary: Message, on step: StudySteps.Step) -> Diagnostic {
    let article = assembly.study.article
    let line = article.headings[step.section.heading].line
    return Diagnostic(id, .information, summary, at: article.place(line: line))
  }
}

extension ProgramBuilder {
  /// Builds a test and runs it once.
  /// - Returns: whether it passes; `nil` if it doesn't compile.
  func passes(_ test: StudyProgram) async throws(ExecutionError) -> Bool? {
    guard let program = try await buildQuietly(test.sources) else { return nil }
    defer { program.remove() }
    let run = try await self.run(program, [])
    return (test.word?.checked(run) ?? run).outcome == .passed
  }
}
