/// The lines that only one of two versions of a file has, counted from 1; a line that was only indented is unchanged.
struct LineDifference: Sendable, Equatable {
  private(set) var removed: [ClosedRange<Int>] = []
  private(set) var added: [ClosedRange<Int>] = []

  /// The number of lines of a version up to which versions are compared; the time grows with the square.
  private static let lineLimit = 1000

  /// Compares two versions; `nil` where one is too long for it.
  init?(_ before: String, _ after: String) {
    let old = Self.lines(of: before)
    let new = Self.lines(of: after)
    if max(old.count, new.count) > Self.lineLimit { return nil }
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): Self.add(offset + 1, to: &removed)
      case .insert(let offset, _, _): Self.add(offset + 1, to: &added)
      }
    }
    removed = Self.joined(removed)
    added = Self.joined(added)
  }

  private static func lines(of code: String) -> [Substring] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
  }

  private static func add(_ line: Int, to ranges: inout [ClosedRange<Int>]) {
    ranges.append(line...line)
  }

  private static func joined(_ lines: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    lines.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, line in
      if let last = ranges.last, last.upperBound + 1 == line.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound...line.upperBound
      } else {
        ranges.append(line)
      }
    }
  }
}
