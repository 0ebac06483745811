/// A change that somebody wants, with the code it requires on each side.
public struct ChangeRequest: Sendable, Equatable {
  /// The heading's text, without `(adverse)`.
  public var title: String
  /// The line of its heading, counted from 1.
  public var line: Int
  /// The index of its heading among the article's headings.
  public var heading: Int
  /// Whether the new design makes this change harder.
  public var isAdverse: Bool
  /// The requester and the reason: the plain text of the first paragraph.
  public var reason: String
  /// The request's blocks, as ascending indices into the article's snippets.
  public var snippets: [Int]
  /// The cost on each side; `nil` until a site's loader has counted it.
  package var costs: BothSides<RequestCost>?

  public init(title: String, line: Int, heading: Int, isAdverse: Bool, reason: String, snippets: [Int]) {
    self.title = title
    self.line = line
    self.heading = heading
    self.isAdverse = isAdverse
    self.reason = reason
    self.snippets = snippets
  }
}
