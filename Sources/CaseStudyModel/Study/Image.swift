/// An image of an article.
public struct Image: Sendable, Equatable {
  /// The address as written, with entities and escapes resolved.
  public var source: String
  /// The alternative text.
  public var alternative: String
  /// The title; empty if there is none.
  public var title: String
  /// The width in CSS pixels, if raw HTML specifies it.
  public var width: Int?
  /// The height in CSS pixels, if raw HTML specifies it.
  public var height: Int?
  /// The position in the file.
  public var position: SourcePosition

  public init(
    source: String, alternative: String, title: String = "", width: Int? = nil, height: Int? = nil,
    position: SourcePosition
  ) {
    self.source = source
    self.alternative = alternative
    self.title = title
    self.width = width
    self.height = height
    self.position = position
  }
}
