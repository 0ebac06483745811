import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Learning paths")
struct LearningPathTests {
  @Test(arguments: [
    // The stages of studies 0, 1 …; which each assumes; the order.
    ([1, 0, 2, 0], [[], [], [], []], [1, 3, 0, 2]),
    ([0, 0, 0], [[2], [], []], [1, 2, 0]),
    ([0, 2], [[1], []], [1, 0]),
    // Studies that assume each other, or themselves, keep their order.
    ([0, 0, 0], [[1], [0], []], [2, 0, 1]),
    ([0, 0], [[0], []], [0, 1]),
    ([], [], []),
  ])
  func ordersByDifficultyAndAssumption(_ stages: [Int], _ assumed: [[Int]], _ order: [Int]) {
    let found = LearningPath.ordered(Array(stages.indices), stage: { stages[$0] }, assumed: { assumed[$0] })
    #expect(found == order)
  }

  private static func site(_ count: Int, assuming: [Int: [String]] = [:]) -> Site {
    Site.made(
      (0..<count).map { number in
        var article = Article.made("Content/case-studies/s\(number).md", title: "S\(number)", [])
        article.frontMatter.difficulty = Difficulty.allCases[number % 3]
        article.frontMatter.assumes = assuming[number] ?? []
        return CaseStudy(article: article, principles: [.ocp])
      })
  }

  @Test(arguments: [(0, 0), (2, 0), (3, 1)])
  func hasAPageOnlyFromThreeStudiesOn(_ studies: Int, _ pages: Int) {
    #expect(LearningPathsPageGenerator().pages(for: Self.site(studies)).count == pages)
  }

  @Test func givesHeadingsOfItsIntroductionOtherAnchorsThanPaths() {
    var introduction = Article(source: "Content/pages/paths.md", slug: "paths", title: "Paths")
    introduction.headings = ["ocp", "srp"].map {
      Heading(level: 2, text: $0, anchor: $0, line: 1, isTopLevel: true)
    }
    var site = Self.site(3)
    site.pages = [introduction]
    let headings = LearningPathsPageGenerator.introduction(of: site)?.headings
    #expect(headings?.map(\.anchor) == ["ocp-1", "srp"])
  }

  @Test func takesAtMostFourStudiesOfEachDifficulty() throws {
    let path = try #require(LearningPath.paths(of: Self.site(100)).first)
    #expect(path.studies == [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11])
    #expect(path.isCut)
  }

  @Test func namesWhatTheAuthorSaysElseWhatTheDifficultyImplies() throws {
    let site = Self.site(3, assuming: [2: ["s0"]])
    let page = try #require(LearningPathsPageGenerator().pages(for: site).first)
    guard case .list(let paths) = page.values(.made(for: site))["paths"], case .object(let path)? = paths.first else {
      Issue.record("The page has no path")
      return
    }
    #expect(path["total"] == .text("3 studies, 3 min to read"))
    #expect(
      path["steps"]?.rows("title", "assumption").prefix(2).map { $0 }
        == [["S0", "nothing but the language of its code"], ["S1", "the easier studies above"]])
    guard case .list(let steps) = path["steps"], case .object(let last)? = steps.last else { return }
    #expect(last["assumed"]?.rows("title") == [["S0"]])
  }

  @Test(arguments: [
    // The number of words of each of three studies, and the time that they take.
    (230, "3 studies, 3 min to read"), (230 * 59, "3 studies, 2 h 57 min to read"),
    (230 * 60, "3 studies, 3 h 0 min to read"),
  ])
  func saysTheTimeInHoursAndMinutes(_ words: Int, _ total: String) throws {
    var site = Self.site(3)
    for index in site.studies.indices { site.studies[index].article.wordCount = words }
    let page = try #require(LearningPathsPageGenerator().pages(for: site).first)
    #expect(page.values(.made(for: site))["paths"]?.rows("total") == [[total]])
  }

  @Test(arguments: [
    (["s0"], [String]()), (["s9"], ["No study has the slug 's9'; did you mean 's0'?"]),
    (["s2"], ["A study must not assume itself"]), (["something-else"], ["No study has the slug 'something-else'"]),
  ])
  func reportsAssumptionsThatAreNoOtherStudy(_ assumed: [String], _ summaries: [String]) {
    let found = UnknownAssumption().diagnostics(for: Self.site(3, assuming: [2: assumed]))
    #expect(found.map(\.summary.description) == summaries)
  }
}
