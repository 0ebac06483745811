import CaseStudyModel
import Subprocesses
import SyntaxFacts

/// What puts a study's change requests to one side.
struct RequestVerification: Sendable {
  var verifier: any CodeVerifier
  var jobs: Int
  var assembly: StudyAssembly
  var side: Side
  var findings: StudyFindings

  /// A request on this side: its evidence, and the tree it leads to.
  struct Run: Sendable {
    var evidence: RequestRun?
    var tree: SourceTree?
  }

  /// Carries out all requests, each from the base.
  func runs(into diagnostics: inout [Diagnostic]) async throws(ExecutionError) -> [Run] {
    let runs = try await assembly.study.changeRequests.boundedMap(jobs: jobs) { request throws(ExecutionError) in
      try await run(request)
    }
    diagnostics += runs.flatMap(\.diagnostics)
    return runs.map(\.value)
  }

  private func run(_ request: ChangeRequest) async throws(ExecutionError) -> Diagnosed<Run> {
    let base = assembly.trees[side]
    let applied = base.applying(request, of: assembly.study, on: side)
    guard let tree = applied.value else {
      // A request without a change for this side is asked of the other alone.
      let problem = applied.diagnostics.isEmpty ? nil : RequestRun(isMet: false, problem: "its patches don't apply")
      return Diagnosed(Run(evidence: problem), applied.diagnostics)
    }
    var run = measured(from: base, to: tree)
    var diagnostics = applied.diagnostics
    let programs = ProgramVerification(verifier: verifier)
    let tests = assembly.behaviourTests(on: side, of: tree, after: request)
    // A test that is built is built with the whole side, so the side alone needs no check of its own.
    var isCompiled = false
    for test in tests {
      let result = try await programs.run(test)
      isCompiled = isCompiled || result.value.outcome != .notCompiled
      if result.value.outcome != .passed { run.problem = "what held before no longer does" }
      diagnostics += result.diagnostics.map { noted($0, request) }
    }
    for (onBase, onTree) in zip(
      assembly.acceptanceTests(of: request, on: side, of: base),
      assembly.acceptanceTests(of: request, on: side, of: tree))
    {
      let patched = try await programs.run(onTree)
      let unchanged = try await programs.run(onBase).value.outcome
      run.acceptance = RequestRun.Acceptance(unchanged: unchanged, patched: patched.value.outcome)
      if patched.value.outcome != .passed { run.problem = "its acceptance test doesn't pass" }
      diagnostics += patched.diagnostics.map { noted($0, request) }
      if unchanged == .passed {
        run.problem = "its acceptance test passes without it"
        diagnostics.append(provesNothing(onBase, request))
      }
    }
    if !isCompiled {
      let sources = ModuleSources(tree)
      let compilation = try await verifier.typecheck(sources)
      if !compilation.isAccepted {
        run.problem = "the patched side doesn't compile"
        return Diagnosed(Run(evidence: run), compilation.diagnostics("CodeDoesNotCompile", in: sources))
      }
    }
    run.isMet = run.problem.isEmpty
    run.isClosed = run.isMet && run.editedFiles.allSatisfy { findings.roles[$0] == .root }
    return Diagnosed(Run(evidence: run, tree: tree), diagnostics)
  }

  private func measured(from base: SourceTree, to tree: SourceTree) -> RequestRun {
    let change = TreeChange(from: base, to: tree)
    var run = RequestRun(isMet: false, cost: change.cost, editedFiles: change.edits.map(\.path))
    var types: Set<String> = []
    for edit in change.edits {
      for line in touchedLines(edit) {
        types.insert(findings.sides[side]?.code?.declaration(atLine: line, inFile: edit.path) ?? edit.path)
      }
    }
    run.editedTypes = types.sorted()
    return run
  }

  /// The lines of the file as it was that an edit removes, or between which it inserts.
  private func touchedLines(_ edit: FileEdit) -> Set<Int> {
    var lines = Set(edit.removedLines)
    // An added line stands, in the old file, after as many lines as are before it in the new one and aren't new, and what was removed.
    for added in edit.addedLines {
      let kept = added - 1 - edit.addedLines.count { $0 < added }
      var old = 0
      var left = kept
      while left > 0 {
        old += 1
        if !edit.removedLines.contains(old) { left -= 1 }
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

  private func provesNothing(_ test: StudyProgram, _ request: ChangeRequest) -> Diagnostic {
    Diagnostic(
      "AcceptanceProvesNothing", .error,
      "The acceptance test of '\(request.title)' must fail on the \(side.rawValue) side before the change",
      at: SourceRange(path: test.sources.source, line: test.line),
      explanation: "A test that passes without the change doesn't show that the change is made.")
  }
}
