import CaseStudyModel
import SourceTrees
import Subprocesses

/// Finds the edits that a change request doesn't need:
///
/// without such an edit, all its tests still pass, with the side's own drivers or with those of the other side. Such
/// edits don't count for any verdict. Otherwise, a patch of the before side could edit any number of types, as long as
/// a driver calls the code that it adds.
struct NeededEdits: Sendable {
  var verifier: any ProgramBuilder
  @Shared var assembly: StudyAssembly
  var base: VerifiedBase
  var request: ChangeRequest

  /// The maximum number of edits to try; each takes a compilation.
  private static let limit = 12

  /// Returns the edits of existing files that the request needs; all of them if there is only one, or too many to try.
  ///
  /// An edit of the same file and the same declarations as a needed one changes no count, and isn't tried.
  /// - Parameter names: returns the declarations that lines of existing files belong to.
  func edits(
    of change: TreeChange, to tree: SourceTree, names: @escaping @Sendable (TreeChange.FileEdit) -> Set<String>
  ) async throws(ExecutionError) -> [TreeChange.FileEdit] {
    let parts = TreeChange.parts(from: base.tree, to: tree)
    guard parts.count + change.newFiles.count > 1, parts.count <= Self.limit else { return change.edits }
    let files = Dictionary(grouping: parts, by: \.edit.path).sorted { $0.key < $1.key }
    return try await files.boundedMap { path, parts throws(ExecutionError) -> TreeChange.FileEdit? in
      let needed = try await needed(of: parts, names: names)
      if needed.isEmpty { return nil }
      return TreeChange.FileEdit(
        path: path, removedLines: needed.flatMap(\.removedLines), addedLines: needed.flatMap(\.addedLines))
    }.compactMap { $0 }
  }

  /// Returns the needed edits of one file.
  private func needed(
    of parts: [TreeChange.Part], names: (TreeChange.FileEdit) -> Set<String>
  ) async throws(ExecutionError) -> [TreeChange.FileEdit] {
    var needed: [TreeChange.FileEdit] = []
    var known: Set<String> = []
    for part in parts {
      let own = names(part.edit)
      let isCounted = !needed.isEmpty && own.isSubset(of: known)
      if !isCounted, try await passes(without: part) { continue }
      needed.append(part.edit)
      known.formUnion(own)
    }
    return needed
  }

  private func passes(without part: TreeChange.Part) async throws(ExecutionError) -> Bool {
    if try await passes(part.rest, withDriversOf: base.side) { return true }
    guard assembly.hasDifferentDrivers(for: request) else { return false }
    return try await passes(part.rest, withDriversOf: base.side.other)
  }

  private func passes(_ tree: SourceTree, withDriversOf side: Side) async throws(ExecutionError) -> Bool {
    let tests =
      assembly.acceptanceTests(of: request, on: base.side, of: tree, withDriversOf: side)
      + assembly.behaviourTests(on: base.side, of: tree, after: request, withDriversOf: side)
    for test in tests where try await verifier.passes(test) != true { return false }
    return !tests.isEmpty
  }
}
