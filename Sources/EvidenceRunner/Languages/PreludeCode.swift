/// The code that is added to tests and contracts of one language: functions that they call, and a last statement that
/// proves that they ran to the end.
struct PreludeCode: Sendable {
  /// The code that is added to a contract.
  struct Contract: Sendable {
    /// Returns the functions that register a protocol's conformers; they come after the contract's own code.
    var registration:
      @Sendable (
        _ signature: ClausesSignature, _ variants: [EvidencePrelude.Clauses], _ saying: FinishingWord
      ) -> String
    /// Returns the end of a contract's program, which comes after the conformers.
    var end: @Sendable (_ saying: FinishingWord) -> String
  }

  /// The import of the functions. It comes after a file's own code, so that the code's line numbers don't change.
  var importing = ""
  /// Returns the end of a test, which prints the finishing word; empty if a `LanguagePrelude` runs the test and prints
  /// the word.
  var testEnd: @Sendable (_ saying: FinishingWord) -> String = { _ in "" }
  /// The code for contracts; `nil` for a language whose contracts aren't run.
  var contract: Contract?
  /// Whether usages are run.
  var runsUsages = true
  /// Whether tests are run.
  var runsTests = true
}
