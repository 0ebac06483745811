import Testing

@testable import ChangeLedger

@Suite("Statistics of changes")
struct HistoryStatisticsTests {
  @Test(
    arguments: [
      ([], 0), ([3], 3), ([3, 1], 2), ([5, 1, 3], 3), ([4, 1, 3, 2], 2.5), ([2, 2, 2, 9], 2),
    ] as [([Double], Double)])
  func findsTheMedian(values: [Double], median: Double) {
    #expect(WeightedMedian(values).value(counting: values.map { _ in 1 }) == median)
  }

  @Test(
    arguments: [
      ([0, 0, 3], 3), ([1, 1, 0], 1.5), ([2, 1, 0], 1), ([0, 0, 0], 0), ([1, 5, 1], 2),
    ] as [([Int], Double)])
  func countsElementsOfAMedianByTheirWeight(weights: [Int], median: Double) {
    #expect(WeightedMedian([1, 2, 3]).value(counting: weights) == median)
  }

  @Test(
    arguments: [
      ([], 0), ([7], 0), ([1, 1], 1), ([3, 1], 0.811_278), ([1, 1, 1, 1], 2), ([5, 0, 5], 1), ([2, 1, 1], 1.5),
    ] as [([Int], Double)])
  func measuresEntropyAsHassanDoes(modifications: [Int], bits: Double) {
    #expect(abs(ChangeEntropy.bits(of: modifications) - bits) < 1e-6)
  }

  @Test(arguments: [(1, 2, 1), (1, 4, 0.5), (0, 3, 0), (3, 2, 1)] as [(Double, Int, Double)])
  func givesEntropyAsAShareOfItsMaximum(bits: Double, files: Int, share: Double) {
    #expect(ChangeEntropy.share(of: bits, among: files) == share)
  }

  @Test(arguments: [0, 1])
  func hasNoShareOfEntropyWithoutTwoFiles(files: Int) {
    #expect(ChangeEntropy.share(of: 0, among: files) == nil)
  }

  /// Ends computed with R's `prop.test(hits, cases, correct = FALSE)`.
  @Test(arguments: [(0, 10, 0, 0.277_53), (10, 10, 0.722_47, 1), (15, 148, 0.062_39, 0.160_49)])
  func givesWilsonsInterval(hits: Int, cases: Int, low: Double, high: Double) throws {
    let interval = try #require(Proportion(hits: hits, cases: cases).interval)
    #expect(abs(interval.lowerBound - low) < 2e-5)
    #expect(abs(interval.upperBound - high) < 2e-5)
  }

  @Test func hasNoShareOfNoCasesAndNoIntervalOfFew() {
    #expect(Proportion(hits: 0, cases: 0).value == nil)
    #expect(Proportion(hits: 3, cases: 9).value == 1.0 / 3)
    #expect(Proportion(hits: 3, cases: 9).interval == nil)
  }

  /// The example of Newcombe 1998, table II, row (a): 56/70 less 48/80 is 0.2, from 0.0524 to 0.3339.
  @Test func givesNewcombesIntervalOfADifference() throws {
    let new = Proportion(hits: 56, cases: 70)
    let interval = try #require(new.interval(of: 0.2, from: Proportion(hits: 48, cases: 80)))
    #expect(abs(interval.lowerBound - 0.0524) < 1e-4)
    #expect(abs(interval.upperBound - 0.3339) < 1e-4)
  }

  @Test func drawsTheSameResamplesEachTime() {
    let median = WeightedMedian((0..<50).map(Double.init))
    let first = Bootstrap(size: 50, seed: 1).replicates(of: [median.value])
    #expect(first == Bootstrap(size: 50, seed: 1).replicates(of: [median.value]))
    #expect(first != Bootstrap(size: 50, seed: 2).replicates(of: [median.value]))
    #expect(first[0].count == 2_000)
  }

  @Test func drawsAsManyElementsAsTheSampleHas() {
    let sums = Bootstrap(size: 12, seed: 3).replicates(of: [{ Double($0.reduce(0, +)) }])
    #expect(Set(sums[0]) == [12])
  }

  @Test func drawsNothingFromFewElements() {
    #expect(Bootstrap(size: 9, seed: 1).replicates(of: [{ _ in 1 }]) == [[]])
    #expect(Bootstrap.interval(of: []) == nil)
    #expect(Bootstrap.interval(of: [], around: 1) == nil)
  }

  /// The exact bootstrap interval of the median of 1…41: the order statistics whose binomial tails contain 2.5 %.
  @Test func agreesWithTheExactIntervalOfAMedian() throws {
    let median = WeightedMedian((1...41).map(Double.init))
    let replicates = Bootstrap(size: 41, seed: 2009).replicates(of: [median.value])[0]
    let interval = try #require(Bootstrap.interval(of: replicates))
    #expect(abs(interval.lowerBound - 15) <= 1)
    #expect(abs(interval.upperBound - 27) <= 1)
  }

  @Test func centersAnIntervalOnTheFigure() {
    let replicates = (0...40).map { Double($0) / 10 }
    #expect(Bootstrap.interval(of: replicates) == 0.1...3.9)
    let centered = Bootstrap.interval(of: replicates, around: 5)
    #expect(centered.map { abs($0.lowerBound - 3.1) < 1e-9 && abs($0.upperBound - 6.9) < 1e-9 } == true)
  }

  @Test func countsFilesThatChangeTogether() {
    let changes: [[Int32]] = [[1, 2], [1, 2, 3], [1], [4, 5], [4, 5], [3, 1]]
    let pairs = CoChanges.pairs(in: changes) { [1, 3].contains($0) }
    #expect(
      pairs
        == [
          CoChanges.Pair(first: 1, second: 3, support: 2, changesOfFirst: 4, changesOfSecond: 2),
          CoChanges.Pair(first: 1, second: 2, support: 2, changesOfFirst: 4, changesOfSecond: 2),
        ].sorted { $0.second < $1.second })
  }
}
