import CaseStudyModel
import CodeDifference

/// The difference between two trees, counted as `git diff --numstat --no-renames` counts.
package struct TreeChange: Sendable, Equatable {
  /// The lines of an existing file that a change removes, and those that it adds.
  package struct FileEdit: Sendable, Equatable {
    /// The file's path.
    package var path: String
    /// Line numbers in the old file, counted from 1.
    package var removedLines: [Int]
    /// Line numbers in the new file, counted from 1.
    package var addedLines: [Int]

    /// Creates an edit.
    package init(path: String, removedLines: [Int], addedLines: [Int]) {
      self.path = path
      self.removedLines = removedLines
      self.addedLines = addedLines
    }
  }

  /// The files and lines that the change takes.
  package private(set) var cost = LineCost()
  /// The existing files that are modified or deleted, in the order of their paths.
  package private(set) var edits: [FileEdit] = []
  /// The paths of the new files, in order.
  package private(set) var newFiles: [String] = []

  /// Compares two trees.
  package init(from old: SourceTree, to new: SourceTree) {
    for path in Set(old.files.keys).union(new.files.keys).sorted() {
      let (before, after) = (old.files[path], new.files[path])
      if let before, let after, before.hasSameText(as: after) { continue }
      let changes = LineDifference(
        before: LineText(before?.text ?? ""), after: LineText(after?.text ?? ""), by: .shortest
      ).changes
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
