import CaseStudyModel
import CodeDifference

/// What it takes to make one tree of another, counted as `git diff --numstat --no-renames` counts.
struct TreeChange: Sendable, Equatable {
  private(set) var cost = LineCost()
  /// The existing files that are modified or deleted, in the order of their paths.
  private(set) var edits: [FileEdit] = []
  /// The paths of the new files, in order.
  private(set) var newFiles: [String] = []

  /// Compares two trees.
  init(from old: SourceTree, to new: SourceTree) {
    for path in Set(old.paths).union(new.paths).sorted() {
      let (before, after) = (old.files[path]?.text, new.files[path]?.text)
      guard before != after else { continue }
      let changes = LineDifference(before: LineText(before ?? ""), after: LineText(after ?? ""), by: .shortest).changes
      let edit = FileEdit(
        path: path, removedLines: changes.flatMap { $0.before.map { $0 + 1 } },
        addedLines: changes.flatMap { $0.after.map { $0 + 1 } })
      if before == nil {
        newFiles.append(path)
        cost.newFiles += 1
        cost.addedInNew += edit.addedLines.count
      } else {
        edits.append(edit)
        cost.existingFiles += 1
        cost.addedInExisting += edit.addedLines.count
        cost.removedInExisting += edit.removedLines.count
      }
    }
  }
}
