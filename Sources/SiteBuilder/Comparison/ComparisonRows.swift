import CodeDifference

/// The rows of a change: lines side by side, and gaps where one side has none.
struct ComparisonRows: Sendable, Equatable {
  /// An entry of a column.
  enum Cell: Sendable, Equatable {
    /// A line, counted from 0, and the ranges in which it differs from its partner.
    case line(Int, marks: [Range<Int>])
    /// Rows that only the other side fills.
    case gap(rows: Int)
  }

  private(set) var before: [Cell] = []
  private(set) var after: [Cell] = []
  /// The number of rows.
  private(set) var count = 0

  /// Aligns paired lines; unpaired lines move up as far as they can.
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
