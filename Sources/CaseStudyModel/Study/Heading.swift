/// A heading of an article.
public struct Heading: Sendable, Equatable {
  /// The level as written, 1 to 6.
  public var level: Int
  /// The text without markup.
  public var text: String
  /// The anchor, named as on code hosts.
  public var anchor: String
  /// The line, counted from 1.
  public var line: Int
  /// Whether the heading is outside lists, quotations and raw elements, so that a page may be split there.
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

extension Heading {
  /// Whether the text begins with a number and a mark, as in "2. One method per class" or "2.1 Prices".
  package var isNumbered: Bool {
    let rest = text.drop(while: \.isWholeNumber)
    return rest.startIndex > text.startIndex && rest.first.map { ".):．、".contains($0) } ?? false
  }
}
