/// Counts the files that change together.
///
/// The support of two files is the number of changes that touch both. The confidence of A → B is the support as a
/// share of the changes that touch A.
///
/// Source: Zimmermann, Weißgerber, Diehl and Zeller, Mining version histories to guide software changes, IEEE
/// Transactions on Software Engineering 31 (2005).
enum CoChanges {
  /// Two files, the number of changes of each, and of both.
  struct Pair: Sendable, Equatable {
    /// The file with more changes, or the one seen first.
    var first: Int32
    var second: Int32
    var support: Int
    var changesOfFirst: Int
    var changesOfSecond: Int
  }

  /// Returns the pairs that at least two changes touch, in descending order of support.
  /// - Parameters:
  ///   - changes: the files that each change touches, without repetition.
  ///   - isOfInterest: selects files; each pair has at least one of them.
  static func pairs(in changes: [[Int32]], isOfInterest: (Int32) -> Bool) -> [Pair] {
    var counts: [Int32: Int] = [:]
    var supports: [UInt64: Int] = [:]
    for files in changes {
      for file in files { counts[file, default: 0] += 1 }
      for file in files where isOfInterest(file) {
        for other in files where other != file {
          // A pair of two such files is visited twice.
          if isOfInterest(other), other < file { continue }
          supports[key(min(file, other), max(file, other)), default: 0] += 1
        }
      }
    }
    let pairs = supports.filter { $0.value > 1 }.map { key, support -> Pair in
      let ends = (Int32(truncatingIfNeeded: key >> 32), Int32(truncatingIfNeeded: key & 0xFFFF_FFFF))
      let sizes = (counts[ends.0] ?? 0, counts[ends.1] ?? 0)
      let isInOrder = sizes.0 >= sizes.1
      return Pair(
        first: isInOrder ? ends.0 : ends.1, second: isInOrder ? ends.1 : ends.0, support: support,
        changesOfFirst: max(sizes.0, sizes.1), changesOfSecond: min(sizes.0, sizes.1))
    }
    return pairs.sorted { left, right in
      (right.support, left.changesOfFirst + left.changesOfSecond, left.first, left.second)
        < (left.support, right.changesOfFirst + right.changesOfSecond, right.first, right.second)
    }
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}
