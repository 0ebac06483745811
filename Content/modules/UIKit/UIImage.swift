/// A picture known by its name; the stand-in holds no pixels.
public struct UIImage: Equatable, Sendable {
  /// The name in the asset catalogue.
  public let name: String

  /// Looks a picture up by name; the stand-in finds every name that is not empty.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }
}
