/// Screens that are made by identifier; this stand-in makes them from closures and not from a file.
public struct Storyboard {
  private let scenes: [String: () -> Screen]

  /// Creates a storyboard of scenes by identifier.
  public init(scenes: [String: () -> Screen]) {
    self.scenes = scenes
  }

  /// Returns a new screen, nil if the identifier has no scene.
  public func screen(withIdentifier identifier: String) -> Screen? {
    scenes[identifier]?()
  }
}
