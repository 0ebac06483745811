/// A difference split into hunks and the collapsed lines between them, which together cover all lines of both texts.
///
/// Takes linear time.
public struct Hunks: Sendable, Equatable {
  /// The hunks and collapsed ranges in order.
  public let sections: [HunkSection]

  /// The hunks in order.
  public var hunks: [Hunk] {
    sections.compactMap { section in
      switch section {
      case .hunk(let hunk): hunk
      case .folded: nil
      }
    }
  }

  /// The minimum number of lines to collapse: the placeholder takes up a line itself.
  private static let foldedMinimum = 2

  /// Splits a difference into hunks.
  /// - Parameter context: the number of equal lines to keep on each side of a change.
  public init(_ difference: LineDifference, context: Int = 3) {
    var sections: [HunkSection] = []
    var builder = HunkBuilder(difference)
    for (index, run) in difference.runs.enumerated() {
      guard case .equal(let before, let after) = run else {
        builder.append(run)
        continue
      }
      let head = index == 0 ? 0 : max(context, 0)
      let tail = index == difference.runs.count - 1 ? 0 : max(context, 0)
      guard before.count - head - tail >= Self.foldedMinimum else {
        builder.append(run)
        continue
      }
      let cuts = (before.lowerBound + head, before.upperBound - tail)
      let otherCuts = (after.lowerBound + head, after.upperBound - tail)
      builder.append(.equal(before: before.lowerBound..<cuts.0, after: after.lowerBound..<otherCuts.0))
      if let hunk = builder.finish() { sections.append(.hunk(hunk)) }
      sections.append(.folded(before: cuts.0..<cuts.1, after: otherCuts.0..<otherCuts.1))
      builder.append(.equal(before: cuts.1..<before.upperBound, after: otherCuts.1..<after.upperBound))
    }
    if let hunk = builder.finish() { sections.append(.hunk(hunk)) }
    self.sections = sections
  }
}

/// A part of a displayed difference: a hunk, or collapsed equal lines.
public enum HunkSection: Sendable, Equatable {
  /// Changes with their context.
  case hunk(Hunk)
  /// Equal lines away from any change; the ranges have equal counts.
  case folded(before: Range<Int>, after: Range<Int>)
}
