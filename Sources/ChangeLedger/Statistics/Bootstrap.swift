/// A seeded bootstrap: the same sample gives the same intervals on every machine.
///
/// Source: Efron, Bootstrap methods: another look at the jackknife, Annals of Statistics 7 (1979).
struct Bootstrap: Sendable {
  /// The number of draws that bounds the time for large samples.
  private static let budget = 20_000_000
  private static let counts = 200...2_000
  /// The number of elements below which a sample says too little about its spread for an interval.
  static let leastSample = 10

  /// The number of elements in the sample.
  let size: Int
  /// The number of resamples.
  let count: Int
  private let seed: UInt64

  /// Creates a bootstrap for samples of a size.
  init(size: Int, seed: UInt64) {
    self.size = size
    self.seed = seed
    count =
      size < Self.leastSample
      ? 0 : min(max(Self.budget / size, Self.counts.lowerBound), Self.counts.upperBound)
  }

  /// Returns the value of each statistic in each resample, in the order drawn; empty for a sample that is too small.
  /// - Parameter statistics: functions of the number of times that each element was drawn.
  func replicates(of statistics: [([Int]) -> Double]) -> [[Double]] {
    var replicates = statistics.map { _ in [Double]() }
    var random = SeededGenerator(seed: seed)
    var weights = [Int](repeating: 0, count: size)
    for _ in 0..<count {
      for index in weights.indices { weights[index] = 0 }
      for _ in 0..<size { weights[random.index(below: size)] += 1 }
      for (index, statistic) in statistics.enumerated() { replicates[index].append(statistic(weights)) }
    }
    return replicates
  }

  /// Returns the interval that contains the middle 95 % of replicates; `nil` without replicates.
  static func interval(of replicates: [Double]) -> ClosedRange<Double>? {
    if replicates.isEmpty { return nil }
    let sorted = replicates.sorted()
    let tail = (sorted.count - 1) / 40
    return sorted[tail]...sorted[sorted.count - 1 - tail]
  }

  /// Returns the 95 % interval around a figure that resampling biases, such as an entropy: the replicates are
  /// shifted by the difference between their mean and the figure.
  static func interval(of replicates: [Double], around value: Double) -> ClosedRange<Double>? {
    if replicates.isEmpty { return nil }
    let shift = value - replicates.reduce(0, +) / Double(replicates.count)
    return interval(of: replicates.map { $0 + shift })
  }
}

/// A generator of reproducible random numbers.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, OOPSLA 2014 (SplitMix64).
struct SeededGenerator: Sendable {
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to a bound.
  mutating func index(below bound: Int) -> Int { Int(UInt64(bound).multipliedFullWidth(by: next()).high) }
}
