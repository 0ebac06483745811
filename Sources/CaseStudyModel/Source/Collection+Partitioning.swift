extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies `belongsInSecondPartition`, or `endIndex` if none does.
  ///
  /// Binary search: no element that satisfies the predicate may come before one that doesn't.
  @inlinable
  package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var (lower, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(lower, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        lower = index(after: middle)
        count -= half + 1
      }
    }
    return lower
  }
}
