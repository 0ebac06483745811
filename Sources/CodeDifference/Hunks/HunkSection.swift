/// A part of a difference as it is laid out: a hunk, or equal lines that are folded away.
public enum HunkSection: Sendable, Equatable {
  /// Changes with their context.
  case hunk(Hunk)
  /// Equal lines that no change is near; the ranges have the same count.
  case folded(before: Range<Int>, after: Range<Int>)
}
