import CaseStudyModel
import CodeDifference

/// A change request of a draft: its branches, and what they cost.
struct DraftedRequest: Sendable {
  /// The change of one side.
  struct Change: Sendable {
    /// The branch as the author named it.
    var branch: String
    /// The full hash of its commit.
    var commit: String
    /// The paths of the files that it changes.
    var paths: [String]
    var cost: LineCost

    /// The cost in words.
    var text: String {
      let files = cost.existingFiles + cost.newFiles
      let added = cost.addedInExisting + cost.addedInNew
      return "\(DraftedText.code(branch)) changes \(files.withNoun("file")), \(cost.newFiles) of them new: "
        + "\(added.withNoun("line")) added, \(cost.removedInExisting) removed"
    }
  }

  /// The title of its heading.
  var title: String
  var sides = BothSides<Change?>(before: nil, after: nil)
}

extension LineCost {
  /// Counts the differences between the files of a base and those that a request writes.
  init(from base: [SourceFile], to files: [SourceFile]) {
    self.init()
    let old = Dictionary(base.map { (PathKey($0.path), $0.bytes) }) { first, _ in first }
    for file in files {
      let changes = LineDifference(
        before: LineText(old[PathKey(file.path)] ?? []), after: LineText(file.bytes), by: .shortest
      ).changes
      let (added, removed) = (changes.reduce(0) { $0 + $1.after.count }, changes.reduce(0) { $0 + $1.before.count })
      if old[PathKey(file.path)] == nil {
        newFiles += 1
        addedInNew += added
      } else {
        existingFiles += 1
        addedInExisting += added
        removedInExisting += removed
      }
    }
  }
}
