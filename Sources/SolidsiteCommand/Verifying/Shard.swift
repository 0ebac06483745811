/// One of several equal parts of the work, for several machines.
struct Shard: Sendable, Equatable {
  /// The part's number, from 1.
  var number: Int
  /// The number of parts.
  var count: Int

  /// Parses a shard such as `3/16`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number) else {
      return nil
    }
    self.number = number
    self.count = count
  }

  /// Returns the elements of this part; each element is in exactly one part.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.indices.filter { $0 % count == number - 1 }.map { elements[$0] }
  }
}
