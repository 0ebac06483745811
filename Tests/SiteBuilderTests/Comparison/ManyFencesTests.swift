import CaseStudyModel
import SourceTrees
import Testing

@testable import SiteBuilder

/// Thousands of fences in one study, each of which must be read only a few times.
struct ManyFencesTests {
  private func study(_ parts: [Article.Part], before: [Int], after: [Int]) -> CaseStudy {
    CaseStudy(
      article: .made("Content/case-studies/a.md", parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: before, after: after)])
  }

  @Test(.timeLimit(.minutes(5))) func searchesALongBeforeSideOnce() {
    let count = 20_000
    let parts = (0..<count).map { _ in Article.Part.code(.before, "a\n") }
    let study = study(parts, before: Array(0..<count), after: [])
    #expect(SideBySide(study).arranged(study.article.body.indices) == study.article.body)
  }

  @Test(.timeLimit(.minutes(5))) func usesAHeadingForTheFirstPairOnly() {
    let count = 5_000
    let pairs = (0..<count).flatMap { _ in
      [Article.Part.code(.before, "a\n", by: .heading), .code(.after, "b\n")]
    }
    let study = study(
      [.heading(2, "Before", side: .before)] + pairs, before: Array(stride(from: 0, to: 2 * count, by: 2)),
      after: Array(stride(from: 1, to: 2 * count, by: 2)))
    let arranged = SideBySide(study).arranged(study.article.body.indices)
    #expect(arranged.count { $0 == .headingStart(0) } == 1)
    #expect(arranged.first == .html("<div class=\"sides\"><div class=\"side\"><div class=\"lead\">"))
    #expect(arranged.dropFirst().first == .headingStart(0))
  }

  @Test(.timeLimit(.minutes(5))) func joinsFencesAndTheirStressedLines() {
    let codes = ["a\nb\n", "c", "d\n", "e\n\n"]
    let article = Article.made(
      "a.md", codes.map { .code(.before, $0, file: "A.swift", stressed: [1...1]) })
    let tree = SourceTree.of(article, on: .before, in: .any).value
    let files = tree.shownFiles(of: article)
    #expect(files.map(\.code) == ["a\nb\nc\nd\ne\n\n"])
    #expect(files.map(\.stressedLines) == [[1...1, 3...3, 4...4, 5...5]])
    let many = Article.made("a.md", (0..<20_000).map { _ in .code(.before, "a\n", file: "A.swift") })
    let joined = SourceTree.of(many, on: .before, in: .any).value
    #expect(joined.shownFiles(of: many).map(\.lineCount) == [20_000])
  }
}
