import Archives
import CaseStudyModel
import SourceTrees

/// A study as branches of git: both sides, every change request on top of each, the exercise and its solution.
struct StudyBranches: Sendable {
  let exercise: Exercise
  let texts: InterfaceTexts

  /// A request as a branch of one side.
  private struct RequestBranch {
    var number: Int
    var tree: SourceTree
  }

  /// Returns the name of the branch of a request, counted from 1.
  static func name(ofRequest number: Int, on side: Side) -> String { "\(side.rawValue)-\(number)" }

  /// Returns the numbers of the requests that have a branch on a side.
  func requests(on side: Side) -> [Int] { branches(on: side).map(\.number) }

  /// The bundle's bytes.
  var bundle: [UInt8] {
    let branches = BothSides { self.branches(on: $0) }
    let trees = Side.allCases.flatMap { side in branches[side].map(\.tree) + [exercise.trees[side].base] }
    let names = PortableNames(of: trees.flatMap(\.files.keys).sorted())
    let package = ExercisePackage(exercise: exercise, names: names, texts: texts)
    var bundle = GitBundle()
    let task = bundle.commit(package.files(), message: message("exercise"))
    bundle.add(branch: "exercise", at: task)
    bundle.add(
      branch: "solution",
      at: bundle.commit(package.files(isSolved: true), message: exercise.request.title, on: task))
    var parent: GitBundle.ObjectID?
    for side in Side.allCases {
      let base = bundle.commit(
        files(of: exercise.trees[side].base, names), message: message(side.rawValue), on: parent)
      bundle.add(branch: side.rawValue, at: base)
      for branch in branches[side] {
        let title = exercise.study.changeRequests[branch.number - 1].title
        bundle.add(
          branch: Self.name(ofRequest: branch.number, on: side),
          at: bundle.commit(files(of: branch.tree, names), message: title, on: base))
      }
      parent = base
    }
    return bundle.bytes
  }

  private func message(_ kind: String) -> String {
    texts.text("exercise.commit.\(kind)", ["title": .text(exercise.study.article.title)])
  }

  private func branches(on side: Side) -> [RequestBranch] {
    let study = exercise.study
    let base = exercise.trees[side].base
    let size = base.files.values.reduce(base.files.count) { $0 + $1.lines.count }
    return study.changeRequests.prefix(Self.lineLimit / max(size, 1)).enumerated().compactMap { index, request in
      base.applying(request, of: study.article, on: side).value.map { RequestBranch(number: index + 1, tree: $0) }
    }
  }

  /// The maximum number of files and lines of a side's branches together, because each commit lists all files.
  private static let lineLimit = 2_000_000

  private func files(of tree: SourceTree, _ names: PortableNames) -> [ArchivedFile] {
    tree.files.sorted { $0.key < $1.key }.map { ArchivedFile(path: names[$0.key], text: $0.value.text) }
  }
}
