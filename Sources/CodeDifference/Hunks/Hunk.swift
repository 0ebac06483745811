/// A group of nearby changes with the equal lines around them.
public struct Hunk: Sendable, Equatable {
  /// The runs, with equal ones shortened to the context.
  public var runs: [LineRun]
  /// The lines of the old text, counted from 0, including context.
  public var before: Range<Int>
  /// The lines of the new text, counted from 0, including context.
  public var after: Range<Int>
  /// The number of inserted lines.
  public var insertedLineCount: Int
  /// The number of removed lines.
  public var removedLineCount: Int
  /// The changes in the hunk.
  public var changes: [LineChange]
  /// A name derived from the changed lines, so that it survives when the hunk moves; unique in its difference.
  public var anchor: String

  /// Returns the part of a hunk that has at most a number of lines on each side. A part has no `runs`.
  /// - Parameter lines: lines of the new text that it begins near; `nil` for the hunk's first change.
  public func cut(to limit: Int, around lines: Range<Int>? = nil) -> Hunk {
    if before.count <= limit, after.count <= limit { return self }
    let first = lines.flatMap { lines in changes.firstIndex { $0.after.upperBound >= lines.lowerBound } } ?? 0
    guard changes.indices.contains(first) else { return self }
    let previous = first > 0 ? (changes[first - 1].before.upperBound, changes[first - 1].after.upperBound) : nil
    let context = min(
      3, limit / 4, changes[first].before.lowerBound - (previous?.0 ?? before.lowerBound),
      changes[first].after.lowerBound - (previous?.1 ?? after.lowerBound))
    let start = (changes[first].before.lowerBound - context, changes[first].after.lowerBound - context)
    let end = (start.0 + limit, start.1 + limit)
    var kept: [LineChange] = []
    for change in changes[first...] where change.before.lowerBound < end.0 && change.after.lowerBound < end.1 {
      kept.append(
        LineChange(
          before: change.before.lowerBound..<min(change.before.upperBound, end.0),
          after: change.after.lowerBound..<min(change.after.upperBound, end.1)))
      if kept.last != change { break }
    }
    guard let last = kept.last else { return self }
    var cut = self
    cut.changes = kept
    cut.runs = []
    let isWhole = changes.contains(last)
    let next = changes.first { $0.before.lowerBound >= last.before.upperBound && $0 != last && isWhole }
    let rest =
      isWhole
      ? max(
        0,
        min(
          3, (next?.before.lowerBound ?? before.upperBound) - last.before.upperBound, end.0 - last.before.upperBound,
          end.1 - last.after.upperBound)) : 0
    cut.before = start.0..<last.before.upperBound + rest
    cut.after = start.1..<last.after.upperBound + rest
    cut.insertedLineCount = kept.reduce(0) { $0 + $1.after.count }
    cut.removedLineCount = kept.reduce(0) { $0 + $1.before.count }
    return cut
  }
}
