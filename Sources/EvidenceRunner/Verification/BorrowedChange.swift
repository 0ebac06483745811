import CaseStudyModel
import SourceTrees

extension RequestVerification {
  /// Returns whether the other side's change also meets a request on this side, while editing nothing here except for a
  /// few added lines in the composition root.
  ///
  /// If the before side could already meet the request, the refactoring closed nothing, whatever the before side's own
  /// patch edits.
  func isMetByOtherChange(_ request: ChangeRequest) async throws(ExecutionError) -> Bool {
    guard let verifier else { return false }
    let applied = base.tree.applying(request, of: assembly.study.article, on: base.side.other)
    guard let tree = applied.value, applied.diagnostics.isEmpty else { return false }
    let edits = TreeChange(from: base.tree, to: tree).edits
    guard edits.allSatisfy({ isRoot($0.path) }),
      RootEdit.areBrief(edits.map { RootEdit($0, from: base.tree, to: tree) })
    else { return false }
    let acceptance = assembly.acceptanceTests(of: request, on: base.side, of: tree)
    if acceptance.isEmpty { return false }
    let verification = ProgramVerification(verifier: verifier)
    for test in acceptance + assembly.behaviourTests(on: base.side, of: tree, after: request) {
      let outcome = try await verification.run(test).value.outcome
      if outcome != .passed { return false }
    }
    return true
  }
}

extension RequestRun {
  /// Whether it counts as closed because of the other side's change, although its own change edits files.
  var isClosedByOtherChange: Bool { isClosed && openedFiles.contains { rootEdits[$0] == nil } }
}
