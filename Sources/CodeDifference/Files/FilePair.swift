/// The two versions of a file, or the only one.
public struct FilePair: Sendable, Equatable {
  /// What became of the file.
  public var change: FileChange
  /// The index of the version before among the files before; nil where the file is new.
  public var before: Int?
  /// The index of the version after among the files after; nil where the file is gone.
  public var after: Int?

  /// Creates a pair of versions.
  public init(change: FileChange, before: Int?, after: Int?) {
    self.change = change
    self.before = before
    self.after = after
  }
}
