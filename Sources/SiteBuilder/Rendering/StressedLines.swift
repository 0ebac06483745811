/// The lines of a snippet that are stressed, however many ranges name them.
struct StressedLines: Sendable, Equatable {
  /// The ranges in order, no two of which touch.
  private let ranges: [ClosedRange<Int>]

  /// - Parameter ranges: lines counted from 1, in any order.
  init(_ ranges: [ClosedRange<Int>]) {
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// Tells whether a line, counted from 1, is stressed.
  func contains(_ line: Int) -> Bool {
    var lower = 0
    var upper = ranges.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[middle].upperBound < line { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.count && ranges[lower].contains(line)
  }
}
