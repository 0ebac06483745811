/// A range of each of two sequences being compared.
struct SequenceRegion: Equatable {
  /// The indices in the old sequence.
  var before: Range<Int>
  /// The indices in the new sequence.
  var after: Range<Int>

  /// Drops the common prefix and suffix.
  mutating func trim(_ left: [Int32], _ right: [Int32]) {
    var (lower, otherLower) = (before.lowerBound, after.lowerBound)
    var (upper, otherUpper) = (before.upperBound, after.upperBound)
    while lower < upper, otherLower < otherUpper, left[lower] == right[otherLower] {
      lower += 1
      otherLower += 1
    }
    while lower < upper, otherLower < otherUpper, left[upper - 1] == right[otherUpper - 1] {
      upper -= 1
      otherUpper -= 1
    }
    before = lower..<upper
    after = otherLower..<otherUpper
  }
}
