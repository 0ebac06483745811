import CodeDifference

extension TreeChange {
  /// A group of neighbouring lines that a change edits in an existing file, with the tree that lacks only this group.
  package struct Part: Sendable, Equatable {
    /// The lines of the group.
    package var edit: FileEdit
    /// The changed tree with the old lines in this place.
    package var rest: SourceTree
  }

  /// Divides a change of existing files into its groups of neighbouring lines.
  package static func parts(from old: SourceTree, to new: SourceTree) -> [Part] {
    new.paths.flatMap { path -> [Part] in
      guard let before = old.files[path], let after = new.files[path], !before.hasSameText(as: after) else { return [] }
      let changes = LineDifference(before: LineText(before.text), after: LineText(after.text), by: .shortest).changes
      return changes.map { change in
        var lines = after.lines
        lines.replaceSubrange(change.after, with: before.lines[change.before])
        var rest = new
        rest.set(AssembledFile(lines: lines), at: path)
        return Part(
          edit: FileEdit(
            path: path, removedLines: change.before.map { $0 + 1 }, addedLines: change.after.map { $0 + 1 }),
          rest: rest)
      }
    }
  }
}
