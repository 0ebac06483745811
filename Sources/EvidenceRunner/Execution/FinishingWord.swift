/// A word that a program prints at its very end, to show that it didn't exit early with success. Without it, `exit(0)`
/// in the code under test would make every later test pass.
///
/// Neither arguments nor files contain the word. The last lines of a compiled program contain the key that the word is
/// computed from, and the sources are removed before the program runs. The prelude of an interpreted test reads the
/// word from a pipe before it loads the test. Each question has its own word, so the answer to an easier one doesn't
/// help.
struct FinishingWord: Sendable, Equatable {
  /// Random for each assembled program.
  private let first = UInt64.random(in: .min ... .max)
  private let second = UInt64.random(in: .min ... .max)

  /// The line for a run that ended early with success.
  static let earlyEnd = "It ended before its last line, with success."

  /// The key, as Swift code.
  var key: String { "(\(first), \(second))" }

  /// Returns the word that functions such as `_solidsiteFinish` compute.
  func text(for question: [Int] = []) -> String {
    var word = first
    for part in question + [question.count] {
      word = Self.mixed(word ^ UInt64(bitPattern: Int64(part))) &+ second
    }
    return String(Self.mixed(word), radix: 36)
  }

  /// Returns the run without the word in its output; a run that passed without the word has failed.
  func checked(_ run: ProgramRun, asked question: [Int] = []) -> ProgramRun {
    var run = run
    if let range = run.output.firstByteRange(of: "\n\(text(for: question))\n") {
      run.output.replaceSubrange(range, with: "")
    } else if run.outcome == .passed {
      run.outcome = .failed
      run.errors += Self.earlyEnd + "\n"
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
