/// A heading of an article.
public struct Heading: Sendable, Equatable {
  /// The level as written, 1 to 6.
  public var level: Int
  /// The text without markup.
  public var text: String
  /// The anchor, computed as code hosts do.
  public var anchor: String
  public var line: Int
  /// Whether no list, quotation or raw element encloses it, so that a page may be cut here.
  public var isTopLevel: Bool
  /// The principles that the heading names.
  public var principles: [Principle.ID]
  /// The side that the heading names.
  public var side: Side?

  public init(
    level: Int, text: String, anchor: String, line: Int, isTopLevel: Bool,
    principles: [Principle.ID] = [], side: Side? = nil
  ) {
    self.level = level
    self.text = text
    self.anchor = anchor
    self.line = line
    self.isTopLevel = isTopLevel
    self.principles = principles
    self.side = side
  }
}
