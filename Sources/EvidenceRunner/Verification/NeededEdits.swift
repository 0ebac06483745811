import CaseStudyModel
import SourceTrees
import Subprocesses

/// Finds the edits of a change request that it doesn't need: without one of them, all its tests still pass.
///
/// They count for no verdict. Otherwise a patch of the before side could edit as many types as its author likes.
struct NeededEdits: Sendable {
  var verifier: any ProgramBuilder
  var assembly: StudyAssembly
  var base: VerifiedBase
  var request: ChangeRequest

  /// The greatest number of edits that are tried; each takes a compilation.
  private static let limit = 12

  /// Returns the edits of existing files that the request needs; all of them where there is one alone, or too many to try.
  func edits(of change: TreeChange, to tree: SourceTree) async throws(ExecutionError) -> [TreeChange.FileEdit] {
    let parts = TreeChange.parts(from: base.tree, to: tree)
    guard parts.count + change.newFiles.count > 1, parts.count <= Self.limit else { return change.edits }
    let isNeeded = try await parts.boundedMap { part throws(ExecutionError) in try await !passes(without: part) }
    let needed = zip(parts, isNeeded).filter(\.1).map(\.0.edit)
    return Dictionary(grouping: needed, by: \.path).sorted { $0.key < $1.key }.map { path, edits in
      TreeChange.FileEdit(
        path: path, removedLines: edits.flatMap(\.removedLines), addedLines: edits.flatMap(\.addedLines))
    }
  }

  private func passes(without part: TreeChange.Part) async throws(ExecutionError) -> Bool {
    let tests =
      assembly.acceptanceTests(of: request, on: base.side, of: part.rest)
      + assembly.behaviourTests(on: base.side, of: part.rest, after: request)
    for test in tests {
      guard let program = try await verifier.build(test.sources, isUrgent: false, isMeasured: false).1 else {
        return false
      }
      defer { program.remove() }
      let run = try await verifier.run(program, [], in: RunSetting())
      if (test.word?.checked(run) ?? run).outcome != .passed { return false }
    }
    return !tests.isEmpty
  }
}
