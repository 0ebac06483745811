import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Pairs of files")
struct FilePairTests {
  private func files(_ side: Side, _ texts: KeyValuePairs<String, String>) -> [Snippet] {
    texts.map { Snippet(line: 1, codeLine: 2, file: $0.key, side: side, code: $0.value) }
  }

  private func names(_ pairs: [FilePair]) -> [[String?]] {
    pairs.map { [$0.before?.file, $0.after?.file] }
  }

  @Test func recognisesAFileThatWasRenamedByItsLines() {
    let pairs = FilePair.pairs(
      files(.before, ["Daily.swift": "struct Daily {\n  let a: Int\n  let b: Int\n}\n"]),
      files(
        .after,
        ["Theme.swift": "enum Theme {\n}\n", "Report.swift": "struct Report {\n    let a: Int\nlet b: Int\n}\n"]))
    #expect(names(pairs) == [["Daily.swift", "Report.swift"], [nil, "Theme.swift"]])
    #expect(pairs.map(\.fate) == [.renamed, .new])
  }

  @Test func takesFilesThatShareOnlyBracketsForStrangers() {
    let pairs = FilePair.pairs(
      files(.before, ["Theme.swift": "struct Theme {\n  let a: Int\n}\n\n{\n}\n"]),
      files(.after, ["Item.swift": "struct Item {\n  let b: Int\n}\n\n{\n}\n"]))
    #expect(pairs.map(\.fate) == [.gone, .new])
  }

  @Test func prefersNamesakesToFilesThatAreAlike() {
    let pairs = FilePair.pairs(
      files(.before, ["A.swift": "one\ntwo\n", "B.swift": "three\nfour\n"]),
      files(.after, ["B.swift": "one\ntwo\n", "C.swift": "three\nfour\n"]))
    #expect(names(pairs) == [["A.swift", nil], ["B.swift", "B.swift"], [nil, "C.swift"]])
  }

  @Test func givesTheMostSimilarFilesToEachOther() {
    let pairs = FilePair.pairs(
      files(.before, ["A.swift": "one\ntwo\nx\n", "B.swift": "one\ntwo\nthree\n"]),
      files(.after, ["N.swift": "one\ntwo\nthree\n"]))
    #expect(names(pairs) == [["A.swift", nil], ["B.swift", "N.swift"]])
  }

  @Test func stressesTheLinesThatOnlyOneSideHas() throws {
    let pairs = FilePair.pairs(
      files(.before, ["A.swift": "a\nb\nc\nd\n"]), files(.after, ["A.swift": "a\n  d\ne\n"]))
    let pair = try #require(pairs.first)
    #expect(pair.before?.stressedLines == [2...3])
    #expect(pair.after?.stressedLines == [3...3])
  }

  @Test(arguments: [("same\n", FilePair.Fate.kept), ("other\n", .changed)])
  func tellsAKeptFileFromAChangedOne(after: String, fate: FilePair.Fate) {
    let pairs = FilePair.pairs(files(.before, ["A.swift": "same\n"]), files(.after, ["A.swift": after]))
    #expect(pairs.map(\.fate) == [fate])
  }
}
