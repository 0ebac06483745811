/// Marks on the elements of two sequences that have no partner in the other sequence.
struct ChangedElements: Equatable {
  /// Whether each old element is removed.
  var before: [Bool]
  /// Whether each new element is inserted.
  var after: [Bool]

  /// Creates marks for sequences of the given lengths, all unset.
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
