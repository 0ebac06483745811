import CodeDifference

/// The lines of a change as they stand beside each other, with gaps where one side has none.
struct ComparisonRows: Sendable, Equatable {
  /// A part of a column.
  enum Cell: Sendable, Equatable {
    /// A line, counted from 0, and the stretches in which it differs from its partner.
    case line(Int, marks: [Range<Int>])
    /// Rows in which only the other side has lines.
    case gap(rows: Int)
  }

  private(set) var before: [Cell] = []
  private(set) var after: [Cell] = []
  /// The number of rows.
  private(set) var count = 0

  /// Sets versions of a line beside each other, and what has none as far up as it fits.
  init(_ change: LineChange, pairs: [LinePair]) {
    var (left, right) = (change.before.lowerBound, change.after.lowerBound)
    for pair in pairs {
      append(left..<pair.before, right..<pair.after)
      before.append(.line(pair.before, marks: pair.marks?.before ?? []))
      after.append(.line(pair.after, marks: pair.marks?.after ?? []))
      count += 1
      (left, right) = (pair.before + 1, pair.after + 1)
    }
    append(left..<change.before.upperBound, right..<change.after.upperBound)
  }

  private mutating func append(_ left: Range<Int>, _ right: Range<Int>) {
    before += left.map { .line($0, marks: []) }
    after += right.map { .line($0, marks: []) }
    let rows = max(left.count, right.count)
    if left.count < rows { before.append(.gap(rows: rows - left.count)) }
    if right.count < rows { after.append(.gap(rows: rows - right.count)) }
    count += rows
  }
}
