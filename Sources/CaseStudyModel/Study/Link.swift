/// A link of an article.
public struct Link: Sendable, Equatable {
  /// The address as written, with entities and escapes resolved.
  public var destination: String
  /// The title; empty if there is none.
  public var title: String
  /// The position in the file.
  public var position: SourcePosition
  /// The first line of the block of raw HTML with the link; `nil` for a link in Markdown.
  public var htmlBlock: Int?

  public init(destination: String, title: String = "", position: SourcePosition) {
    self.destination = destination
    self.title = title
    self.position = position
  }
}
