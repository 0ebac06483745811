import CaseStudyModel
import Testing

@testable import CaseStudyReader

struct YAMLTests {
  @Test func readsScalarsListsAndMappingsWithTheirPlaces() throws {
    let node = try #require(try parse("a: [1, 'two']\nb:\n  c: d\n"))
    guard case .mapping(let entries) = node.content else {
      Issue.record("A mapping was expected")
      return
    }
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(entries.map(\.keyPosition) == [SourcePosition(line: 11), SourcePosition(line: 12)])
    guard case .sequence(let items) = entries[0].value.content else {
      Issue.record("A list was expected")
      return
    }
    #expect(items.map(\.text) == ["1", "two"])
    #expect(items.map(\.position) == [SourcePosition(line: 11, column: 5), SourcePosition(line: 11, column: 8)])
  }

  @Test func countsColumnsInBytes() throws {
    let node = try #require(try parse("{äö: 責, b: c}"))
    guard case .mapping(let entries) = node.content else {
      Issue.record("A mapping was expected")
      return
    }
    #expect(entries.map(\.keyPosition.column) == [2, 13])
  }

  /// Around a key without a value, the position of a node may be before that of its predecessor.
  @Test func countsColumnsWhenPositionsGoBack() throws {
    let node = try #require(try parse("[{é}, {ö, ü}, ä, [], {}]"))
    guard case .sequence(let items) = node.content else {
      Issue.record("A list was expected")
      return
    }
    #expect(items.map(\.position.column) == [2, 8, 18, 22, 26])
  }

  /// libyaml ends lines at these characters; the file doesn't.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func countsTheLinesOfTheFile(_ separator: String) throws {
    let node = try #require(try parse("a: \"é\(separator)b\"\nc: d\n"))
    #expect(node.entries.map(\.keyPosition) == [SourcePosition(line: 11), SourcePosition(line: 12)])
    #expect(node.entries.map(\.value.position.column) == [4, 4])
    let failure = try #require(throws: ParseFailure.self) { try parse("a: b\(separator)c\nd: e\n") }
    #expect(failure.position == SourcePosition(line: 11, column: 5))
  }

  @Test func rejectsManyDirectives() {
    #expect(throws: ParseFailure.self) {
      try parse((0...100).map { "%TAG !a\($0)! tag:x\n" }.joined() + "--- a\n")
    }
  }

  @Test(arguments: ["", "# only a comment", "---\n"])
  func findsNothingInAnEmptyDocument(_ text: String) throws {
    #expect(try parse(text)?.text == nil)
  }

  @Test(arguments: ["~", "null", "Null", ""])
  func treatsPlainNullAsAbsent(_ text: String) throws {
    guard case .mapping(let entries) = try #require(try parse("a: \(text)")).content else {
      Issue.record("A mapping was expected")
      return
    }
    #expect(entries.map(\.value.isNull) == [true])
  }

  @Test(arguments: [
    ("a: b: c", 1), ("a: [b", 1), ("a: 'b", 1), ("a: b\n c: d", 2), ("a: b\na: c", 2), ("a: &x b\nc: *x", 2),
    ("? [a]\n: b", 1),
    ("\ta: b", 1), ("a: \"\\q\"", 1), ("a: @b", 1),
  ])
  func saysWhereYAMLIsMalformed(_ text: String, _ line: Int) throws {
    let failure = try #require(throws: ParseFailure.self) { try parse(text) }
    #expect(failure.position.line >= 10 + line)
    #expect(!failure.message.description.isEmpty)
  }

  @Test(arguments: [
    ("a: [*Fee.swift, b]", 5, "\"*Fee.swift\""), ("a: *Fee.swift", 4, "\"*Fee.swift\""),
    ("a:\n  1. b\n  - {c: d e, f: g}", 3, "-"), ("a:\n  * b\n  * c", 3, "-"),
  ])
  func namesTheSignThatYAMLReadsOtherwise(_ text: String, _ column: Int, _ repair: String) throws {
    let failure = try #require(throws: ParseFailure.self) { try parse(text) }
    #expect(failure.position.column == column)
    #expect(failure.repair?.text == repair)
  }

  @Test(arguments: [
    ("; a\ntitle: b", 11, 1, "#"), ("<!-- a -->\ntitle: b", 11, 1, "#"), ("/* a */\ntitle: b", 11, 1, "#"),
    ("-- a\ntitle: b", 11, 1, "#"), ("tags: [a] // b", 11, 11, "#"), ("title: ? b", 11, 8, "\"? b\""),
    ("a: b\n---\nc: d", 12, 1, ""),
  ])
  func repairsTheSignsOfOtherNotations(_ text: String, _ line: Int, _ column: Int, _ repair: String) throws {
    let failure = try #require(throws: ParseFailure.self) { try parse(text) }
    #expect(failure.position == SourcePosition(line: line, column: column))
    #expect(failure.repair?.text == repair)
  }

  @Test(arguments: [
    ("summary: See\nhttp://a.b\ntitle: c", ["See http://a.b", "c"]), ("summary - a b\ntitle: c", ["a b", "c"]),
    ("tags: [a]// b\ntitle: c", ["c"]), ("title = a\ntags: b", ["a", "b"]), ("title:a\ntags: b", ["a", "b"]),
  ])
  func repairsLinesSoThatTheyHaveTheMeantValues(_ text: String, _ values: [String]) throws {
    let failure = try #require(throws: ParseFailure.self) { try parse(text) }
    let repair = try #require(failure.repair)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    lines[repair.line - 11].replaceSubrange(
      repair.columns.lowerBound - 1..<repair.columns.upperBound - 1, with: repair.text.utf8)
    let repaired = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let node = try #require(try parse(repaired))
    #expect(node.entries.compactMap(\.value.text) == values)
  }

  @Test(arguments: [
    "title: \"a\"\nhttp://a.b\ntags: c", "tags: [a]\nb c\ntitle: d", "title:#42\ntags: b", "summary:- a\ntitle: b",
    "title *a\ntags: b", "title = #42\ntags: b", "word:a\ntitle: b", "summary. And\ntitle: b",
    "summary: a\n(b)\ntitle: c",
  ])
  func offersNoRepairThatLosesOrBreaksAValue(_ text: String) throws {
    let failure = try #require(throws: ParseFailure.self) { try parse(text) }
    #expect(failure.repair == nil)
  }

  @Test func explainsABackslashOfAPathInDoubleQuotes() throws {
    let failure = try #require(throws: ParseFailure.self) { try parse("a: \"C:\\Users\"") }
    #expect(failure.message.description.hasPrefix("A backslash in double quotes"))
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func rejectsDeepNesting(_ opening: String) {
    #expect(throws: ParseFailure.self) { try parse(String(repeating: opening, count: 30_000)) }
  }

  @Test func rejectsAnAbsurdNumberOfKeys() {
    #expect(throws: ParseFailure.self) { try parse((0..<10_001).map { "k\($0): v\n" }.joined()) }
  }

  @Test func rejectsAKeyTooLongForYAML() {
    #expect(throws: ParseFailure.self) { try parse(String(repeating: "k", count: 100_000) + ": v") }
  }

  private func parse(_ text: String) throws(ParseFailure) -> YAMLNode? {
    try YAMLParser.parse(Array(text.utf8)[...], firstLine: 11)
  }
}
