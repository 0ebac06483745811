import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Lists in pages")
struct PagedListTests {
  @Test(arguments: [(0, [0]), (1, [1]), (30, [30]), (31, [30, 1]), (60, [30, 30]), (61, [30, 30, 1])])
  func putsThirtyStudiesOnAPage(_ count: Int, _ sizes: [Int]) {
    let list = PagedList(path: "case-studies/", entries: Array(0..<count))
    let pages = (1...list.pageCount).map(list.entries(onPage:))
    #expect(pages.map(\.count) == sizes)
    #expect(pages.flatMap { $0 } == Array(0..<count))
  }

  @Test(arguments: [
    (1, 1, "1"), (1, 5, "1 2 3 4 5"), (1, 9, "1 2 3 … 9"), (4, 9, "1 2 3 4 5 6 … 9"), (5, 9, "1 2 3 4 5 6 7 8 9"),
    (6, 11, "1 … 4 5 6 7 8 … 11"), (167, 167, "1 … 165 166 167"),
  ])
  func linksTheFirstTheLastAndTheNearPages(_ current: Int, _ count: Int, _ links: String) {
    let pages = PagedList.linkedPages(around: current, of: count)
    #expect(pages.map { $0.map(String.init) ?? "…" }.joined(separator: " ") == links)
  }

  @Test func keepsItsAddressesApartFromThoseOfStudies() {
    var article = Article.made("Content/case-studies/page-2.md", [])
    article.frontMatter.aliases = ["By", "case-studies/page-3"]
    let addresses = StudyListAddresses(of: [CaseStudy(article: article)])
    let list = PagedList(path: PagePath.studies, entries: Array(0..<200), taken: addresses.taken)
    #expect((1...4).map(list.path(ofPage:)) == ["", "page-2-/", "page-3-/", "page-4/"].map { "case-studies/" + $0 })
    #expect(addresses.path(of: StudyChoice(principle: .ocp)) == "case-studies/by-/ocp/")
  }

  @Test(arguments: [
    (StudyChoice.all, ""), (StudyChoice(principle: .ocp), "by/ocp/"),
    (StudyChoice(principle: .ocp, difficulty: .advanced, language: .swift), "by/ocp/advanced/swift/"),
    (StudyChoice(difficulty: .advanced), "by/all/advanced/"), (StudyChoice(language: .swift), "by/all/all/swift/"),
    (StudyChoice(principle: .ocp, verdict: .contradicted), "by/ocp/contradicted/"),
    (StudyChoice(verdict: .notShown), "by/all/not-shown/"),
    (StudyChoice(principle: Principle.ID(rawValue: "all")), "by/all-/"),
    (StudyChoice(language: Language(rawValue: "page-2")), "by/all/all/page-2-/"),
  ])
  func tellsByItsPlaceWhatANameChooses(_ choice: StudyChoice, _ path: String) {
    #expect(StudyListAddresses(of: []).path(of: choice) == "case-studies/" + path)
  }
}
