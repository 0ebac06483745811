/// What a change does to one source file.
public struct FileChange: Sendable, Equatable {
  /// What becomes of the file.
  public enum Kind: Sendable, Equatable {
    /// The file is not there before the change.
    case new
    /// The file is there before the change and after it.
    case modified
    /// The file is there before the change only; whoever deletes a file has opened it.
    case deleted
  }

  /// The path from the top of the tree, with `/`.
  public var path: String
  public var kind: Kind
  /// The number of lines that the change adds; a last line without a line feed is a line too.
  public var added: Int
  /// The number of lines that the change removes; a changed line is one removed and one added.
  public var removed: Int

  /// A change of a file by `added` and `removed` lines.
  public init(path: String, kind: Kind, added: Int, removed: Int) {
    self.path = path
    self.kind = kind
    self.added = added
    self.removed = removed
  }
}
