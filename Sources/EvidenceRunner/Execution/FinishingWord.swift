/// A word that a program says at its very end, so that one that ends early with success is told from one that comes through: `exit(0)` in
/// the code under test would else pass every test behind it.
///
/// The program is given it neither by arguments nor by files: its last lines hold the key from which the word is made, and sources are gone
/// when it runs. Each question that a program is asked has another word, so that it doesn't help to ask it an easier one.
struct FinishingWord: Sendable, Equatable {
  /// Another one for each program that is assembled.
  private let first = UInt64.random(in: .min ... .max)
  private let second = UInt64.random(in: .min ... .max)

  /// The key, as Swift code.
  var key: String { "(\(first), \(second))" }

  /// The word as `_solidsiteFinish` and its like make it.
  func text(for question: [Int] = []) -> String {
    var word = first
    for part in question + [question.count] {
      word = Self.mixed(word ^ UInt64(bitPattern: Int64(part))) &+ second
    }
    return String(Self.mixed(word), radix: 36)
  }

  /// A run that only passes if it said the word, which is taken out of its output.
  func checked(_ run: ProgramRun, asked question: [Int] = []) -> ProgramRun {
    var run = run
    if let range = run.output.firstRange(of: "\n\(text(for: question))\n") {
      run.output.replaceSubrange(range, with: "")
    } else if run.outcome == .passed {
      run.outcome = .failed
      run.errors += "It ended before its last line, with success.\n"
    }
    return run
  }

  /// Source: the finalizer of SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
