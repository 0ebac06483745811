/// The pairs of removed and inserted lines of a change that are versions of each other.
///
/// Pairs lines in order so that the sum of similarities is maximal: an alignment by dynamic programming, in
/// O(R · S · tokens per line) time for R removed and S inserted lines. Beyond `workLimit`, each removed line is instead
/// paired with the first similar one of the next `window` inserted lines. Lines longer than `lengthLimit` bytes are
/// paired only when one line replaces one.
public struct LinePairing: Sendable, Equatable {
  /// The pairs, ascending on both sides.
  public let pairs: [LinePair]

  private static let workLimit = 1_000_000
  private static let window = 24
  private static let lengthLimit = 4_000

  /// Pairs the lines of a change between two texts.
  public init(_ change: LineChange, of before: TokenizedText, and after: TokenizedText) {
    guard !change.before.isEmpty, !change.after.isEmpty else {
      pairs = []
      return
    }
    let isSingle = change.before.count == 1 && change.after.count == 1
    var interner = ByteInterner()
    interner.beginText(before.text.bytes)
    let left = Self.lines(change.before, of: before, isSingle, &interner)
    interner.beginText(after.text.bytes)
    let right = Self.lines(change.after, of: after, isSingle, &interner)
    let work =
      left.reduce(0) { $0 + $1.ranges.count } * right.count + right.reduce(0) { $0 + $1.ranges.count } * left.count
    let places = work <= Self.workLimit ? Self.alignment(left, right) : Self.neighbours(left, right)
    pairs = places.map { first, second in
      LinePair(
        before: change.before.lowerBound + first, after: change.after.lowerBound + second,
        marks: TokenDifference(left[first], right[second]))
    }
  }

  private static func lines(
    _ lines: Range<Int>, of source: TokenizedText, _ isSingle: Bool, _ interner: inout ByteInterner
  ) -> [TokenLine] {
    lines.map { line in
      let isShort = isSingle || source.text.contentRange(ofLine: line).count <= lengthLimit
      return isShort ? TokenLine(line, of: source, interner: &interner) : TokenLine()
    }
  }

  /// Returns the value of pairing two lines, or `nil` if they share too little.
  private static func gain(_ left: TokenLine, _ right: TokenLine) -> Double? {
    guard left.inkedByteCount > 0, right.inkedByteCount > 0 else { return nil }
    let similarity = left.similarity(to: right)
    return similarity >= TokenDifference.sharedLimit ? similarity : nil
  }

  private static func alignment(_ left: [TokenLine], _ right: [TokenLine]) -> [(Int, Int)] {
    let width = right.count + 1
    // The best sums for the remaining lines of both sides, computed from the end; on ties the first pair wins.
    var sums = [Double](repeating: 0, count: (left.count + 1) * width)
    var gains = [Double](repeating: -1, count: left.count * width)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        let gain = gain(left[i], right[j]) ?? -1
        gains[i * width + j] = gain
        let skipping = max(sums[(i + 1) * width + j], sums[i * width + j + 1])
        sums[i * width + j] = gain < 0 ? skipping : max(skipping, gain + sums[(i + 1) * width + j + 1])
      }
    }
    var places: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let gain = gains[i * width + j]
      if gain >= 0, gain + sums[(i + 1) * width + j + 1] >= sums[i * width + j] {
        places.append((i, j))
        i += 1
        j += 1
      } else if sums[(i + 1) * width + j] >= sums[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return places
  }

  private static func neighbours(_ left: [TokenLine], _ right: [TokenLine]) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    var next = 0
    for i in left.indices {
      let candidates = next..<min(next + window, right.count)
      guard let j = candidates.first(where: { gain(left[i], right[$0]) ?? 0 > 0.6 }) else { continue }
      places.append((i, j))
      next = j + 1
    }
    return places
  }
}

/// A removed line and the inserted line that replaces it.
public struct LinePair: Sendable, Equatable {
  /// The removed line, counted from 0.
  public var before: Int
  /// The inserted line, counted from 0.
  public var after: Int
  /// The differing tokens, or `nil` if the lines share too little for marks to help.
  public var marks: TokenDifference?
}
