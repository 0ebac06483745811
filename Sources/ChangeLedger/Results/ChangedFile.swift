/// One source file's share of a change.
public struct ChangedFile: Sendable, Equatable {
  /// The three ways in which a file can change.
  public enum Kind: Sendable, Equatable {
    /// The file doesn't exist before the change.
    case new
    /// The file exists before and after the change.
    case modified
    /// The file exists only before the change; deleting a file means having opened it.
    case deleted
  }

  /// The path from the top of the tree, with `/` as separator.
  public var path: String
  /// The way in which the file changes.
  public var kind: Kind
  /// The number of lines added, including a last line without a line feed.
  public var added: Int
  /// The number of lines removed; a modified line counts as removed and added.
  public var removed: Int

  /// Creates a change of a file.
  public init(path: String, kind: Kind, added: Int, removed: Int) {
    self.path = path
    self.kind = kind
    self.added = added
    self.removed = removed
  }
}
