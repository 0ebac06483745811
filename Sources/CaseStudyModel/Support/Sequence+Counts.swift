extension Sequence where Element: Hashable {
  /// The number of times that each element occurs.
  package var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

extension Sequence<UInt8> {
  /// Returns the largest number of adjacent bytes that are equal to a byte.
  package func longestRun(of byte: UInt8) -> Int {
    var (longest, run) = (0, 0)
    for other in self {
      run = other == byte ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }
}
