import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Code on a page")
struct CodeWriterTests {
  private func markup(_ code: String, language: Language? = .swift, stressed: [ClosedRange<Int>] = []) -> String {
    var out: [UInt8] = []
    let snippet = Snippet(line: 1, codeLine: 2, language: language, code: code, stressedLines: stressed)
    CodeWriter(highlighters: HighlighterTable([LetHighlighter()])).write(snippet, into: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(
    arguments: [
      "let a = \"<b>\" && c\n", "", "\n\n", "let\nlet", "👩‍👩‍👧 let é\n", "a\r\nlet b\r\n", "&amp; &lt;\n", "\tlet\n  let",
    ], [[], [1...1], [2...3], [1...9]])
  func staysTheSameByteForByte(code: String, stressed: [ClosedRange<Int>]) {
    #expect(Array(shownText(of: markup(code, stressed: stressed)).utf8) == Array(code.utf8))
    #expect(Array(shownText(of: markup(code, language: nil, stressed: stressed)).utf8) == Array(code.utf8))
  }

  @Test func marksSyntax() {
    #expect(markup("let a\n") == "<k->let</k-> a\n")
  }

  @Test func staysPlainInAnUnknownLanguage() {
    #expect(markup("let a\n", language: Language(rawValue: "cobol")) == "let a\n")
  }

  @Test func putsStressedLinesIntoMarksThatNoSpanCrosses() {
    #expect(markup("a\nlet b\nc\nd\n", stressed: [2...3]) == "a\n<mark><k->let</k-> b\nc\n</mark>d\n")
  }
}
