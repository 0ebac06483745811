import SeededRandom
import Testing

@testable import CodeDifference

/// The search for shortest edits; a failure names the seed.
struct MyersComparisonTests {
  @Test func findsAsManyCommonElementsAsATableOfAllPrefixes() {
    for seed in UInt64(0)..<3_000 {
      let (left, right) = sequences(seed: seed)
      let changed = MyersComparison(left, right).changed
      #expect(kept(left, changed.before) == kept(right, changed.after), "seed \(seed)")
      #expect(kept(left, changed.before).count == commonCount(left, right), "seed \(seed)")
    }
  }

  @Test(arguments: [2, 3, 5])
  func pairsEqualElementsIfItGivesUpEarly(_ costLimit: Int) {
    for seed in UInt64(0)..<3_000 {
      let (left, right) = sequences(seed: seed)
      let changed = MyersComparison(left, right, costLimit: costLimit).changed
      #expect(kept(left, changed.before) == kept(right, changed.after), "seed \(seed)")
    }
  }

  private func sequences(seed: UInt64) -> ([Int32], [Int32]) {
    var random = SplitMix(seed: seed)
    let kinds = Int32.random(in: 1...6, using: &random)
    func sequence() -> [Int32] {
      (0..<Int.random(in: 0...24, using: &random)).map { _ in Int32.random(in: 0..<kinds, using: &random) }
    }
    return (sequence(), sequence())
  }

  private func kept(_ sequence: [Int32], _ isChanged: [Bool]) -> [Int32] {
    zip(sequence, isChanged).filter { !$1 }.map(\.0)
  }

  /// The length of a longest common subsequence, by dynamic programming.
  private func commonCount(_ left: [Int32], _ right: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for element in left {
      var diagonal = 0
      for (index, other) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
