import CaseStudyModel
import Foundation
import HTMLOracle
import SeededRandom
import Testing

/// The reader never crashes on corrupted texts, and its results keep their invariants.
struct MutationTests {
  private static let pieces = [
    "\n", "\n\n", "> ", "- ", "1. ", "    ", "\t", "```", "~~~\n", "```swift before\n", "**", "*", "_", "~~", "`", "[",
    "]", "(",
    ")", "![", "](x)", "[^1]", "[^1]: ", "<div>", "</div>", "<b>", "</b>", "<a href=x>", "</a>", "<details>",
    "<summary>",
    "<h2>", "<table>", "<td>", "<!--", "-->", "<script>", "| a | b |\n|---|---|\n", "|", "---\n", "title: x\n", "# ",
    "## Before\n", "\n===\n", "> [!NOTE]\n", "- [ ] ", "&amp;", "&#0;", "\\", "\0", "\r", "\u{FEFF}", "責", "👍🏽",
    "www.a.b ",
    "a@b.c", "@Metadata {\n", "}\n", "src=../../a",
  ]

  @Test(arguments: 0..<60)
  func readsJunkMadeOfMarkup(_ seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    for _ in 0..<20 {
      let count = Int.random(in: 1...60, using: &numbers)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &numbers) }.joined()
      check(Array(text.utf8))
    }
  }

  @Test func readsDamagedStudies() throws {
    var numbers = SplitMix(seed: 42)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Content")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }
    let texts = try files.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.prefix(12)
      .map { try Data(contentsOf: $0) }
    try #require(texts.count == 12)
    for text in texts.map(Array.init) where !text.isEmpty {
      for _ in 0..<4 { check(mutated(text, &numbers)) }
    }
  }

  private func mutated(_ bytes: [UInt8], _ numbers: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...30, using: &numbers) {
      let index = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &numbers) ?? "").utf8, at: index)
      case 2 where bytes.count > 40: bytes.removeSubrange(index..<min(bytes.count, index + 20))
      default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 100)], at: index)
      }
    }
    return bytes
  }

  private func check(_ bytes: [UInt8]) {
    let study = readStudy(bytes: bytes)
    let article = study.value.article
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(HTMLChecker.problems(in: article.html) == [], "\(text.debugDescription)")
    #expect(Set(article.headings.map(\.anchor)).count == article.headings.count, "\(text.debugDescription)")
    #expect(article.headings.allSatisfy { (1...6).contains($0.level) && $0.line <= lines })
    #expect(article.links.allSatisfy { (1...lines).contains($0.position.line) && $0.position.column >= 1 })
    #expect(article.snippets.allSatisfy { (1...lines).contains($0.line) })
    #expect(study.diagnostics.allSatisfy { (1...lines).contains($0.range.start.line) }, "\(text.debugDescription)")
    #expect(readStudy(bytes: bytes).value == study.value)
  }
}
