import Testing

@testable import SiteBuilder

struct LineAnchorsTests {
  @Test func givesEachFenceOfAFileItsOwnAnchors() {
    var anchors = LineAnchors()
    #expect((0..<3).map { _ in anchors.name(for: "A.swift") } == ["A", "A-2", "A-3"])
    #expect(anchors.name(for: "A-4.swift") == "A-4")
    #expect((0..<2).map { _ in anchors.name(for: "b/A.swift") } == ["A-5", "A-6"])
    #expect(anchors.name(for: "A-2.swift") == "A-2-2")
  }

  /// Trying all numbers for each fence would be quadratic.
  @Test(.timeLimit(.minutes(5))) func namesManyFencesOfOneFile() {
    var anchors = LineAnchors()
    let names = (0..<40_000).map { _ in anchors.name(for: "A.swift") }
    #expect(names.last == "A-40000")
  }
}
