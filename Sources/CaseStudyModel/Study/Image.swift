/// An image of an article.
public struct Image: Sendable, Equatable {
  /// The address as written, entities and escapes resolved.
  public var source: String
  /// The text for those who do not see the image.
  public var alternative: String
  public var title: String
  /// The width in CSS pixels, where raw HTML gives it.
  public var width: Int?
  public var height: Int?
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
