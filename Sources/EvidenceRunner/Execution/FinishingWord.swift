/// A word that a program is given and says at its very end, so that one that ends early with success is told from one that comes
/// through: `exit(0)` in the code under test would else pass every test behind it.
struct FinishingWord: Sendable, Equatable {
  /// The word; another one for each run, and never kept.
  let text: String

  init() {
    text = "finished-" + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// A run that only passes if it said the word, which is taken out of its output.
  func checked(_ run: ProgramRun) -> ProgramRun {
    var run = run
    if let range = run.output.firstRange(of: "\n\(text)\n") {
      run.output.replaceSubrange(range, with: "")
    } else if run.outcome == .passed {
      run.outcome = .failed
      run.errors += "It ended before its last line, with success.\n"
    }
    return run
  }
}
