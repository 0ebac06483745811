import CaseStudyModel
import SeededRandom
import Testing

@testable import EvidenceRunner

/// What is written into output blocks, read again by the real reader.
struct OutputUpdateTests {
  /// Studies whose one program has an output block, in all the places that Markdown has for one.
  static let places = [
    "## After\n\n```swift usage\nrun()\n```\n\n```output\nold\n```\n\n```swift Next.swift\nlet next = 1\n```\n",
    "## After\n\n~~~swift usage\nrun()\n~~~\n\n~~~~ output\nold\nlines\n~~~~\n\nText.\n",
    "## After\n\n1. Run:\n\n   ```swift usage\n   run()\n   ```\n\n   ```output\n   ```\n\n   More.\n2. Then\n",
    "## After\n\n- - ```swift usage\n    run()\n    ```\n\n    ````output\n    old\n    ````\n- ```swift\n  let a = 1\n  ```\n",
    "## After\n\n> ```swift usage\n> run()\n> ```\n>\n> ```output\n> old\n> ```\n>\n> Text.\n",
    "## After\n\n> - ```swift usage\n>   run()\n>   ```\n>\n>   ```output\n>   old\n>   ```\n",
    "## After\n\n  ```swift usage\n  run()\n  ```\n\n  ```output\n  old\n  ```\n",
    "## After\r\n\r\n```swift usage\r\nrun()\r\n```\r\n\r\n```output\r\nold\r\n```\r\n\r\nText.\r\n",
    "## After\n\n```swift usage\nrun()\n```\n\n```output\nold\n",
    "## After\n\n```swift usage\nrun()\n```\n\n```output\nold",
  ]

  static let outputs = [
    "", "\n", "one\n", "```\n", "``` output\n",
    "```output\nnew\n```\n\n## Before\n\n```swift Evil.swift\nlet evil = 1\n```\n",
    "~~~\n", "~~~~~\n````\n", "> ```\n", "> quoted\n", "- ```\n", "   ```\n", "    indented\n", "\tx\n", "a  \nb\t\n",
    "a\r\nb\rc\n", "a\u{0}b\n", "\u{1B}[31mred\u{1B}[0m\n", "\u{FEFF}mark\n", "---\ntitle: x\n---\n", "# Heading\n",
    "<script>alert(1)</script>\n", "</code></pre>\n", "\u{2028}line\u{2029}\n", "\u{0C}\u{0B}\n", "\n\n\na\n\n\n",
    "`\n``\n```",
    "@Comment {\n", "[a]: b\n", "&amp;\\`\n", "é e\u{301}\n", String(repeating: "`", count: 3000) + "\n", "0x…\n",
  ]

  @Test(arguments: places, outputs)
  func isReadAgainAsWhatWasPrinted(place: String, output: String) throws {
    let old = study(place)
    let result = update(place, by: output)
    #expect(result.refusedLines == [])
    guard let text = result.text else {
      #expect(PrintedLines.of(old.article.snippets[1].code) == PrintedLines.of(output))
      return
    }
    let new = study(String(decoding: text, as: UTF8.self))
    #expect(PrintedLines.of(new.article.snippets[1].code) == PrintedLines.of(output))
    #expect(new.article.snippets.map(\.role) == old.article.snippets.map(\.role))
    #expect(new.article.snippets.dropFirst(2).map(\.code) == old.article.snippets.dropFirst(2).map(\.code))
    // Equal output isn't written again.
    #expect(update(String(decoding: text, as: UTF8.self), by: output).text == nil)
  }

  @Test func isReadAgainWhateverIsPrinted() {
    var random = SplitMix(seed: 7)
    let parts = [
      "`", "```", "~~~", "output", "\n", "\r", " ", "> ", "- ", "\t", "#", "swift", "\u{0}", "é", "<", "@", "|",
    ]
    for _ in 0..<400 {
      let output = (0..<Int.random(in: 0..<30, using: &random)).compactMap { _ in parts.randomElement(using: &random) }
      isTaken(output.joined(), at: Self.places.randomElement(using: &random) ?? "")
    }
  }

  @Test func leavesATextThatWasCutAndABlockThatHasMovedAsTheyAre() {
    let place = Self.places[0]
    #expect(update(place, by: ProgramText.cut(String(repeating: "x", count: 5000))) == .init(refusedLines: [7]))
    let other = update(place, by: "new\n", reading: "```swift\nlet a = 1\n```\n\n" + place)
    #expect(other == .init(refusedLines: [7]))
  }

  @Test func changesNoByteButTheBlock() {
    let text =
      Array("\u{FEFF}## After\n\nCaf".utf8) + [0xe9] + Array("\n\n```swift usage\n```\n\n```output\n```\nend".utf8)
    let new = OutputUpdate(of: read(text), reading: read).updated(text, by: evidence("```\n", line: 5)).text
    #expect(new == Array(text.dropLast(17)) + Array("````output\n```\n````\nend".utf8))
  }

  /// The study is printed after it was written.
  @Test func movesTheDiagnosticsAfterABlock() throws {
    let update = OutputUpdate(of: study(Self.places[0]), reading: read)
    let text = try #require(update.updated(Array(Self.places[0].utf8), by: evidence("1\n2\n3\n", line: 3)).text)
    func lines(_ line: Int) -> [Int] {
      let place = SourceRange(path: "study.md", line: line)
      let found = update.moved([Diagnostic("A", .error, "b", at: place, notes: [.init("c", at: place)])], to: text)
      return found.flatMap { [$0.range.start.line] + $0.notes.map(\.range.end.line) }
    }
    // The programs, the block, the line after it, and the next block.
    #expect([3, 7, 8, 9, 12].map(lines) == [[3, 3], [7, 7], [8, 8], [11, 11], [14, 14]])
    let other = SourceRange(path: "other.md", line: 12)
    #expect(update.moved([Diagnostic("A", .error, "b", at: other)], to: text).map(\.range) == [other])
  }

  /// What such a program printed may be half of its output, and its evidence contains the errors, too.
  @Test func leavesTheBlockOfAProgramThatFails() {
    var failed = evidence("new\n", line: study(Self.places[0]).article.snippets[0].line)
    failed.problems[0].id = "ProgramFails"
    #expect(
      OutputUpdate(of: study(Self.places[0]), reading: read).updated(Array(Self.places[0].utf8), by: failed) == .init())
  }

  private func isTaken(_ output: String, at place: String) {
    let text = update(place, by: output).text ?? Array(place.utf8)
    #expect(
      PrintedLines.of(read(text).article.snippets[1].code) == PrintedLines.of(output), "\(output.debugDescription)")
  }

  private func update(_ place: String, by output: String, reading text: String? = nil) -> OutputUpdate.Result {
    OutputUpdate(of: study(place), reading: read).updated(
      Array((text ?? place).utf8), by: evidence(output, line: study(place).article.snippets[0].line))
  }

  private func evidence(_ output: String, line: Int) -> Evidence {
    var side = SideEvidence(isCompiled: true, files: [:])
    side.runs = [RunEvidence(kind: .usage, line: line, outcome: .failed, output: output)]
    var evidence = Evidence(
      inputs: "", toolchain: "", places: EvidencePlaces(of: study("")), sides: BothSides(before: nil, after: side))
    evidence.problems = [EvidenceProblem(id: "OutputDiffers", line: line)]
    return evidence
  }
}

private let read: @Sendable ([UInt8]) -> CaseStudy = { study(String(decoding: $0, as: UTF8.self)) }
