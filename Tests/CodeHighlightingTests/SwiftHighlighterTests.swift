import CaseStudyModel
import CodeHighlighting
import Testing

struct SwiftHighlighterTests {
  @Test func highlightsOnlySwift() {
    #expect(SwiftHighlighter().languages == ["swift"])
  }

  @Test func givesEmptyTextNoSpans() {
    #expect(spans("").isEmpty)
  }

  @Test(arguments: [
    Case("let a = 1", "let/keyword a/name 1/number"),
    Case("@Test func f() -> Int { 0xFF }", "@Test/attribute func/keyword f/name Int/type 0xFF/number"),
    Case("#if DEBUG // x", "#if/directive DEBUG/directive // x/comment"),
    Case("#expect(a)", "#expect/macro a/name"),
    Case(#""a\(b)c""#, #""a/string b/name c"/string"#),
    Case(##"#"a\(b)\#(c)"#"##, ##"#"a\(b)/string c/name "#/string"##),
    Case("x = /a(b)/", "x/name /a(b)//string"),
    Case("a / b / c", "a/name b/name c/name"),
    Case("/* a /* b */ c */d", "/* a /* b */ c *//comment d/name"),
    Case("`class`.self", "`class`/name self/keyword"),
    Case("größe + 名前", "größe/name 名前/name"),
  ])
  func classifies(_ example: Case) {
    #expect(marked(example.code) == example.expected)
  }

  @Test(arguments: [
    Case("let s = \"open\nlet t = 1", "let/keyword s/name let/keyword t/name 1/number"),
    Case("let s = \"open \\(a\nlet t = 1", "let/keyword s/name \"open/string a/name let/keyword t/name 1/number"),
    Case("a = \"\"\"\nlet b = 1", "a/name"),
    Case("a /* b\nlet c", "a/name"),
    Case("a = #/b\nlet c", "a/name let/keyword c/name"),
  ])
  func leavesUnclosedConstructsPlain(_ example: Case) {
    #expect(marked(example.code) == example.expected)
  }

  @Test func survivesBytesThatAreNotUTF8() {
    let code: [UInt8] = [0x61, 0xFF, 0xC3, 0x20, 0xE2, 0x82, 0x62, 0xF0, 0x9F]
    let spans = code.withUnsafeBufferPointer { SwiftHighlighter().spans(of: $0) }
    #expect(spans.map(\.syntaxClass) == [.name, .plain, .name, .plain])
    #expect(spans.map(\.utf8Length) == [1, 5, 1, 2])
  }

  @Test(arguments: ["(", "[", "{", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "/*", "#/\n", "<#", "`", "@A<", "/a ", "{ get "])
  func survivesDeepNesting(_ opening: String) {
    let code = String(repeating: opening, count: 100_000)
    #expect(spans(code + "\n let a").reduce(0) { $0 + $1.utf8Length } == code.utf8.count + 7)
    #expect(!spans(code + String(repeating: ")", count: 100_000)).isEmpty)
  }
}

/// Code and its classified parts except plain ones: `let/keyword a/name`.
struct Case: Sendable, CustomTestStringConvertible {
  var code: String
  var expected: String

  init(_ code: String, _ expected: String) {
    self.code = code
    self.expected = expected
  }

  var testDescription: String { code }
}

private func spans(_ code: String) -> [SyntaxSpan] {
  var code = code
  return code.withUTF8 { SwiftHighlighter().spans(of: $0) }
}

private func marked(_ code: String) -> String {
  var rest = Array(code.utf8)[...]
  return spans(code).compactMap { span in
    defer { rest = rest.dropFirst(span.utf8Length) }
    if span.syntaxClass == .plain { return nil }
    let text = String(decoding: rest.prefix(span.utf8Length), as: UTF8.self)
    return text.split(separator: " ").isEmpty ? nil : trimmed(text) + "/\(span.syntaxClass)"
  }.joined(separator: " ")
}

private func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.last == " " { text.removeLast() }
  return String(text)
}
