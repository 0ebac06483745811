/// The types of one side and what they have to do with one another.
public struct TypePicture: Sendable, Equatable, Codable {
  /// The picture as an SVG element in the theme's colours; empty where nothing could draw it.
  public var svg: String
  /// The same as sentences, in order: "GoalView conforms to ItemView".
  public var relations: [String]

  public init(svg: String, relations: [String]) {
    self.svg = svg
    self.relations = relations
  }
}
