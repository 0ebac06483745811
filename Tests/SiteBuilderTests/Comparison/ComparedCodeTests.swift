import CaseStudyModel
import CodeDifference
import SeededRandom
import Testing

@testable import SiteBuilder

@Suite("The code of a comparison")
struct ComparedCodeTests {
  /// Returns the markup of a file that is compared with another version of itself.
  private func markup(_ before: String, _ after: String, highlighters: [any Highlighter] = [LetHighlighter()]) throws
    -> String
  {
    let parts: [Article.Part] = [
      .code(.before, before, file: "A.swift"), .code(.after, after, file: "A.swift"),
      .code(.after, "other\n", file: "Other.swift"),
    ]
    let study = CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0], after: [1, 2])])
    let comparison = try #require(Comparison(of: study))
    var out: [UInt8] = []
    ComparisonWriter(
      snippets: SnippetWriter(code: CodeWriter(highlighters: HighlighterTable(highlighters)), texts: .english)
    )
    .write(comparison, into: &out)
    let markup = String(decoding: out, as: UTF8.self)
    let pair = markup[try #require(markup.firstRange(of: "id=\"File-A\"")).lowerBound...]
    return String(pair[..<(try #require(pair.firstRange(of: "</div></details>\n"))).lowerBound])
  }

  /// Returns the code of one side, as a browser shows it in the view of that side alone.
  private func code(_ side: Side, in markup: String) -> String {
    let name = side == .before ? "bf" : "af"
    let columns = /<pre class="(bf|af|both)"[^>]*><code>(.*?)<\/code><\/pre>/.dotMatchesNewlines()
    return markup.matches(of: columns).filter { $0.1 == name || $0.1 == "both" }.map { column in
      shownText(of: column.2.replacing(/<(a class="to"|span class="w")[^>]*>[^<]*<\/(a|span)>/, with: ""))
    }.joined()
  }

  @Test(arguments: [
    ("a\n", "a\n"), ("a\nb\nc\n", "a\nlet b = 1\nc\n"), ("a", "a\n"), ("", "x\n"), ("a\r\nb\r\n", "a\nb\n"),
    ("\n\n\n", "\n"), ("let \"a <b> & c\n", "let 'a <b> && c\n"), ("é👩‍👩‍👧\n", "e👩‍👧\n"),
  ])
  func staysTheSameByteForByte(before: String, after: String) throws {
    let markup = try markup(before, after)
    #expect(Array(code(.before, in: markup).utf8) == Array(before.utf8))
    #expect(Array(code(.after, in: markup).utf8) == Array(after.utf8))
  }

  @Test func hidesTheSecondCopyOfUnchangedLinesFromListeners() throws {
    let markup = try markup("a\nold\nb\n", "new\na\n1\n2\nb\n")
    #expect(markup.ranges(of: "<pre class=\"bf\" aria-hidden=\"true\"><code><span><b></b>").count == 2)
    #expect(markup.ranges(of: "Unchanged: ").count == 2)
  }

  @Test func numbersUnchangedLinesOfBothSides() throws {
    let markup = try markup("a\nold\nb\n", "new\na\n1\n2\nb\n")
    #expect(markup.contains("<div class=\"eq\" style=\"--a:1\"><pre"))
    #expect(markup.contains("<div class=\"eq\" style=\"--b:2;--a:4\"><pre"))
  }

  @Test(arguments: 0..<120)
  func staysTheSameWhateverTheBytes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let alphabet: [UInt8] = Array("ab let<>&\"'{}/*\n\n\n\t".utf8) + [0xC3, 0xA9, 0xFF, 0x01, 0x0D]
    var lines: [[UInt8]] = (0..<40).map { _ in
      (0..<Int(random.next() % 12)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] } + [0x0A]
    }
    let before = String(decoding: lines.joined(), as: UTF8.self)
    for _ in 0..<Int(random.next() % 8) {
      lines[Int(random.next() % 40)] = Array("changed \(random.next() % 3)\n".utf8)
    }
    lines.swapAt(Int(random.next() % 40), Int(random.next() % 40))
    let after = String(decoding: lines.joined().dropLast(Int(random.next() % 2)), as: UTF8.self)
    let markup = try markup(before, after)
    #expect(Array(code(.before, in: markup).utf8) == Array(before.utf8))
    #expect(Array(code(.after, in: markup).utf8) == Array(after.utf8))
  }

  @Test func marksTheTokensThatDiffer() throws {
    let markup = try markup("call(one, two)\n", "call(one, three)\n")
    #expect(markup.contains("call(one, <mark>two</mark>)\n</del>"))
    #expect(markup.contains("call(one, <mark>three</mark>)\n</ins>"))
  }

  @Test func foldsLinesFarFromChanges() throws {
    let lines = (1...30).map { "line \($0)\n" }
    let markup = try markup(lines.joined(), lines.joined() + "more\n")
    #expect(markup.contains("<summary>27 unchanged lines</summary>"))
    #expect(shownText(of: markup).contains("Lines 28–31, A.swift +1 −0"))
  }

  @Test func leavesOutEqualLinesOfLongFilesAndSaysSo() throws {
    let lines = (1...20_000).map { "line \($0)\n" }
    let markup = try markup(lines.joined(), lines.joined() + "more\n")
    #expect(markup.contains("19997 unchanged lines left out"))
    #expect(markup.contains("only changes are shown"))
    #expect(markup.utf8.count < 10_000)
  }

  @Test func showsEveryChangeOfALongFile() throws {
    let lines = (0..<6_000).map { "let line\($0)\n" }
    let changed = lines.enumerated().map { $0.offset % 3 == 0 ? "var \($0.offset)\n" : $0.element }
    let markup = try markup(lines.joined(), changed.joined())
    #expect(markup.ranges(of: "<div class=\"ch\"").count == 2_000)
    #expect(code(.after, in: markup) == changed.joined())
  }

  @Test func showsOnlyMovedLinesOfALongFileOfOneSide() throws {
    let block = (1...8).map { "func step\($0)() { run(\($0)) }\n" }.joined()
    let lines = (1...6_000).map { "line \($0)\n" }.joined()
    let parts: [Article.Part] = [
      .code(.before, "let a\n" + block + "let b\n", file: "A.swift"), .code(.before, lines, file: "Same.swift"),
      .code(.after, "let a\nlet b\n", file: "A.swift"), .code(.after, lines, file: "Same.swift"),
      .code(.after, lines.replacing("line", with: "word") + block, file: "New.swift"),
    ]
    let study = CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0, 1], after: [2, 3, 4])])
    var out: [UInt8] = []
    ComparisonWriter(snippets: SnippetWriter(code: CodeWriter(highlighters: HighlighterTable([])), texts: .english))
      .write(try #require(Comparison(of: study)), into: &out)
    let markup = String(decoding: out, as: UTF8.self)
    #expect(markup.ranges(of: "<p class=\"note skipped\">6000 lines left out</p>").count == 2)
    #expect(markup.contains("id=\"New-L6001\""))
    #expect(shownText(of: markup).contains("func step8() { run(8) }"))
    #expect(!markup.contains("word 1\n"))
  }

  @Test func keepsALineOfAHundredThousandCharacters() throws {
    let line = String(repeating: "ab ", count: 33_334)
    let markup = try markup(line + "\n", line + "x\n")
    #expect(code(.after, in: markup) == line + "x\n")
  }

  @Test func saysThatOnlyLineEndingsDiffer() throws {
    #expect(try markup("a\r\nb\r\n", "a\nb\n").contains("differ only in line endings"))
  }

  @Test func linksEveryLineToItself() throws {
    let markup = try markup("a\nb\n", "a\nc\n")
    #expect(markup.contains("id=\"A-L2\"><a href=\"#A-L2\"></a>"))
    #expect(markup.contains("id=\"A-before-L2\"><a href=\"#A-before-L2\"></a>"))
  }

  @Test func linksBothPlacesOfLinesThatMoved() throws {
    let block = "func one() {\n  first()\n  second()\n  third()\n}\n"
    let parts: [Article.Part] = [
      .code(.before, "let a\nlet b\n" + block + "let c\n", file: "A.swift"),
      .code(.after, "let a\nlet b\nlet c\n", file: "A.swift"),
      .code(.after, "struct S {\n" + block + "}\n", file: "S.swift"),
    ]
    let study = CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0], after: [1, 2])])
    let comparison = try #require(Comparison(of: study))
    let context = PageContext.made(for: .made([study]))
    let markup = context.rendered { ComparisonWriter(snippets: context.snippets).write(comparison, into: &$0) }.markup
    #expect(markup.contains("<a class=\"to\" href=\"#S-L2\">to S.swift:2</a>"))
    #expect(markup.contains("<a class=\"to\" href=\"#A-before-L3\">from A.swift:3</a>"))
  }
}
