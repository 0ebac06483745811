import CaseStudyModel
import SeededRandom
import TestForm
import Testing

@testable import LanguageServer

@Suite("A document")
struct TextDocumentTests {
  @Test(
    arguments: [
      (PositionEncoding.utf16, 3, 6), (.utf8, 6, 6), (.utf32, 2, 6),
      // A place beyond the end of the line is its end.
      (.utf16, 99, 7), (.utf8, 99, 7), (.utf16, -1, 0),
    ])
  func findsAPlaceOfALine(encoding: PositionEncoding, character: Int, column: Int) {
    // An emoji of four bytes, an accented letter of two, and a plain one.
    let document = TextDocument(uri: "", text: "x\n😀éx\ny".utf8)
    let place = document.place(of: LSP.Position(line: 1, character: character), encoding)
    #expect(place.line == 1)
    #expect(place.column == column)
  }

  @Test(arguments: [(PositionEncoding.utf16, 3), (.utf8, 6), (.utf32, 2)])
  func countsTheUnitsBeforeAPlace(encoding: PositionEncoding, character: Int) {
    let document = TextDocument(uri: "", text: "😀éx".utf8)
    #expect(document.position(line: 0, column: 6, encoding).character == character)
  }

  @Test(arguments: [(PositionEncoding.utf16, 4), (.utf8, 7), (.utf32, 3)])
  func countsTheUnitsBeforePlacesOfALongLine(encoding: PositionEncoding, units: Int) {
    let document = TextDocument(uri: "", text: ("x\n" + String(repeating: "😀éx", count: 1_000)).utf8)
    for count in [0, 1, 73, 74, 500, 1_000] {
      #expect(document.position(line: 1, column: 7 * count, encoding).character == units * count)
    }
    #expect(document.position(line: 1, column: 9_999, encoding).character == units * 1_000)
  }

  @Test(.timeLimit(.minutes(5))) func showsManyPlacesOfALongLine() {
    let text = String(repeating: "[é](javascript:b)", count: 20_000)
    let document = TextDocument(uri: "", text: text.utf8)
    for number in 0..<20_000 {
      let range = document.visibleRange(SourceRange(path: "", line: 1, column: 18 * number + 2), .utf16)
      #expect(range.start.character == 17 * number + 1)
      #expect(range.end.character <= range.start.character + 200)
    }
  }

  @Test func countsCombiningMarksAsCharacters() {
    let document = TextDocument(uri: "", text: "e\u{301}x".utf8)
    #expect(document.position(line: 0, column: 3, .utf16).character == 2)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\r\nb\nc"])
  func splitsLinesAtAnyBreak(text: String) {
    let document = TextDocument(uri: "", text: text.utf8)
    #expect((0..<document.lineCount).map(document.text(ofLine:)) == ["a", "b", "c"])
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func appliesManyChangesInOrder(encoding: PositionEncoding) {
    var random = SplitMix(seed: 7)
    func text(_ length: Int) -> String {
      (0..<length).map { _ in ["a", "b ", "\r", "\n", "\r\n", "é", "😀"].randomElement(using: &random) ?? "" }.joined()
    }
    for lineBreaks in [true, false] {
      let start = lineBreaks ? text(8_000) : text(8_000).filter { !$0.isNewline }
      var document = TextDocument(uri: "", text: start.utf8)
      var expected = document.bytes
      let changes = (0..<40).map { _ in
        let lines = TextDocument(uri: "", text: expected)
        let line = Int.random(in: -1...lines.lineCount, using: &random)
        let first = LSP.Position(line: line, character: Int.random(in: -1...40_000, using: &random) / 3)
        let last = LSP.Position(
          line: line + Int.random(in: -1...2, using: &random), character: Int.random(in: 0...9, using: &random))
        let place = lines.offset(of: first, encoding)
        let added = text(Int.random(in: 0...50, using: &random))
        expected.replaceSubrange(place..<max(place, lines.offset(of: last, encoding)), with: Array(added.utf8))
        return LSP.ContentChange(range: LSP.Range(start: first, end: last), text: added)
      }
      document.apply(changes, version: 2, encoding)
      #expect(document.bytes == expected)
    }
  }

  /// Each change once took time for the whole text.
  @Test(.timeLimit(.minutes(15)), arguments: ["line\n", "line "])
  func appliesThousandsOfChangesOfOneMessage(piece: String) {
    let count = TestForm.isLong ? 2_000 : 1_000
    var document = TextDocument(uri: "", text: String(repeating: piece, count: 50 * count).utf8)
    let isLines = piece.hasSuffix("\n")
    let changes = (0..<count).map { number in
      let place = LSP.Position(line: isLines ? 30 * number : 0, character: isLines ? 0 : 100 * number)
      return LSP.ContentChange(range: LSP.Range(start: place, end: place), text: "x")
    }
    document.apply(changes, version: 2, .utf16)
    #expect(document.bytes.count == 251 * count)
    #expect(document.bytes.count { $0 == UInt8(ascii: "x") } == count)
  }

  @Test(
    arguments: [
      ((0, 1, 0, 1), "x", "axbc\r\nd"), ((0, 3, 1, 0), "", "abcd"), ((1, 1, 9, 9), "e", "abc\r\nde"),
      ((0, 0, 99, 0), "new", "new"), ((1, 0, 0, 0), "x", "abc\r\nxd"),
    ])
  func appliesChanges(place: (Int, Int, Int, Int), text: String, result: String) {
    var document = TextDocument(uri: "", text: "abc\r\nd".utf8)
    let range = LSP.Range(
      start: LSP.Position(line: place.0, character: place.1), end: LSP.Position(line: place.2, character: place.3))
    document.apply([LSP.ContentChange(range: range, text: text)], version: 2, .utf16)
    #expect(String(decoding: document.bytes, as: UTF8.self) == result)
  }

  @Test(arguments: [(1, 0..<9), (5, 4..<6), (7, 7..<9), (99, 9..<9)])
  func showsASinglePlaceAsAWordOrALine(column: Int, columns: Range<Int>) {
    let document = TextDocument(uri: "", text: "one to é!".utf8)
    let range = document.visibleRange(SourceRange(path: "", line: 1, column: column), .utf16)
    #expect(range.start.character == min(columns.lowerBound, 9))
    #expect(range.end.character == columns.upperBound)
  }
}

@Suite("The address of a document")
struct DocumentAddressTests {
  @Test(
    arguments: [
      ("file:///a/b%20c.md", "/a/b c.md"), ("file://localhost/a.md", "/a.md"), ("FILE:///%C3%A9.md", "/é.md"),
      ("untitled:Untitled-1", nil), ("file:///%zz", nil), ("file:///a%00b", nil), ("https://x.org/a.md", nil),
    ] as [(String, String?)])
  func isThePathOfAFile(uri: String, path: String?) {
    #expect(DocumentAddress.path(of: uri) == path)
  }

  @Test func isEncoded() {
    #expect(DocumentAddress.uri(of: "/a b/é#.md") == "file:///a%20b/%C3%A9%23.md")
  }
}
