/// An author of a study.
public struct Person: Sendable, Equatable {
  /// The full name.
  public var name: String
  /// The address of a page about the person.
  public var url: String?

  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}
