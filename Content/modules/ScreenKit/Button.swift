/// Control that is pressed.
public final class Button {
  /// Text on the button.
  public let title: String
  /// Whether a tap does anything.
  public var isEnabled = true
  /// What a tap does.
  public var onTap: () -> Void = {}

  /// Creates an enabled button that does nothing yet.
  public init(title: String) {
    self.title = title
  }
}
