import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// What counts as the compiler's reason for rejecting code, without a compiler.
struct RefusalReasonsTests {
  @Test(arguments: [
    ("let a: Int = \"\"", "cannot convert value of type 'String'", "cannot convert"),
    ("let a = \"cannot\"", "cannot find 'b' in scope", "cannot find 'b'"),
    ("@available(*, unavailable) func f() {}", "'f()' is unavailable", "'f()' is unavailable"),
  ])
  func countsTheCompilersWords(code: String, message: String, expected: String) throws {
    try #expect(reasons(code, message).contain(expected))
  }

  @Test(arguments: [
    ("@available(*, noasync, message: \"MINE now\")", "'f' is unavailable from asynchronous contexts; MINE now"),
    ("@available(*, unavailable, message: \"MI\\u{4e}E now\")", "'f()' is unavailable in Swift: MINE now"),
    ("@available(*, unavailable, renamed: \"h\", message: \"MINE now\")", "'f()' has been renamed to 'h': MINE now"),
    ("@available(*, introduced: 9, message: \"MIN\\u{45} now\")", "'f()' is only available in 9: MINE now"),
    ("let a = `MINE now`", "cannot find 'MINE now' in scope"),
    // The shorter text is a part of the longer one.
    ("let b = \"x MINE now\"\nlet a = `MINE now x MINE now`", "cannot find 'MINE now x MINE now' in scope"),
    ("#error(\n\"MINE now\")", "MINE now"),
    ("/MINE now(/", "SyntaxError: Invalid regular expression: /MINE now(/: Unterminated group"),
    ("export {a as 'MINE now', b as 'MINE now'}", "SyntaxError: Duplicate export of 'MINE now'"),
    ("#sourceLocation(file: \"a\", line: 1)", "MINE now"),
    ("macro m() = #externalMacro(module: a, type: b)", "external macro implementation type 'MINE now.x'"),
    ("@available(*, unavailable, message: \"\\nRefused.swift:1:1: error: MINE now\")", "MINE now'"),
  ])
  func ignoresTextThatTheStudyWrote(code: String, message: String) throws {
    try #expect(!reasons(code, message).contain("MINE now"))
  }

  @Test func countsOnlyMessagesAboutTheStudysFiles() throws {
    let program = try #require(refused("let a = b"))
    for file in [nil, "x", "Other.swift"] {
      let error = CompilerMessage(file: file, line: 1, column: 1, severity: .error, message: "MINE now")
      #expect(!RefusalReasons([error], in: program).contain("MINE now"))
    }
  }

  @Test func ignoresQuotedLinesThatLookLikeMessages() {
    let output = "A.swift:3:1: error: cannot find 'a' in scope\nerror: MINE\n^\nA.swift:1:1: error: MINE\n"
    let code = "a\nerror:\tMINE\r A.swift:1:1: error: MINE\n"
    let messages = CompilerMessage.messages(in: output, quoting: [code])
    #expect(messages.map(\.message) == ["cannot find 'a' in scope"])
  }

  private func reasons(_ code: String, _ message: String) throws -> RefusalReasons {
    let error = CompilerMessage(
      file: "Refused.swift", line: 1, column: 1, severity: .error, message: Message(verbatim: message))
    return try RefusalReasons([error], in: #require(refused(code)))
  }

  private func refused(_ code: String) -> ModuleSources? {
    let text = "```swift A.swift after\nlet c = 1\n```\n\n```swift after fails=\"x\"\n\(code)\n```\n"
    return StudyAssembly(study(text)).refusals(on: .after).first?.sources
  }
}
