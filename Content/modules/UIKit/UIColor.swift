/// Colour that knows the name an assistive reader would say.
public struct UIColor: Sendable, Hashable {
  /// Name of the colour as it is read aloud.
  public let accessibilityName: String

  private init(_ accessibilityName: String) {
    self.accessibilityName = accessibilityName
  }

  /// Colour of body text on a light ground.
  public static let black = UIColor("black")
  /// Colour of secondary text.
  public static let darkGray = UIColor("dark grey")
  /// Colour of lines between rows.
  public static let lightGray = UIColor("light grey")
  /// Colour of links and of values that are on track.
  public static let blue = UIColor("blue")
  /// Colour of what has been reached.
  public static let green = UIColor("green")
  /// Colour of what needs attention.
  public static let orange = UIColor("orange")
}
