import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The diagnostics of a call of the compiler, without a compiler.
struct CompilationDiagnosticsTests {
  private static let sources = ModuleSources(
    StudyAssembly(study("## Before\n\n```swift\nlet a: Int = \"\"\n```\n\n## After\n\n```swift\nlet a = 1\n```\n"))
      .trees
      .before)

  private static func found(_ end: Compilation.End, _ messages: [CompilerMessage] = []) -> [String] {
    Compilation(end: end, messages: messages, output: "").diagnostics(in: sources).map(\.short)
  }

  private static func message(_ severity: CompilerMessage.Severity, line: Int) -> CompilerMessage {
    CompilerMessage(
      file: sources.files.first?.name, line: line, column: 14, severity: severity, message: "wrong type")
  }

  @Test func areThoseOfErrorsAtTheirPlaces() {
    #expect(
      Self.found(.refused, [Self.message(.error, line: 1)]) == [
        "4:14: CodeDoesNotCompile: Code must compile: wrong type"
      ])
  }

  /// The import after a test that lacks a brace is inside of it.
  @Test func leaveOutWhatFollowsFromAMissingBrace() throws {
    let side = "```swift Fee.swift after\nlet fee = 1\n```\n\n"
    let code = side + "```swift test\nif fee == 1 {\n  expect(fee, 1)\n  expect(fe, 1)\n```\n"
    let test = try #require(StudyAssembly(study(code)).behaviourTests(on: .after).first)
    let main = try #require(test.sources.mainFile)
    let messages = [
      (2, "cannot find 'expect' in scope"), (3, "cannot find 'fe' in scope"),
      (5, "declaration is only valid at file scope"),
      (6, "expected '}' at end of brace statement"),
    ].map { CompilerMessage.error(Message(verbatim: $1), in: main.name, line: $0, column: 1) }
    func found(_ messages: [CompilerMessage]) -> [String] {
      Compilation(end: .refused, messages: messages, output: "").diagnostics(in: test.sources).map(\.short)
    }
    #expect(
      found(messages) == [
        "8:1: CodeDoesNotCompile: Code must compile: cannot find 'fe' in scope",
        "9:1: CodeDoesNotCompile: Code must compile: expected '}' at end of brace statement",
      ])
    #expect(found(messages.dropLast()).count == 3)
  }

  @Test func areNoneForAcceptedCodeWithWarnings() {
    #expect(Self.found(.accepted, [Self.message(.warning, line: 1)]) == [])
  }

  @Test(arguments: [
    (Compilation.End.refused, "1:1: CodeDoesNotCompile: Code must compile"),
    (.crashed, "1:1: CompilerFault: The compiler must not crash on the code of a study"),
    (.timeOut, "1:1: CompilerFault: The compiler must finish within its limits on time and memory"),
    (.overLimit, "1:1: CompilerFault: The compiler must finish within its limits on time and memory"),
  ])
  func areAtTheStartOfTheStudyWithoutAPlace(end: Compilation.End, diagnostic: String) {
    #expect(Self.found(end) == [diagnostic])
  }
}
