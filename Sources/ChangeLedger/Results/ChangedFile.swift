/// One source file's share of a change.
package struct ChangedFile: Sendable, Equatable {
  /// The three ways in which a file can change.
  package enum Kind: Sendable, Equatable {
    /// The file doesn't exist before the change.
    case new
    /// The file exists before and after the change.
    case modified
    /// The file exists only before the change; deleting a file means having opened it.
    case deleted
  }

  /// The path from the top of the tree, with `/` as separator.
  package var path: String
  /// The way in which the file changes.
  package var kind: Kind
  /// The number of lines added, including a last line without a line feed.
  package var added: Int
  /// The number of lines removed; a modified line counts as removed and added.
  package var removed: Int

  /// Creates a change of a file.
  package init(path: String, kind: Kind, added: Int, removed: Int) {
    self.path = path
    self.kind = kind
    self.added = added
    self.removed = removed
  }
}
