import CaseStudyModel
import CaseStudyReader
import Testing

@testable import SolidsiteCommand

/// The file that `check --fix` writes.
@Suite struct SafeFixTests {
  /// Applies the reader's safe fixes until there are none, as often as `check --fix` at most.
  private func fixed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<20 {
      let study = MarkdownDocumentReader().study(
        from: SourceFile(path: "a.md", bytes: bytes), configuration: SiteConfiguration(isConfigured: true),
        principles: [], include: { _ in nil })
      let fixes = study.diagnostics.compactMap { $0.fixes.first(where: \.isSafe) }
      let next = FixedText(bytes, applying: fixes).bytes
      if next == bytes { break }
      bytes = next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func study(_ front: String, _ info: String = "swift") -> String {
    "---\ntitle: A\n\(front)\nimageAlt: kept\n---\n\n```\(info)\nlet a = 1\n```\n"
  }

  @Test(arguments: [
    ("swift a.swift hidden hidde", "swift a.swift hidden hidden"), ("swift befor x", "swift before x"),
    ("swift before befor", "swift before before"), ("swift\tbefor\thiden", "swift\tbefore\thidden"),
    ("swift hiden hiden", "swift hidden hidden"),
    ("swift a.swift &#98;efre hiden", "swift a.swift &#98;efre hidden"), ("swift\u{A0}befor", "swift\u{A0}befor"),
    ("swift title=\"befor x\" befor", "swift title=\"befor x\" before"),
  ])
  func aFixOfAWordChangesThatWordAlone(info: String, expected: String) {
    #expect(fixed(study("order: 1", info)) == study("order: 1", expected))
  }

  @Test(arguments: [
    ("difficulty: >\n  advancedd", "difficulty: advanced"),
    ("difficulty: |\n  advancedd\n\n", "difficulty: advanced\n\n"),
    ("difficulty: >-\r\n  advancedd\r", "difficulty: advanced\r"), ("language: |+\n  en_us\n", "language: en-us\n"),
    ("expect: {ocp: contradcted}", "expect: {ocp: contradicted}"),
  ])
  func aFixOfAValueChangesThatValueAlone(front: String, expected: String) {
    #expect(fixed(study(front)) == study(expected))
  }

  @Test(arguments: [
    ("difficultyy: advanced", "difficulty: advanced"),
    ("roles: {policyy: [a], policy: [b]}", "roles: {policyy: [a], policy: [b]}"),
    ("roles: {polcy: [a], policyy: [b]}", "roles: {policy: [a], policyy: [b]}"),
    ("sources: [{titel: a, title: b}]", "sources: [{titel: a, title: b}]"), ("titel: B", "titel: B"),
    ("before: {rev: a, files: b, flies: c}", "before: {rev: a, files: b, flies: c}"),
  ])
  func aFixOfAKeyRepeatsNoKey(front: String, expected: String) {
    #expect(fixed(study(front)) == study(expected))
  }

  @Test(arguments: [
    ("tags:\n  -swift", "tags:\n  - swift"), ("tags: -swift", "tags: -swift"),
    ("tags:\n  -swift\n  -beta", "tags:\n  -swift\n  -beta"), ("authors:\n  - -Jane", "authors:\n  - -Jane"),
  ])
  func aFixOfAHyphenMakesAListOrNothing(front: String, expected: String) {
    #expect(fixed(study(front)) == study(expected))
  }

  @Test(arguments: [
    ("tags: a, b", "tags: [a, b]"), ("tags: (a, b)", "tags: [a, b]"), ("tags: a [1], b", "tags: a [1], b"),
    ("tags: a, b]c", "tags: a, b]c"), ("tags: a, {b}", "tags: a, {b}"), ("tags: a, *b", "tags: a, *b"),
    ("tags: \"#a ##b\"", "tags: \"#a ##b\""),
    ("authors: Ada Lovelace, Grace Hopper", "authors: [Ada Lovelace, Grace Hopper]"),
    ("authors: The Design and Build Team", "authors: The Design and Build Team"),
    ("tags: [“open”]", "tags: [open]"), ("tags: [“open” vs “closed”]", "tags: [“open” vs “closed”]"),
    ("tags: [“don’t ask”]", "tags: [don’t ask]"),
  ])
  func aFixOfAListKeepsItsValues(front: String, expected: String) {
    #expect(fixed(study(front)) == study(expected))
  }

  @Test(arguments: ["authors:\n  - name:#1", "authors:\n  - name:- a", "sources: [{title:#1}]"])
  func aFixOfASpaceLosesNoValue(front: String) {
    #expect(fixed(study(front)) == study(front))
  }

  @Test(arguments: [
    ("    ## Before\n\nText.\n", "## Before\n\nText.\n"), ("\t## Before\n\n- Item\n", "## Before\n\n- Item\n"),
    ("    ## Before\n    export FEE=1\n", "    ## Before\n    export FEE=1\n"),
    ("    ## Before\n\n\texport FEE=1\n", "    ## Before\n\n\texport FEE=1\n"),
  ])
  func aCommentOfIndentedCodeStaysOne(block: String, expected: String) {
    #expect(fixed(study("order: 1") + "\n" + block) == study("order: 1") + "\n" + expected)
  }

  @Test(arguments: [[0xC3, 0xA9], [0xE9], [0x00]] as [[UInt8]])
  func changesOnlyTextsInUTF8(letter: [UInt8]) {
    let text = letter + Array(" befor hidden\n".utf8)
    let place = SourceRange(path: "a.md", line: 1, column: 4, length: 5)
    let fixed = FixedText(text, applying: [Fix("a", [Fix.Replacement(place, with: "before")], isSafe: true)])
    #expect(fixed.bytes == (letter.count > 1 ? letter + Array(" before hidden\n".utf8) : text))
    #expect(fixed.count == letter.count - 1)
  }

  @Test(arguments: [(100, true), (101, false)])
  func changesOnlyTextsWithoutDroppedMarks(count: Int, isChanged: Bool) {
    let text = Array(("a" + String(repeating: "\u{301}", count: count) + "\nbefor\n").utf8)
    let place = SourceRange(path: "a.md", line: 2, column: 1, length: 5)
    let fixed = FixedText(text, applying: [Fix("a", [Fix.Replacement(place, with: "before")], isSafe: true)])
    #expect((fixed.bytes != text) == isChanged)
  }

  @Test func changesNoTextWithLinesThatOtherProgramsDoNotCount() {
    let text = Array("a\rbefor\nbefor\n".utf8)
    let place = SourceRange(path: "a.md", line: 2, column: 1, length: 5)
    let fixed = FixedText(text, applying: [Fix("a", [Fix.Replacement(place, with: "before")], isSafe: true)])
    #expect(fixed.bytes == text)
  }

  /// A comparison with all other fixes for each fix would take hours.
  @Test(.timeLimit(.minutes(5))) func appliesManyFixes() {
    let count = 300_000
    let text = Array(String(repeating: "ab\n", count: count).utf8)
    let fixes = (1...count).map { line in
      let range = SourceRange(
        path: "a.md", start: SourcePosition(line: line, column: 2), end: SourcePosition(line: line, column: 3))
      return Fix("a", [Fix.Replacement(range, with: "cd")], isSafe: true)
    }
    let fixed = FixedText(text, applying: fixes + fixes)
    #expect(fixed.count == count)
    #expect(fixed.bytes == Array(String(repeating: "acd\n", count: count).utf8))
  }
}
