import CaseStudyModel
import Foundation
import Testing

@testable import SiteBuilder

@Suite("The feed as JSON")
struct JSONFeedFormatTests {
  private func feed(_ studies: [String: String]) async throws -> [String: Any] {
    var files = ["solidsite.yml": "title: Studies\nbaseURL: https://example.org/s\nlanguage: en\nauthor: B"]
    for (name, text) in studies { files["Content/case-studies/\(name).md"] = text }
    let text = try #require(TestSite.texts(try await TestSite.pipeline(files).build())["feed.json"])
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func items(_ studies: [String: String]) async throws -> [[String: Any]] {
    try #require(await feed(studies)["items"] as? [[String: Any]])
  }

  @Test(arguments: [
    ("version", "https://jsonfeed.org/version/1.1"), ("title", "Studies"), ("home_page_url", "https://example.org/s/"),
    ("feed_url", "https://example.org/s/feed.json"), ("language", "en"),
  ])
  func describesItself(key: String, value: String) async throws {
    try #expect(await feed(["a": "title: A"])[key] as? String == value)
  }

  @Test(arguments: [
    ("id", "https://example.org/s/case-studies/a/"), ("url", "https://example.org/s/case-studies/a/"),
    ("title", "A"), ("summary", "Told."), ("date_published", "2026-01-02T00:00:00Z"),
  ])
  func describesAStudy(key: String, value: String) async throws {
    let item = try #require(await items(["a": "title: A\nsummary: Told.\ndate: 2026-01-02"]).first)
    #expect(item[key] as? String == value)
  }

  @Test func hasTheWholeText() async throws {
    let item = try #require(await items(["a": "title: A"]).first)
    #expect((item["content_html"] as? String)?.contains("<pre><code>before\n</code></pre>") == true)
  }

  @Test func givesNoDateToAStudyWithoutOne() async throws {
    let item = try #require(await items(["a": "title: A"]).first)
    #expect(item.keys.filter { $0.hasPrefix("date") } == [])
  }
}
