/// A link of an article.
public struct Link: Sendable, Equatable {
  /// The address as written, entities and escapes resolved.
  public var destination: String
  public var title: String
  public var position: SourcePosition

  public init(destination: String, title: String = "", position: SourcePosition) {
    self.destination = destination
    self.title = title
    self.position = position
  }
}
