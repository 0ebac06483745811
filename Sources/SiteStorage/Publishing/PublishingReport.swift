/// The effect of publishing a site on the output folder.
public struct PublishingReport: Sendable, Equatable {
  /// The number of files written because they are new or different.
  public var written: Int
  /// The number of files whose bytes were already published.
  public var unchanged: Int
  /// The number of files removed.
  public var removed: Int
  /// Whether the output folder was replaced; it isn't if nothing has changed.
  public var isReplaced: Bool
  /// Whether entries were moved one by one, because the output folder can't be exchanged atomically.
  public var isMovedSingly: Bool

  /// The folders of earlier sites that can't be removed.
  public var leftovers: [String] = []

  /// The fingerprint of the site's paths and bytes, if the publisher has a key for it.
  package var content: UInt64?

  /// Creates a report.
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
