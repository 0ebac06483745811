extension Sequence {
  /// Returns the elements without those that have the key of an earlier one.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var keys: Set<Key> = []
    return filter { keys.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without those that are equal to an earlier one.
  package func unique() -> [Element] { unique { $0 } }
}
