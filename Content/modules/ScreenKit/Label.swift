/// Piece of text on a screen.
public final class Label {
  /// Text shown.
  public var text = ""

  /// Creates a label without text.
  public init() {}
}
