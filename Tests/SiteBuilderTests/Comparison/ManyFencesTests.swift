import CaseStudyModel
import Testing

@testable import SiteBuilder

/// Thousands of fences in one study, each of which must be looked at a few times only.
struct ManyFencesTests {
  private func study(_ parts: [Article.Part], before: [Int], after: [Int]) -> CaseStudy {
    CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: before, after: after)])
  }

  @Test(.timeLimit(.minutes(5))) func looksThroughAnOldDesignWithoutANewOneOnce() {
    let count = 20_000
    let parts = (0..<count).map { _ in Article.Part.code(.before, "a\n") }
    let study = study(parts, before: Array(0..<count), after: [])
    #expect(SideBySide(study).arranged() == study.article.body)
  }

  @Test(.timeLimit(.minutes(5))) func takesAHeadingForTheFirstPairAlone() {
    let count = 5_000
    let pairs = (0..<count).flatMap { _ in
      [Article.Part.code(.before, "a\n", by: .heading), .code(.after, "b\n")]
    }
    let study = study(
      [.heading(2, "Before", side: .before)] + pairs, before: Array(stride(from: 0, to: 2 * count, by: 2)),
      after: Array(stride(from: 1, to: 2 * count, by: 2)))
    let arranged = SideBySide(study).arranged()
    #expect(arranged.count { $0 == .headingStart(0) } == 1)
    #expect(arranged.first == .html("<div class=\"sides\"><div class=\"side\"><div class=\"lead\">"))
    #expect(arranged.dropFirst().first == .headingStart(0))
  }

  @Test(.timeLimit(.minutes(5))) func joinsTheFencesOfAFileWithTheLinesThatTheyStress() {
    let codes = ["a\nb\n", "", "c", "d\n", "e\n\n"]
    let article = Article.made(
      "a.md", codes.map { .code(.before, $0, file: "A.swift", stressed: [1...1]) })
    var joined = codes[0]
    var stressed = [1...1]
    for code in codes.dropFirst() {
      let lines = Snippet(line: 1, codeLine: 2, code: joined).lineCount
      stressed.append((lines + 2)...(lines + 2))
      joined += "\n" + code
    }
    let files = SideTree(.before, of: article).files
    #expect(files.map(\.code) == [joined])
    #expect(files.map(\.stressedLines) == [stressed])
    let many = Article.made("a.md", (0..<20_000).map { _ in .code(.before, "a\n", file: "A.swift") })
    #expect(SideTree(.before, of: many).files.map(\.lineCount) == [39_999])
  }
}
