import CodeDifference
import CodeHighlighting
import Testing

/// The marks within changed lines.
struct TokenDifferenceTests {
  /// Compares two lines of Swift and returns the marked ranges as text.
  private func markedText(_ before: String, _ after: String) -> (before: [String], after: [String])? {
    let texts = (highlighted(before), highlighted(after))
    guard let difference = TokenDifference(line: 0, of: texts.0, with: 0, of: texts.1) else { return nil }
    return (
      difference.before.map { String(decoding: texts.0.text.bytes[$0], as: UTF8.self) },
      difference.after.map { String(decoding: texts.1.text.bytes[$0], as: UTF8.self) }
    )
  }

  private func highlighted(_ code: String) -> TokenizedText {
    let bytes = Array(code.utf8)
    return TokenizedText(LineText(bytes), spans: bytes.withUnsafeBufferPointer { SwiftHighlighter().spans(of: $0) })
  }

  @Test func marksNamesAsAWhole() throws {
    let marks = try #require(markedText("let dailyReport = load(file)\n", "let dailyReports = load(file)\n"))
    #expect(marks.before == ["dailyReport"])
    #expect(marks.after == ["dailyReports"])
  }

  @Test func marksNumbersAsAWhole() throws {
    let marks = try #require(markedText("let rate = base * 1.25e3\n", "let rate = base * 1.50e3\n"))
    #expect(marks.before == ["1.25e3"])
    #expect(marks.after == ["1.50e3"])
  }

  @Test func marksWordsWithinStrings() throws {
    let marks = try #require(markedText(#"show("Please try again")"#, #"show("Please try later")"#))
    #expect(marks.before == ["again"])
    #expect(marks.after == ["later"])
  }

  @Test func marksInsertedTokens() throws {
    let marks = try #require(markedText("func load(_ file: URL) {", "func load(_ file: URL) throws {"))
    #expect(marks.before == [])
    #expect(marks.after == ["throws"])
  }

  @Test func joinsMarksThatOnlyABlankDivides() throws {
    let marks = try #require(
      markedText("  let value = compute(first, second)", "  private var value = compute(first, second)"))
    #expect(marks.before == ["let"])
    #expect(marks.after == ["private var"])
  }

  @Test func marksBlanksIfNothingElseDiffers() throws {
    let marks = try #require(markedText("  return value", "    return value"))
    #expect(marks.before == ["  "])
    #expect(marks.after == ["    "])
  }

  @Test func marksNoBlanksIfSomethingElseDiffers() throws {
    let marks = try #require(markedText("  return oneValue + twice", "    return oneValue + thrice"))
    #expect(marks.before == ["twice"])
    #expect(marks.after == ["thrice"])
  }

  @Test func marksNothingInLinesThatShareTooLittle() {
    #expect(markedText("let formatter = DateFormatter()", "guard isReady else { return nil }") == nil)
  }

  @Test func cutsALineIntoTokensThatCoverIt() {
    let text = highlighted("a += b.c // ñandú 12\n")
    let tokens = text.tokens(ofLine: 0).map { String(decoding: text.text.bytes[$0], as: UTF8.self) }
    #expect(tokens == ["a", " ", "+=", " ", "b", ".", "c", " ", "//", " ", "ñandú", " ", "12"])
  }
}
