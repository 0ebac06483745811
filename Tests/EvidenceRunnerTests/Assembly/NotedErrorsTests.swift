import CaseStudyModel
import CodeStructure
import Testing

@testable import EvidenceRunner

/// Clauses that note the errors which they catch.
struct NotedErrorsTests {
  /// The code of a clause, and the code that notes errors; `nil` if it catches none.
  @Test(
    arguments: [
      ("(try? make().open(\"1\")) == nil", "(_solidsiteTried({ try make().open(\"1\") })) == nil"),
      ("(try? it.open(1))?.count == 2", "(_solidsiteTried({ try it.open(1) }))?.count == 2"),
      ("(try? await it.door?.open(1)) == nil", "(await _solidsiteWaited({ try await it.door?.open(1) })) == nil"),
      (
        "do { try it.open(1) } catch { return true }",
        "do { try it.open(1) } catch { _solidsiteNote(error);  return true }"
      ),
      // The contract itself says which error it is, or the expression isn't a chain.
      ("do { try it.open(1) } catch DoorError.wrong { return true }", nil), ("if let a = try? it.open(1) { }", nil),
      ("try it.open(1) == 2", nil), ("(try? { 1 }()) == 1", nil),
    ] as [(String, String?)])
  func noteTheErrorsThatTheyCatch(_ code: String, noted: String?) {
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    #expect(NotedErrors.noting(in: clause(code)) == noted.map(clause))
  }

  @Test func namesInPatternsTellErrorsApart() {
    let code = """
      do { try open() } catch DoorError.wrong(let code) where code > limit { retry() } catch is Timeout {} catch { stop() }
      """
    #expect(
      CaughtNames.names(in: CodeTokens(code, in: .swift).texts) == [
        "DoorError", "wrong", "let", "code", "is", "Timeout",
      ])
  }
}
