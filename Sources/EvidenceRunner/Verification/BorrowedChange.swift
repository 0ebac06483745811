import CaseStudyModel
import SourceTrees

extension RequestVerification {
  /// Tells whether the other side's change meets a request on this side too, and edits nothing but the composition root
  /// here, by a few added lines.
  ///
  /// A side that was open for the request all along is no more closed after the refactoring, whatever its own patch
  /// edits. No other principle asks, and it takes a build.
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
  /// Whether its edits of the composition root are a few added lines, as a registration is.
  var extendsRootBriefly: Bool {
    rootEdits.values.allSatisfy { $0.removedInExisting == 0 }
      && rootEdits.values.reduce(0) { $0 + $1.addedInExisting } <= Self.rootLineLimit
  }

  /// The number of lines by which a request may extend the composition root and count as closed.
  private static let rootLineLimit = 3

  /// Whether it counts as closed because of the other side's change, though its own opens files.
  var isClosedByOtherChange: Bool { isClosed && openedFiles.contains { rootEdits[$0] == nil } }
}
