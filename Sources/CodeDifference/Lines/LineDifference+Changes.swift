extension LineDifference {
  /// The changes in order, with equal lines between any two.
  public var changes: [LineChange] {
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    var isInChange = false
    for run in runs {
      switch run {
      case .equal(let before, let after):
        (left, right, isInChange) = (before.upperBound, after.upperBound, false)
        continue
      case .removed, .inserted: break
      }
      if !isInChange { changes.append(LineChange(before: left..<left, after: right..<right)) }
      isInChange = true
      switch run {
      case .equal: break
      case .removed(let lines):
        changes[changes.count - 1].before = lines
        left = lines.upperBound
      case .inserted(let lines):
        changes[changes.count - 1].after = lines
        right = lines.upperBound
      }
    }
    return changes
  }

  /// The number of lines that only the text after has.
  public var insertedLineCount: Int { changes.reduce(0) { $0 + $1.after.count } }

  /// The number of lines that only the text before has.
  public var removedLineCount: Int { changes.reduce(0) { $0 + $1.before.count } }

  /// Whether the texts are the same, byte for byte.
  public var isEmpty: Bool { before.bytes == after.bytes }
}
