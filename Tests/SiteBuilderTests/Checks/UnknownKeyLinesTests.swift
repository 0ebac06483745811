import CaseStudyModel
import Testing

@testable import SiteBuilder

struct UnknownKeyLinesTests {
  /// The diagnostics about a key of a study with a changed, an equal and a moved file, and files of one side.
  private func diagnostics(_ key: String, isConfigured: Bool = true) -> [Diagnostic] {
    let moved = (1...20).map { "let line\($0) = \($0)\n" }.joined()
    let parts: [Article.Part] = [
      .code(.before, "one\ntwo\n", file: "A.swift"), .code(.before, "same\n", file: "Same.swift"),
      .code(.before, "gone\n", file: "Gone.swift"), .code(.before, moved + "old\n", file: "Former.swift"),
      .code(.after, "one\n2\n", file: "A.swift"), .code(.after, "same\n", file: "Same.swift"),
      .code(.after, "protocol Layout {}\n", file: "New.swift"), .code(.after, moved + "new\n", file: "Moved.swift"),
      .code(.after, "struct Fee {}\n", file: "Sources/Shop/Fee.swift"),
    ]
    var study = CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0, 1, 2, 3], after: [4, 5, 6, 7, 8])])
    study.article.frontMatter.key = key
    study.article.frontMatter.lines = ["key": 2]
    var site = Site.made([study])
    site.configuration.isConfigured = isConfigured
    return UnknownKeyLines().diagnostics(for: site)
  }

  @Test(arguments: ["A.swift", "A.swift#L2", "A.swift#1-2", "A.swift#L1-L2", "Moved.swift#L21", "Former.swift"])
  func acceptsFilesWithADifference(key: String) {
    #expect(diagnostics(key) == [])
  }

  @Test(arguments: ["New.swift", "Gone.swift", "Same.swift"])
  func rejectsAFileThatTheOverviewCannotCompare(key: String) {
    let found = diagnostics(key)
    #expect(
      found.map(\.summary) == [
        "Key 'key' must name a file that both sides have, in different versions, but '\(key)' is not one"
      ])
    #expect(found.map(\.range.start.line) == [2])
  }

  @Test(arguments: ["A.swift#fee", "A.swift#L2-L1", "A.swift#L0", "A.swift#L1-", "A.swift#L1-L2-L3", "#"])
  func rejectsTextThatNamesNoLines(key: String) {
    #expect(
      diagnostics(key).map(\.summary) == [
        "Key 'key' must be written as Layout.swift or Layout.swift#L3-L12, not '\(key)'"
      ])
  }

  @Test(arguments: [
    ("Mvoed.swift", "Moved.swift"), ("Fee.swift", "Sources/Shop/Fee.swift"),
    ("Fee.swift#L1", "Sources/Shop/Fee.swift#L1"), ("A.swift#L0-L2", "A.swift#L1-L2"),
  ])
  func namesTheIntendedFile(key: String, meant: String) {
    #expect(diagnostics(key).map(\.solutions) == [["replace '\(key)' with '\(meant)'"]])
  }

  @Test func rejectsLinesBeyondTheFile() {
    #expect(
      diagnostics("A.swift#L1-L3").map(\.summary) == [
        "Key 'key' must name lines of the file, which has 2, but is 'A.swift#L1-L3'"
      ])
  }

  @Test func refusesLinesFarFromEachChange() {
    let found = diagnostics("Moved.swift#L3-L5")
    #expect(
      found.map(\.summary) == [
        "Key 'key' must name lines near a change, but those of 'Moved.swift#L3-L5' are the same on both sides"
      ])
    #expect(found.map(\.solutions) == [["replace 'Moved.swift#L3-L5' with 'Moved.swift#L18-L21'"]])
  }

  @Test func isARemarkInLooseMarkdown() {
    #expect(diagnostics("New.swift", isConfigured: false).map(\.severity) == [.information])
  }
}
