/// Somebody who wrote a study.
public struct Person: Sendable, Equatable {
  public var name: String
  public var url: String?

  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}
