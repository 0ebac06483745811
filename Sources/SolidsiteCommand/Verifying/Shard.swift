/// One of several equal parts of the work, for machines that share it.
struct Shard: Sendable, Equatable {
  /// The part's number, from 1.
  var number: Int
  /// The number of parts.
  var count: Int

  /// Reads `3/16`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number) else {
      return nil
    }
    self.number = number
    self.count = count
  }

  /// The elements of this part: together the parts hold each element once.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.indices.filter { $0 % count == number - 1 }.map { elements[$0] }
  }
}
