import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The key difference that a study's overview shows.
struct KeyDifferenceTests {
  private static let gap = String(repeating: "let same = 0\n", count: 20)

  private func study(key: String? = nil, requests: [ChangeRequest] = [], _ more: [Article.Part] = []) -> CaseStudy {
    let parts: [Article.Part] = [
      .heading(3, "Weekly"), .code(.before, "one\n" + Self.gap + "a\nb\nc\n", file: "A.swift"),
      .code(.before, "x\n", file: "B.swift"), .code(.after, "1\n" + Self.gap + "A\nB\nC\n", file: "A.swift"),
      .code(.after, "y\n", file: "B.swift"),
    ]
    var study = CaseStudy(
      article: .made("Content/case-studies/a.md", parts + more), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0, 1], after: [2, 3])], changeRequests: requests)
    study.article.frontMatter.key = key
    return study
  }

  @Test func isTheLargestHunkOfAStudyWithoutRequests() throws {
    let key = try #require(KeyDifference(of: study()))
    #expect(key.file.after?.file == "A.swift")
    #expect(key.hunk.changes.map(\.before) == [21..<24])
  }

  @Test(arguments: [
    ("B.swift", "B.swift", [0..<1]), ("A.swift#L1", "A.swift", [0..<1]), ("A.swift#L22-L24", "A.swift", [21..<24]),
  ])
  func isWhatTheAuthorNames(key: String, file: String, lines: [Range<Int>]) throws {
    let found = try #require(KeyDifference(of: study(key: key)))
    #expect(found.file.after?.file == file)
    #expect(found.hunk.changes.map(\.before) == lines)
  }

  @Test func isTheHunkThatRequestsEditMost() throws {
    let request = ChangeRequest(title: "Weekly", line: 1, heading: 0, isAdverse: false, reason: "", snippets: [4])
    let patch = Article.Part.code(.before, "-x\n+z\n", file: "B.swift", language: .diff, role: .change)
    let key = try #require(KeyDifference(of: study(requests: [request], [patch])))
    #expect(key.file.after?.file == "B.swift")
  }

  @Test func leadsFromMovedLinesToThePageOfFiles() throws {
    let moved = "func load() {\n  let file = open()\n  return decode(file)\n}\n"
    let kept = (0..<12).map { "let value\($0) = \($0)\n" }.joined()
    let parts: [Article.Part] = [
      .code(.before, moved + kept, file: "A.swift"), .code(.after, kept + moved, file: "A.swift"),
    ]
    let study = CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0], after: [1])])
    let key = try #require(KeyDifference(of: study))
    var out: [UInt8] = []
    ComparisonWriter(snippets: PageContext.made(for: .made([study])).snippets).write(
      key, movesURL: "files/", into: &out)
    #expect(String(decoding: out, as: UTF8.self).contains(" href=\"files/#A-L13\""))
  }
}
