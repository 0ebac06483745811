import Testing

@testable import SolidsiteCommand

/// Text of commits in a draft. U+0D4E forms one character with the scalar after it, and U+0301 with the one before it.
@Suite struct DraftedTextTests {
  @Test(arguments: [
    ("a <b>\n---\nkey: `x`", "a \\<b\\> --- key: \\`x\\`"), ("\u{0D4E}<img>", "\u{0D4E}\\<img\\>"),
    ("[\u{301}x](javascript:y)", "\\[\u{301}x\\](javascript:y)"),
  ])
  func plainTextIsNoMarkup(text: String, plain: String) {
    #expect(Array(DraftedText.plain(text).unicodeScalars) == Array(plain.unicodeScalars))
  }

  @Test func textHasNoCharactersThatControlTerminals() {
    let text = "a\u{1B}[2J\u{202E}b\r\nc\rd\te"
    #expect(DraftedText.quotation(text) == "```text neutral\na\u{FFFD}[2J\u{FFFD}b\nc\nd\te\n```")
    #expect(DraftedText.plain(text) == "a\u{FFFD}\\[2J\u{FFFD}b c d e")
    #expect(DraftedText.code(text) == "`a\u{FFFD}[2J\u{FFFD}b c d\te`")
  }

  @Test(arguments: ["a`b", "a`\u{301}b", "\u{0D4E}``b"])
  func aCodeSpanHasMoreBackticksThanItsText(text: String) {
    let span = DraftedText.code(text).unicodeScalars
    let opening = span.prefix { $0 == "`" }.count
    let inside = span.dropFirst(opening).dropLast(opening).split { $0 != "`" }.map(\.count)
    #expect(span.suffix(opening).allSatisfy { $0 == "`" })
    #expect(inside.allSatisfy { $0 < opening })
  }

  @Test(arguments: ["```", "a\n````\nb", "\r```\r", "\u{0D4E}```"])
  func aQuotationIsLongerThanTheFencesInIt(text: String) {
    let lines = DraftedText.quotation(text).split { $0.isNewline }
    let marks = lines.first?.prefix { $0 == "`" } ?? ""
    #expect(lines.last.map(String.init) == String(marks))
    #expect(!text.contains(marks))
  }

  @Test(arguments: [
    "a\"\u{301} hidden.swift", "a{b}.swift", "a@b.swift", "/a.swift", "a\nb.swift", "\u{0D4E}\"a.swift",
  ])
  func noFenceTakesAFileWhoseNameCouldEndItsAddress(path: String) {
    #expect(DraftedText.fence(path, at: "abc", words: "before") == nil)
  }
}
