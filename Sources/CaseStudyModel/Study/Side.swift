/// Which version of a design a block of code belongs to.
public enum Side: String, Sendable, CaseIterable {
  case before
  case after
  /// Code that belongs to no version: it explains a concept, shows output or a shell command.
  case neutral
}
