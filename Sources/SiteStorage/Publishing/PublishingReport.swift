/// What publishing a site did to the output folder.
public struct PublishingReport: Sendable, Equatable {
  /// The number of files that were written because they are new or differ.
  public var written: Int
  /// The number of files whose bytes were already there.
  public var unchanged: Int
  /// The number of files that were there and are no more.
  public var removed: Int
  /// Whether the output folder was replaced; it is not where nothing differs.
  public var isReplaced: Bool
  /// Whether the files had to be moved one by one, because the output folder can't be exchanged in a single step.
  public var isMovedSingly: Bool

  /// Folders of earlier sites that can't be removed.
  public var leftovers: [String] = []

  public init(
    written: Int = 0, unchanged: Int = 0, removed: Int = 0, isReplaced: Bool = false, isMovedSingly: Bool = false
  ) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.isReplaced = isReplaced
    self.isMovedSingly = isMovedSingly
  }
}
