import Testing

@testable import SiteBuilder

@Suite("Names of languages for themselves")
struct EndonymsTests {
  @Test(arguments: [
    ("hi", "हिन्दी"), ("hi-IN", "हिन्दी"), ("IT", "Italiano"), ("fil", "Filipino"), ("zh-Hans", "中文"), ("xx", nil),
  ])
  func areKnownByTheirTags(tag: String, name: String?) {
    #expect(Endonyms.name(of: tag) == name)
  }
}
