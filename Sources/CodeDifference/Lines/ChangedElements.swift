/// The elements of two sequences that have no partner in the other; those that have one are paired in order.
struct ChangedElements: Equatable {
  /// Whether the element of the sequence before is removed.
  var before: [Bool]
  /// Whether the element of the sequence after is inserted.
  var after: [Bool]

  /// Creates marks for sequences of the given lengths, none of them set.
  init(beforeCount: Int, afterCount: Int) {
    before = [Bool](repeating: false, count: beforeCount)
    after = [Bool](repeating: false, count: afterCount)
  }

  /// Marks all elements of a region.
  mutating func mark(_ region: SequenceRegion) {
    for index in region.before { before[index] = true }
    for index in region.after { after[index] = true }
  }
}
