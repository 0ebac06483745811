/// Consecutive lines of two texts that are told alike: kept, removed or inserted.
public enum LineRun: Sendable, Hashable {
  /// Lines that both texts have; the ranges have the same count.
  case equal(before: Range<Int>, after: Range<Int>)
  /// Lines that only the text before has.
  case removed(Range<Int>)
  /// Lines that only the text after has.
  case inserted(Range<Int>)
}
