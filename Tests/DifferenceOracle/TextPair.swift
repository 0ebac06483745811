/// Two versions of a text.
public struct TextPair: Sendable {
  /// The text before.
  public var before: [UInt8]
  /// The text after.
  public var after: [UInt8]

  /// Creates a pair of versions.
  public init(before: [UInt8], after: [UInt8]) {
    self.before = before
    self.after = after
  }
}
