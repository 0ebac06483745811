/// Where a declaration stands in its file; lines are counted from 1.
public struct SourceLines: Sendable, Hashable, Codable {
  /// The line of the name, or of the keyword where there is none.
  public var name: Int
  /// The first line, with the comments and attributes that are attached.
  public var first: Int
  public var last: Int

  public init(name: Int, first: Int, last: Int) {
    self.name = name
    self.first = first
    self.last = last
  }

  /// Whether a line is among them.
  public func contains(_ line: Int) -> Bool { first <= line && line <= last }
}
