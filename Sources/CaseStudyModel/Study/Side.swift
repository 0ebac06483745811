/// A version of a design: the code before the refactoring, or after it.
public enum Side: String, Sendable, CaseIterable {
  case before
  case after
}
