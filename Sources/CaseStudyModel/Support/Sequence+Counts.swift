extension Sequence where Element: Hashable {
  /// The number of times that each element occurs.
  package var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
