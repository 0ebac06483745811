import CaseStudyModel
import SourceTrees

extension RequestVerification {
  /// Returns whether the other side's change also meets a request on this side, while editing nothing here except for a
  /// few added lines in the composition root.
  ///
  /// If the before side could meet the request all along, the refactoring closed nothing, whatever the before side's
  /// own patch edits. Only the open–closed principle needs this, and it takes a build.
  func isMetByOtherChange(_ request: ChangeRequest) async throws(ExecutionError) -> Bool {
    guard let verifier, assembly.study.principles.contains(.ocp) else { return false }
    let applied = base.tree.applying(request, of: assembly.study.article, on: base.side.other)
    guard let tree = applied.value, applied.diagnostics.isEmpty else { return false }
    let run = measured(TreeChange(from: base.tree, to: tree), nil, to: tree, after: request)
    guard run.editedFiles.allSatisfy({ roles[$0] == .root }), run.extendsRootBriefly else { return false }
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
  /// Whether it edits the composition root only by a few added lines, such as a registration.
  var extendsRootBriefly: Bool {
    rootEdits.values.allSatisfy { $0.removedInExisting == 0 }
      && rootEdits.values.reduce(0) { $0 + $1.addedInExisting } <= Self.rootLineLimit
  }

  /// The maximum number of lines that a closed request may add to the composition root.
  private static let rootLineLimit = 3

  /// Whether it counts as closed because of the other side's change, although its own change opens files.
  var isClosedByOtherChange: Bool { isClosed && openedFiles.contains { rootEdits[$0] == nil } }
}
