import CaseStudyModel
import SourceTrees

/// Checks whether the code after each step of a study compiles and passes the behaviour tests.
struct StepVerification: Sendable {
  var language: CodeLanguage
  @Shared var assembly: StudyAssembly

  /// Tries each step but the last, whose code is the after side's.
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
    let tests = after.runs.filter { $0.kind == .test }
    let hasPassed = !tests.isEmpty && tests.allSatisfy { $0.outcome == .passed }
    return StepEvidence(
      tree: last.tree.fingerprint, outcome: !after.isCompiled ? .doesNotBuild : hasPassed ? .passes : .builds)
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
    for side in [Side.after, .before] {
      if let hasPassed = try await passes(step.tree, withDriversOf: side), hasPassed { return Diagnosed(.passes) }
    }
    let summary: Message = "Step '\(step.title)' builds, but doesn't pass the behaviour tests yet"
    return Diagnosed(.builds, [remark("StepFailsTests", summary, on: step)])
  }

  /// Runs a side's behaviour tests on a tree, each once.
  /// - Returns: `nil` if there are none, or the side's drivers don't compile with the tree.
  private func passes(_ tree: SourceTree, withDriversOf side: Side) async throws(ExecutionError) -> Bool? {
    guard let verifier = language.programs else { return nil }
    var hasPassed: Bool?
    for test in assembly.behaviourTests(on: side, of: tree) {
      guard let result = try await verifier.passes(test) else { return nil }
      if !result { return false }
      hasPassed = true
    }
    return hasPassed
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
