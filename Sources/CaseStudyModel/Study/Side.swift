/// The version of a design that a block of code belongs to.
public enum Side: String, Sendable, CaseIterable {
  case before
  case after
  /// Code that belongs to neither version: it explains a concept or shows output or a shell command.
  case neutral
}
