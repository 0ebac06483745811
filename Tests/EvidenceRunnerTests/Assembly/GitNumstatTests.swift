import CaseStudyModel
import Foundation
import SourceTrees
import Subprocesses
import Testing

@testable import EvidenceRunner

/// The cost of the repository's own change requests, compared with git's count.
struct GitNumstatTests {
  @Test(arguments: [
    "checkout-events", "expense-reports", "invoice-visitors", "lucid-dreams", "order-repository",
    "principle-pages", "registration", "small-protocols", "sub-goal-list",
  ])
  func countsLinesAsGitDoes(_ name: String) async throws {
    let assembly = StudyAssembly(try Content.study(name))
    for side in [Side.before, .after] {
      let base = assembly.trees[side]
      for request in assembly.study.changeRequests {
        let tree = try #require(base.applying(request, of: assembly.study.article, on: side).value)
        let cost = TreeChange(from: base, to: tree).cost
        let count = try await numstat(base, tree)
        #expect(cost.existingFiles + cost.newFiles == count.files, "\(request.title), \(side)")
        #expect(cost.addedInExisting + cost.addedInNew == count.added, "\(request.title), \(side)")
        #expect(cost.removedInExisting == count.removed, "\(request.title), \(side)")
      }
    }
    let refactoring = TreeChange(from: assembly.trees.before, to: assembly.trees.after).cost
    let count = try await numstat(assembly.trees.before, assembly.trees.after)
    #expect(refactoring.existingFiles + refactoring.newFiles == count.files)
    #expect(refactoring.addedInExisting + refactoring.addedInNew == count.added)
    #expect(refactoring.removedInExisting == count.removed)
  }

  private func numstat(_ old: SourceTree, _ new: SourceTree) async throws -> (files: Int, added: Int, removed: Int) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "solidsite-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, tree) in [("old", old), ("new", new)] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
      for file in ModuleSources(tree).files {
        try Data(file.text.utf8).write(to: folder.appending(path: "\(name)/\(file.path)"))
      }
    }
    let result = try await Subprocess(
      "git", ["diff", "--no-index", "--numstat", "--no-renames", "--diff-algorithm=myers", "old", "new"],
      folder: folder.path
    ).run()
    #expect(result.errorText == "")
    let rows = result.text.split(separator: "\n").map { $0.split(separator: "\t").prefix(2).compactMap { Int($0) } }
    return (rows.count, rows.reduce(0) { $0 + $1[0] }, rows.reduce(0) { $0 + $1[1] })
  }
}
