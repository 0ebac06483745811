/// Two change requests of one side, by their names, in the order in which the requests are listed.
public struct RequestPair: Sendable, Hashable {
  public var first: String
  public var second: String

  /// A pair by the names of its requests.
  public init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }
}
