import Testing

@testable import SiteBuilder

@Suite("The plan of a search index")
struct SearchPlanTests {
  @Test(arguments: [
    (size: 0, count: 1),
    (size: 400 << 10, count: 16),
    (size: 4 << 20, count: 170),
    (size: 24 << 20, count: 307),
    (size: 240 << 20, count: 1024),
  ])
  func dividesThePostingsOfSmallSitesFinelyAndLimitsTheNumberOfFiles(size: Int, count: Int) {
    #expect(SearchPlan.shardCount(of: size) == count)
  }
}
