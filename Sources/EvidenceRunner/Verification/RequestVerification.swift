import CaseStudyModel
import SourceTrees
import Subprocesses
import SyntaxFacts

/// Carries out a study's change requests on one side.
struct RequestVerification: Sendable {
  var checker: any CodeChecker
  /// Builds and runs programs; `nil` for a language whose code is only checked.
  var verifier: SwiftVerifier?
  var assembly: StudyAssembly
  var base: VerifiedBase
  var roles: FileRoles

  /// A request on this side: its evidence, and the tree it leads to.
  struct Run: Sendable {
    var evidence: RequestRun?
    var tree: SourceTree?
  }

  /// Carries out all requests, each from the base.
  func runs() async throws(ExecutionError) -> Diagnosed<[Run]> {
    let runs = try await assembly.study.changeRequests.boundedMap { request throws(ExecutionError) in
      try await run(request)
    }
    return Diagnosed(runs.map(\.value), runs.flatMap(\.diagnostics))
  }

  /// Returns the runs of the requests on a side that doesn't compile: patches are applied, and no program runs.
  func runsWithoutBase() -> Diagnosed<[Run]> {
    let runs = assembly.study.changeRequests.map { request in
      let applied = base.tree.applying(request, of: assembly.study.article, on: base.side)
      let isAsked = applied.value != nil || !applied.diagnostics.isEmpty
      let run = RequestRun(isMet: false, problem: .baseDoesNotCompile)
      return Diagnosed(Run(evidence: isAsked ? run : nil), applied.diagnostics)
    }
    return Diagnosed(runs.map(\.value), runs.flatMap(\.diagnostics))
  }

  private func run(_ request: ChangeRequest) async throws(ExecutionError) -> Diagnosed<Run> {
    let applied = base.tree.applying(request, of: assembly.study.article, on: base.side)
    guard let tree = applied.value else {
      // A request without a change for this side is asked of the other alone.
      let problem = applied.diagnostics.isEmpty ? nil : RequestRun(isMet: false, problem: .patchDoesNotApply)
      return Diagnosed(Run(evidence: problem), applied.diagnostics)
    }
    var run = measured(to: tree)
    let programs = Programs(
      behaviour: assembly.behaviourTests(on: base.side, of: tree, after: request),
      acceptance: assembly.acceptanceTests(of: request, on: base.side, of: tree))
    let tests = try await runs(of: programs, request)
    // A test that compiles contains the whole tree, so that the tree needs no check of its own.
    let isCompiled = (tests.behaviour + tests.patched).contains { $0.value.outcome != .notCompiled }
    if !isCompiled || tree != tree.withoutProgram {
      let sources = assembly.testedTree(tree, by: programs.all, on: base.side, after: request)
      let compilation = try await checker.typecheck(sources)
      guard compilation.isAccepted else {
        run.problem = .doesNotCompile
        let errors = compilation.diagnostics("CodeDoesNotCompile", in: sources)
        return Diagnosed(Run(evidence: run), errors.map { noted($0, request) })
      }
    }
    var diagnostics: [Diagnostic] = []
    for test in tests.behaviour {
      if test.value.outcome != .passed { run.problem = .testFails }
      diagnostics += test.diagnostics.map { noted($0, request) }
    }
    for (patched, unchanged) in zip(tests.patched, tests.unchanged) {
      run.acceptances.append(.init(unchanged: unchanged.value.outcome, patched: patched.value.outcome))
      if patched.value.outcome != .passed { run.problem = .acceptanceTestFails }
      diagnostics += patched.diagnostics.map { noted($0, request) }
      if unchanged.value.outcome == .passed {
        run.problem = .acceptanceTestProvesNothing
        diagnostics.append(provesNothing(unchanged.value.line, request))
      }
    }
    run.isMet = run.problem == nil
    run.isClosed = run.isMet && run.editedFiles.allSatisfy { roles[$0] == .root }
    return Diagnosed(Run(evidence: run, tree: tree), diagnostics)
  }

  /// The tests of the patched side.
  private struct Programs {
    /// Those of what held before.
    var behaviour: [StudyProgram]
    /// Those of what must hold now.
    var acceptance: [StudyProgram]

    var all: [StudyProgram] { behaviour + acceptance }
  }

  private typealias TestRun = Diagnosed<RunEvidence>

  /// Runs the tests of behaviour on the patched side, and the acceptance tests on it and on the base.
  private func runs(
    of programs: Programs, _ request: ChangeRequest
  ) async throws(ExecutionError) -> (behaviour: [TestRun], patched: [TestRun], unchanged: [TestRun]) {
    guard let verifier else { return ([], [], []) }
    let unchanged = assembly.acceptanceTests(of: request, on: base.side, of: base.tree)
    let verification = ProgramVerification(verifier: verifier)
    let runs = try await (programs.all + unchanged).boundedMap { test throws(ExecutionError) in
      try await verification.run(test)
    }
    return (
      Array(runs.prefix(programs.behaviour.count)),
      Array(runs.dropFirst(programs.behaviour.count).prefix(programs.acceptance.count)),
      Array(runs.suffix(unchanged.count))
    )
  }

  private func measured(to tree: SourceTree) -> RequestRun {
    let change = TreeChange(from: base.tree, to: tree)
    var run = RequestRun(isMet: false, cost: change.cost, editedFiles: change.edits.map(\.path))
    var types: Set<String> = []
    for edit in change.edits {
      for line in touchedLines(edit) {
        types.insert(base.code?.declaration(atLine: line, inFile: edit.path) ?? edit.path)
      }
    }
    run.editedTypes = types.sorted()
    return run
  }

  /// The lines of the file as it was that an edit removes, or between which it inserts.
  private func touchedLines(_ edit: TreeChange.FileEdit) -> Set<Int> {
    let removed = Set(edit.removedLines)
    var lines = removed
    var (old, kept) = (0, 0)
    // An added line belongs after as many old lines as precede it in the new file, and after those that were removed there.
    for (index, added) in edit.addedLines.sorted().enumerated() {
      while kept < added - 1 - index {
        old += 1
        if !removed.contains(old) { kept += 1 }
      }
      lines.insert(max(old, 1))
    }
    return lines
  }

  private func noted(_ diagnostic: Diagnostic, _ request: ChangeRequest) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.notes.append(
      .init(
        "after this change request",
        at: SourceRange(path: assembly.study.article.source, line: request.line)))
    return diagnostic
  }

  private func provesNothing(_ line: Int, _ request: ChangeRequest) -> Diagnostic {
    Diagnostic(
      "AcceptanceProvesNothing", .error,
      "The acceptance test of '\(request.title)' must fail on the \(base.side.message) side before the change",
      at: SourceRange(path: assembly.study.article.source, line: line),
      explanation: "A test that passes without the change doesn't show that the change is made.")
  }
}
