/// Builds hunks from runs.
struct HunkBuilder {
  private let difference: LineDifference
  private var runs: [LineRun] = []
  private var usedAnchors: [String: Int] = [:]
  /// The first lines of both texts in the current hunk.
  private var start = (before: 0, after: 0)
  private var end = (before: 0, after: 0)

  /// Creates a builder for a difference's hunks.
  init(_ difference: LineDifference) { self.difference = difference }

  /// Appends a run to the current hunk; an empty run only sets the position of the next one.
  mutating func append(_ run: LineRun) {
    let (before, after) =
      switch run {
      case .equal(let before, let after): (before, after)
      case .removed(let lines): (lines, end.after..<end.after)
      case .inserted(let lines): (end.before..<end.before, lines)
      }
    end = (before.upperBound, after.upperBound)
    if before.isEmpty, after.isEmpty { return }
    if runs.isEmpty { start = (before.lowerBound, after.lowerBound) }
    runs.append(run)
  }

  /// Finishes the current hunk.
  /// - Returns: `nil` if the hunk has no lines.
  mutating func finish() -> Hunk? {
    guard !runs.isEmpty else { return nil }
    defer { runs = [] }
    let changes = runs.changes(from: start)
    return Hunk(
      runs: runs, before: start.before..<end.before, after: start.after..<end.after,
      insertedLineCount: changes.reduce(0) { $0 + $1.after.count },
      removedLineCount: changes.reduce(0) { $0 + $1.before.count }, changes: changes, anchor: anchor(for: changes))
  }

  /// Returns a name from a hash of the changed lines (FNV-1a, draft-eastlake-fnv), so that edits elsewhere don't break
  /// links.
  private mutating func anchor(for changes: [LineChange]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for change in changes {
      add(UInt8(ascii: "-"))
      for line in change.before { difference.before.bytes[difference.before.contentRange(ofLine: line)].forEach(add) }
      add(UInt8(ascii: "+"))
      for line in change.after { difference.after.bytes[difference.after.contentRange(ofLine: line)].forEach(add) }
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    let name = "hunk-" + digits.paddedWithZeros(to: 8)
    let count = usedAnchors[name, default: 0] + 1
    usedAnchors[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
