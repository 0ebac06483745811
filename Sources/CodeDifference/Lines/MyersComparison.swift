/// Compares two sequences by a shortest edit script, if one can be found at bounded cost.
///
/// Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), section 4b: the
/// middle of a shortest path is searched for from both ends in linear space and splits the problem. If a path takes
/// more than `costLimit` edits from either end, the problem is split at the furthest point reached; the script is then
/// correct but not always shortest. Takes O((N + M) · costLimit) time and O(N + M) space.
struct MyersComparison {
  private let left: [Int32]
  private let right: [Int32]
  private let costLimit: Int
  /// The furthest x from the start, and the nearest x from the end, by diagonal.
  private var forward: [Int]
  private var backward: [Int]
  /// The elements without a partner in the other sequence.
  private(set) var changed: ChangedElements

  /// Compares two sequences.
  init(_ left: [Int32], _ right: [Int32], costLimit: Int = 256) {
    self.left = left
    self.right = right
    self.costLimit = max(costLimit, 2)
    forward = [Int](repeating: 0, count: left.count + right.count + 3)
    backward = forward
    changed = ChangedElements(beforeCount: left.count, afterCount: right.count)
    compareAll()
  }

  private mutating func compareAll() {
    var regions = [SequenceRegion(before: 0..<left.count, after: 0..<right.count)]
    while var region = regions.popLast() {
      region.trim(left, right)
      guard !region.before.isEmpty, !region.after.isEmpty else {
        changed.mark(region)
        continue
      }
      let (x, y) = division(of: region)
      regions.append(SequenceRegion(before: region.before.lowerBound..<x, after: region.after.lowerBound..<y))
      regions.append(SequenceRegion(before: x..<region.before.upperBound, after: y..<region.after.upperBound))
    }
  }

  /// Returns a point on a short path between the corners of a trimmed region, other than the corners themselves.
  private mutating func division(of region: SequenceRegion) -> (Int, Int) {
    let (x0, x1) = (region.before.lowerBound, region.before.upperBound)
    let (y0, y1) = (region.after.lowerBound, region.after.upperBound)
    // Diagonals k = x - y run from x0 - y1 to x1 - y0; one more on each side is a sentinel.
    let shift = right.count + 1
    let (start, end) = (x0 - y0, x1 - y1)
    let isOdd = (start - end) & 1 != 0
    forward[start + shift] = x0
    backward[end + shift] = x1
    var (fLow, fHigh, bLow, bHigh) = (start, start, end, end)
    var cost = 1
    while true {
      // Each step widens the band of diagonals by one, or narrows it at the edge of the region.
      if fLow > x0 - y1 {
        fLow -= 1
        forward[fLow - 1 + shift] = -1
      } else {
        fLow += 1
      }
      if fHigh < x1 - y0 {
        fHigh += 1
        forward[fHigh + 1 + shift] = -1
      } else {
        fHigh -= 1
      }
      for k in stride(from: fHigh, through: fLow, by: -2) {
        let (below, above) = (forward[k - 1 + shift], forward[k + 1 + shift])
        var x = below >= above ? below + 1 : above
        while x < x1, x - k < y1, left[x] == right[x - k] { x += 1 }
        forward[k + shift] = x
        if isOdd, bLow <= k, k <= bHigh, backward[k + shift] <= x { return (x, x - k) }
      }
      if bLow > x0 - y1 {
        bLow -= 1
        backward[bLow - 1 + shift] = Int.max
      } else {
        bLow += 1
      }
      if bHigh < x1 - y0 {
        bHigh += 1
        backward[bHigh + 1 + shift] = Int.max
      } else {
        bHigh -= 1
      }
      for k in stride(from: bHigh, through: bLow, by: -2) {
        let (below, above) = (backward[k - 1 + shift], backward[k + 1 + shift])
        var x = below < above ? below : above - 1
        while x > x0, x - k > y0, left[x - 1] == right[x - k - 1] { x -= 1 }
        backward[k + shift] = x
        if !isOdd, fLow <= k, k <= fHigh, x <= forward[k + shift] { return (x, x - k) }
      }
      if cost >= costLimit { return furthestPoint(in: region, fLow...fHigh, bLow...bHigh, shift) }
      cost += 1
    }
  }

  /// Returns the point furthest from its corner, among those reached from the start and from the end.
  private func furthestPoint(
    in region: SequenceRegion, _ fRange: ClosedRange<Int>, _ bRange: ClosedRange<Int>, _ shift: Int
  ) -> (Int, Int) {
    let (x0, x1) = (region.before.lowerBound, region.before.upperBound)
    let (y0, y1) = (region.after.lowerBound, region.after.upperBound)
    var best = (x0, y0)
    var bestDistance = 0
    for k in stride(from: fRange.upperBound, through: fRange.lowerBound, by: -2) {
      let x = min(forward[k + shift], x1)
      let y = x - k
      guard y >= y0, y <= y1, x >= x0 else { continue }
      if x + y - x0 - y0 > bestDistance { (best, bestDistance) = ((x, y), x + y - x0 - y0) }
    }
    for k in stride(from: bRange.upperBound, through: bRange.lowerBound, by: -2) {
      let x = max(backward[k + shift], x0)
      let y = x - k
      guard y >= y0, y <= y1, x <= x1 else { continue }
      if x1 + y1 - x - y > bestDistance { (best, bestDistance) = ((x, y), x1 + y1 - x - y) }
    }
    return best
  }
}
