import Testing

@testable import CaseStudyModel

@Suite("The places of stored evidence")
struct EvidencePlacesTests {
  private let old = EvidencePlaces(source: "a.md", lines: [10, 20])
  private let new = EvidencePlaces(source: "a.md", lines: [13, 28])

  @Test(arguments: [(5, 5), (10, 13), (19, 22), (20, 28), (25, 33)])
  func moveLinesWithTheirBlock(line: Int, moved: Int) {
    #expect(old.moved(line, to: new) == moved)
  }

  @Test(arguments: [
    ("a.md:12: x", "a.md:15: x"), ("x\na.md:12:3: y\na.md:21", "x\na.md:15:3: y\na.md:29"),
    ("in 'a.md:12'", "in 'a.md:15'"), ("(a.md:12) \"a.md:12\"", "(a.md:15) \"a.md:15\""), ("a.md: x", "a.md: x"),
    ("a.md:99999999999", "a.md:99999999999"),
  ])
  func moveTheLinesOfThePathInATextToo(text: String, moved: String) {
    #expect(old.moved(text, to: new) == moved)
  }

  @Test(arguments: ["data.md:12: x", "b/a.md:12", "b-a.md:12", "a.md:a.md:12", "12"])
  func leaveOtherPathsAsTheyAre(text: String) {
    #expect(old.moved(text, to: new) == text)
  }

  @Test func followTheStudyToItsNewPath() {
    let renamed = EvidencePlaces(source: "b.md", lines: [10, 21])
    #expect(old.moved("a.md:20 data.md:20 a.md:10", to: renamed) == "b.md:21 data.md:20 b.md:10")
  }
}
