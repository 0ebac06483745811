/// What became of a file.
public enum FileChange: String, Sendable, CaseIterable {
  /// The file has the same path and the same bytes.
  case kept
  /// The file has the same path and other bytes.
  case changed
  /// The file is on the side after only.
  case new
  /// The file is on the side before only.
  case gone
  /// The file has another path, and the same or similar bytes.
  case moved
}
