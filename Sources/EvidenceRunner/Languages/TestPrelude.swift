/// The code that is added to tests and contracts of one language, so that they can call its functions and say that they came to
/// their end.
struct TestPrelude: Sendable {
  /// Imports the functions. It follows a file's own code, so that lines keep their numbers.
  var importing: String
  /// Returns the end of a test, which says a word.
  var testEnd: @Sendable (_ saying: FinishingWord) -> String
  /// Returns the functions that list the conformers of a protocol; they follow the contract's own code.
  var contract: @Sendable (_ name: String, _ isAsync: Bool, _ saying: FinishingWord) -> String
  /// Returns the end of a contract's program, after its conformers.
  var contractEnd: @Sendable (_ saying: FinishingWord) -> String
}
