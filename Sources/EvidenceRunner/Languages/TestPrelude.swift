/// The code that is added to tests and contracts of one language: functions that they call, and an end that shows that
/// they finished.
struct TestPrelude: Sendable {
  /// The functions of a contract.
  struct Contract: Sendable {
    /// Returns the functions that list the conformers of a protocol; they follow the contract's own code.
    var registration: @Sendable (_ name: String, _ isAsync: Bool, _ saying: FinishingWord) -> String
    /// Returns the end of a contract's program, after its conformers.
    var end: @Sendable (_ saying: FinishingWord) -> String
  }

  /// Imports the functions. It follows a file's own code, so that lines keep their numbers.
  var importing = ""
  /// Returns the end of a test, which says a word; empty where the test is run through a file that says it.
  var testEnd: @Sendable (_ saying: FinishingWord) -> String = { _ in "" }
  /// `nil` for a language whose contracts aren't run.
  var contract: Contract?
  /// Whether usages are run.
  var runsUsages = true
  /// Whether tests are run.
  var runsTests = true
}
