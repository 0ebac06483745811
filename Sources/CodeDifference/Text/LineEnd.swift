/// What ends a line.
public enum LineEnd: Sendable, Hashable {
  /// A line feed.
  case lineFeed
  /// A carriage return and a line feed.
  case carriageReturnLineFeed
  /// The end of a text whose last line has no line feed.
  case none

  /// The bytes that the text has at the line's end.
  public var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .none: []
    }
  }
}
