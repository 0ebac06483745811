import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Links to files that no host shows")
struct UnhostedLinkTests {
  private func findings(_ destination: String, _ edit: (inout Site) -> Void = { _ in }) -> [String] {
    var site = Site.made(.made("Content/case-studies/a.md", [.link(destination, "x")]))
    site.files = ["Content/case-studies/a.md", "Sources/Fee.swift"]
    edit(&site)
    var addresses = SiteAddresses(site)
    addresses.repository = RepositoryLinks(of: site, nil)
    return UnhostedLink().diagnostics(for: site, following: addresses).map { $0.solutions[0].description }
  }

  @Test func areReported() {
    let solution = "set 'repository' in solidsite.yml to the address of the repository's page"
    #expect(findings("../../Sources/Fee.swift") == [solution])
  }

  @Test(arguments: ["../../Sources/Rate.swift", "a.md", "https://example.org", "[[Fee]]"])
  func excludeThoseToOtherPlaces(destination: String) {
    #expect(findings(destination) == [])
  }
}
