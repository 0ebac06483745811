/// A link of an article.
public struct Link: Sendable, Equatable {
  /// The address as written, with entities and escapes resolved.
  public var destination: String
  /// The title; empty if there is none.
  public var title: String
  /// The position in the file.
  public var position: SourcePosition

  public init(destination: String, title: String = "", position: SourcePosition) {
    self.destination = destination
    self.title = title
    self.position = position
  }
}
