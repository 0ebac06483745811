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
  /// The index of diagonal 0 in the two arrays.
  private let shift: Int
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
    shift = right.count + 1
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

  /// A trimmed region, as coordinates of its corners.
  private struct Corners {
    let (x0, x1): (Int, Int)
    let (y0, y1): (Int, Int)

    init(_ region: SequenceRegion) {
      (x0, x1) = (region.before.lowerBound, region.before.upperBound)
      (y0, y1) = (region.after.lowerBound, region.after.upperBound)
    }

    /// The diagonals `k = x - y` of the two corners.
    var start: Int { x0 - y0 }
    var end: Int { x1 - y1 }
    /// Whether the paths from both ends meet after a step from the start.
    var isOdd: Bool { (start - end) & 1 != 0 }
  }

  /// The diagonals that paths from one end have reached.
  private struct Band {
    var low: Int
    var high: Int

    init(at diagonal: Int) { (low, high) = (diagonal, diagonal) }

    func contains(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

    /// Widens the band by one diagonal on each side, or narrows it at the edge of the region.
    /// - Parameter setSentinel: sets the value of a diagonal beside the band, which no path comes from.
    mutating func widen(in corners: Corners, setSentinel: (_ diagonal: Int) -> Void) {
      if low > corners.x0 - corners.y1 {
        low -= 1
        setSentinel(low - 1)
      } else {
        low += 1
      }
      if high < corners.x1 - corners.y0 {
        high += 1
        setSentinel(high + 1)
      } else {
        high -= 1
      }
    }
  }

  /// Returns a point on a short path between the corners of a trimmed region, other than the corners themselves.
  private mutating func division(of region: SequenceRegion) -> (x: Int, y: Int) {
    let corners = Corners(region)
    forward[corners.start + shift] = corners.x0
    backward[corners.end + shift] = corners.x1
    var (fromStart, fromEnd) = (Band(at: corners.start), Band(at: corners.end))
    var cost = 1
    while true {
      fromStart.widen(in: corners) { forward[$0 + shift] = -1 }
      if let meeting = stepForward(along: fromStart, until: fromEnd, in: corners) { return meeting }
      fromEnd.widen(in: corners) { backward[$0 + shift] = Int.max }
      if let meeting = stepBackward(along: fromEnd, until: fromStart, in: corners) { return meeting }
      if cost >= costLimit { return furthestPoint(along: fromStart, and: fromEnd, in: corners) }
      cost += 1
    }
  }

  /// Makes one more edit on each path from the start, and returns the point where one meets a path from the end.
  private mutating func stepForward(along band: Band, until other: Band, in corners: Corners) -> (x: Int, y: Int)? {
    for k in stride(from: band.high, through: band.low, by: -2) {
      let (below, above) = (forward[k - 1 + shift], forward[k + 1 + shift])
      var x = below >= above ? below + 1 : above
      while x < corners.x1, x - k < corners.y1, left[x] == right[x - k] { x += 1 }
      forward[k + shift] = x
      if corners.isOdd, other.contains(k), backward[k + shift] <= x { return (x, x - k) }
    }
    return nil
  }

  /// Makes one more edit on each path from the end, and returns the point where one meets a path from the start.
  private mutating func stepBackward(along band: Band, until other: Band, in corners: Corners) -> (x: Int, y: Int)? {
    for k in stride(from: band.high, through: band.low, by: -2) {
      let (below, above) = (backward[k - 1 + shift], backward[k + 1 + shift])
      var x = below < above ? below : above - 1
      while x > corners.x0, x - k > corners.y0, left[x - 1] == right[x - k - 1] { x -= 1 }
      backward[k + shift] = x
      if !corners.isOdd, other.contains(k), x <= forward[k + shift] { return (x, x - k) }
    }
    return nil
  }

  /// Returns the point furthest from its corner, among those reached from the start and from the end.
  private func furthestPoint(along fromStart: Band, and fromEnd: Band, in corners: Corners) -> (x: Int, y: Int) {
    let (x0, x1, y0, y1) = (corners.x0, corners.x1, corners.y0, corners.y1)
    var best = (x: x0, y: y0)
    var bestDistance = 0
    for k in stride(from: fromStart.high, through: fromStart.low, by: -2) {
      let x = min(forward[k + shift], x1)
      let y = x - k
      guard y >= y0, y <= y1, x >= x0 else { continue }
      if x + y - x0 - y0 > bestDistance { (best, bestDistance) = ((x, y), x + y - x0 - y0) }
    }
    for k in stride(from: fromEnd.high, through: fromEnd.low, by: -2) {
      let x = max(backward[k + shift], x0)
      let y = x - k
      guard y >= y0, y <= y1, x <= x1 else { continue }
      if x1 + y1 - x - y > bestDistance { (best, bestDistance) = ((x, y), x1 + y1 - x - y) }
    }
    return best
  }
}
