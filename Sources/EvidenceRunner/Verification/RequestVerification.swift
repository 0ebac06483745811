import CaseStudyModel
import CodeStructure
import EvidenceMeasures
import SourceTrees
import Subprocesses
import SyntaxFacts

/// Carries out a study's change requests on one side.
struct RequestVerification: Sendable {
  var checker: any CodeChecker
  /// Builds and runs programs; `nil` for a language whose code is only checked.
  var verifier: (any ProgramBuilder)?
  /// Reads the patched code; `nil` if there is no such program.
  var facts: FactsProgram?
  @Shared var assembly: StudyAssembly
  var base: VerifiedBase
  var roles: FileRoles
  /// The files that are assumed to be the composition root, because the study declares no roles.
  var assumedRoot: Set<String> = []
  /// Whether to try the after side's change on the before side.
  var triesOtherChange = false

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
      // A request without a change for this side applies only to the other side.
      let problem = applied.diagnostics.isEmpty ? nil : RequestRun(isMet: false, problem: .patchDoesNotApply)
      return Diagnosed(Run(evidence: problem), applied.diagnostics)
    }
    let patched = PatchedSide(
      request: request, tree: tree, change: TreeChange(from: base.tree, to: tree),
      declarations: try await declarations(editedTo: tree))
    var run = measured(patched)
    let programs = Programs(
      behaviour: assembly.behaviourTests(on: base.side, of: tree, after: request),
      acceptance: assembly.acceptanceTests(of: request, on: base.side, of: tree))
    let tests = try await runs(of: programs, for: request)
    if let errors = try await compileErrors(of: patched, with: programs, tests: tests) {
      run.problem = .doesNotCompile
      return Diagnosed(Run(evidence: run), errors)
    }
    let diagnostics = judge(&run, by: tests, on: patched)
    run.isMet = run.problem == nil
    if run.isMet { try await leaveOutIdleEdits(of: &run, on: patched) }
    run.isClosed = try await isClosed(run, on: patched)
    return Diagnosed(Run(evidence: run, tree: tree), diagnostics)
  }

  /// The side after a request's change.
  private struct PatchedSide {
    var request: ChangeRequest
    var tree: SourceTree
    /// The change from the base to the tree.
    var change: TreeChange
    /// The declarations of both; `nil` if no facts are known.
    var declarations: EditedDeclarations?
  }

  /// The tests of the patched side.
  private struct Programs {
    /// The tests of behaviour, which passed before the change too.
    var behaviour: [StudyProgram]
    /// The acceptance tests of the request.
    var acceptance: [StudyProgram]

    var all: [StudyProgram] { behaviour + acceptance }
  }

  /// The runs of a request's tests.
  private struct TestRuns {
    /// The tests of behaviour on the patched side.
    var behaviour: [Diagnosed<RunEvidence>] = []
    /// The acceptance tests on the patched side.
    var patched: [Diagnosed<MeasuredRun>] = []
    /// The acceptance tests on the base.
    var unchanged: [Diagnosed<RunEvidence>] = []

    /// Whether a test was compiled with the patched side.
    var isPatchCompiled: Bool {
      (behaviour.map(\.value) + patched.map(\.value.evidence)).contains { $0.outcome != .notCompiled }
    }
  }

  /// Runs the tests of behaviour on the patched side, and the acceptance tests on it and on the base.
  private func runs(of programs: Programs, for request: ChangeRequest) async throws(ExecutionError) -> TestRuns {
    guard let verifier else { return TestRuns() }
    let unchanged = assembly.acceptanceTests(of: request, on: base.side, of: base.tree)
    let verification = ProgramVerification(verifier: verifier)
    async let patched = programs.acceptance.boundedMap { test throws(ExecutionError) in
      try await verification.run(test, isMeasured: true)
    }
    let runs = try await (programs.behaviour + unchanged).boundedMap { test throws(ExecutionError) in
      try await verification.run(test)
    }
    let count = programs.behaviour.count
    do {
      return TestRuns(
        behaviour: Array(runs.prefix(count)), patched: try await patched, unchanged: Array(runs.dropFirst(count)))
    } catch {
      throw error as? ExecutionError ?? .cancelled
    }
  }

  /// Returns the errors of the patched side; `nil` if it compiles.
  private func compileErrors(
    of side: PatchedSide, with programs: Programs, tests: TestRuns
  ) async throws(ExecutionError) -> [Diagnostic]? {
    // A test that compiles contains the whole tree, so the tree needs no separate check.
    if tests.isPatchCompiled, side.tree == side.tree.withoutEntry { return nil }
    let sources = assembly.testedTree(side.tree, by: programs.all, on: base.side, after: side.request)
    let compilation = try await checker.typecheck(sources)
    if compilation.isAccepted { return nil }
    return compilation.diagnostics(in: sources).map { noted($0, after: side.request) }
  }

  /// Decides whether the tests show that a request is met, and returns the faults that they find.
  private func judge(
    _ run: inout RequestRun, by tests: TestRuns, on side: PatchedSide
  ) -> [Diagnostic] {
    let request = side.request
    var diagnostics: [Diagnostic] = []
    for test in tests.behaviour {
      if test.value.outcome != .passed { run.problem = .testFails }
      diagnostics += test.diagnostics.map { noted($0, after: request) }
    }
    for (patched, unchanged) in zip(tests.patched, tests.unchanged) {
      let outcome = patched.value.evidence.outcome
      run.acceptances.append(.init(unchanged: unchanged.value.outcome, patched: outcome))
      if outcome != .passed { run.problem = .acceptanceTestFails }
      if let coverage = patched.value.coverage, !reaches(coverage, side.change, in: side.tree) {
        run.problem = .acceptanceTestMissesChange
        diagnostics.append(testMissesChange(of: request, line: unchanged.value.line))
      }
      diagnostics += patched.diagnostics.map { noted($0, after: request) }
      if unchanged.value.outcome == .passed {
        run.problem = .acceptanceTestProvesNothing
        diagnostics.append(testProvesNothing(for: request, line: unchanged.value.line))
      }
    }
    return diagnostics
  }

  /// Removes the edits that the request doesn't need, and marks files that are only extended.
  private func leaveOutIdleEdits(
    of run: inout RequestRun, on side: PatchedSide
  ) async throws(ExecutionError) {
    guard let verifier else { return }
    let needed = try await NeededEdits(verifier: verifier, assembly: assembly, base: base, request: side.request)
      .edits(of: side.change, to: side.tree) { Set(names(in: [$0], of: side)) }
    if needed != side.change.edits {
      run.editedFiles = needed.map(\.path)
      note(needed, of: side, in: &run)
    }
    let extended = needed.filter { addsOnlyWholeDeclarations($0, of: side) }.map(\.path)
    run.extendedFiles = extended.isEmpty ? nil : extended
  }

  /// Returns whether a request is met with new files and brief edits of the composition root, or would be met by the
  /// other side's change.
  private func isClosed(_ run: RequestRun, on side: PatchedSide) async throws(ExecutionError) -> Bool {
    guard run.isMet else { return false }
    let rootEdits = side.change.edits.filter { isRoot($0.path) && run.extendedFiles?.contains($0.path) != true }
    let isBrief = RootEdit.areBrief(rootEdits.map { RootEdit($0, from: base.tree, to: side.tree) })
    if isBrief, run.openedFiles.allSatisfy(isRoot) { return true }
    guard triesOtherChange, base.side == .before else { return false }
    return try await isMetByOtherChange(side.request)
  }

  /// Returns the cost of a change, before any test has run.
  private func measured(_ side: PatchedSide) -> RequestRun {
    let change = side.change
    var run = RequestRun(isMet: false, cost: change.cost, editedFiles: change.edits.map(\.path))
    for edit in change.edits where isRoot(edit.path) {
      run.rootEdits[edit.path] = RootEdit(edit, from: base.tree, to: side.tree).cost
    }
    let snippets = side.request.snippets.map { assembly.study.article.snippets[$0] }
    run.glue = snippets.filter { $0.role == .driver && $0.serves(base.side, in: assembly.layout) }
      .reduce(0) { $0 + $1.lineCount }
    note(change.edits, of: side, in: &run)
    return run
  }

  /// Returns whether a file is declared or assumed to be in the composition root.
  func isRoot(_ path: String) -> Bool { roles[path] == .root || assumedRoot.contains(path) }

  /// Reads both trees; `nil` if no facts are known.
  private func declarations(editedTo tree: SourceTree) async throws(ExecutionError) -> EditedDeclarations? {
    let patched = try await facts?.facts(of: ModuleSources(tree)).value
    guard let code = base.code, let patched else { return nil }
    return EditedDeclarations(from: code, to: CodeBase(patched))
  }

  /// Returns whether an edit only adds code that could be in a new file as well; false without facts.
  private func addsOnlyWholeDeclarations(_ edit: TreeChange.FileEdit, of side: PatchedSide) -> Bool {
    guard let declarations = side.declarations, roles[edit.path] != .root else { return false }
    let code = side.tree.codeLines(of: edit.path)
    return declarations.addsOnlyWholeDeclarations(
      .init(
        path: edit.path, removed: codeLines(edit.removedLines, of: edit.path, in: base.tree),
        added: edit.addedLines.filter(code.contains)),
      codeLines: code)
  }

  /// Notes the declarations that edits change.
  private func note(_ edits: [TreeChange.FileEdit], of side: PatchedSide, in run: inout RequestRun) {
    run.editedTypes = names(in: edits, and: side.change.newFiles, of: side)
    let innermost = names(in: edits, and: side.change.newFiles, of: side, isAttributed: false)
    run.innermostTypes = innermost == run.editedTypes ? nil : innermost
  }

  /// Returns the declarations that a change edits, or its files if no facts are known.
  private func names(
    in edits: [TreeChange.FileEdit], and newFiles: [String] = [], of side: PatchedSide, isAttributed: Bool = true
  ) -> [String] {
    guard let declarations = side.declarations else { return edits.map(\.path) }
    let edited = edits.map { edit in
      EditedDeclarations.FileEdit(
        path: edit.path, removed: codeLines(edit.removedLines, of: edit.path, in: base.tree),
        added: codeLines(edit.addedLines, of: edit.path, in: side.tree))
    }
    let additions = newFiles.map { path in
      EditedDeclarations.FileEdit(path: path, removed: [], added: side.tree.codeLines(of: path).sorted())
    }
    return declarations.names(in: edited + additions, isAttributed: isAttributed)
  }

  /// Drops the lines that have only comments and white space.
  private func codeLines(_ lines: [Int], of path: String, in tree: SourceTree) -> [Int] {
    lines.filter(tree.codeLines(of: path).contains)
  }

  /// Returns whether a run executed a line that a change added; a change without executable lines counts as executed.
  private func reaches(_ coverage: LineCoverage, _ change: TreeChange, in tree: SourceTree) -> Bool {
    var added = Dictionary(change.edits.map { ($0.path, Set($0.addedLines)) }) { first, _ in first }
    for path in change.newFiles { added[path] = Set(1...max(1, tree.files[path]?.lines.count ?? 1)) }
    let counted = added.contains { path, lines in !(coverage.counted[path]?.isDisjoint(with: lines) ?? true) }
    return !counted || added.contains { path, lines in !(coverage.executed[path]?.isDisjoint(with: lines) ?? true) }
  }

  private func noted(_ diagnostic: Diagnostic, after request: ChangeRequest) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.notes.append(
      .init(
        "after this change request", at: assembly.study.article.place(line: request.line)))
    return diagnostic
  }

  private func testMissesChange(of request: ChangeRequest, line: Int) -> Diagnostic {
    Diagnostic(
      "AcceptanceMissesChange", .error,
      "The acceptance test of '\(request.title)' must run lines that the change adds on the \(base.side.message) side",
      at: assembly.study.article.place(line: line),
      explanation: "It passes without running any of them, so it proves nothing about the change.",
      solutions: ["make the driver call the changed code instead of doing its work"])
  }

  private func testProvesNothing(for request: ChangeRequest, line: Int) -> Diagnostic {
    Diagnostic(
      "AcceptanceProvesNothing", .error,
      "The acceptance test of '\(request.title)' must fail on the \(base.side.message) side before the change",
      at: assembly.study.article.place(line: line),
      explanation: "A test that passes without the change doesn't show that the change is made.")
  }
}

extension SourceTree {
  /// Returns the numbers of a file's lines that have code.
  fileprivate func codeLines(of path: String) -> Set<Int> {
    CodeTokens(files[path]?.text ?? "", in: layout.language).codeLines
  }
}
