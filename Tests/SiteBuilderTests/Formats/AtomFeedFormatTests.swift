import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The feed")
struct AtomFeedFormatTests {
  private static let settings = "title: Studies & more\nbaseURL: https://example.org/s"

  private func feed(_ studies: [String: String], settings: String = settings) async throws -> String? {
    var files = ["solidsite.yml": settings]
    for (name, text) in studies { files["Content/case-studies/\(name).md"] = text }
    return TestSite.texts(try await TestSite.pipeline(files).build())["feed.xml"]
  }

  @Test func listsDatedStudiesNewestFirst() async throws {
    let studies = [
      "old": "title: Old\nsummary: Was <first>.\ndate: 2025-01-02", "undated": "title: Undated",
      "new": "title: \"New\" & shiny\nsummary: Is last.\ndate: 2025-01-01\nupdated: 2026-03-04",
    ]
    let settings = Self.settings + "\ntagline: Tried <out>.\nauthor: A & B"
    try #expect(
      await feed(studies, settings: settings) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom">
        <title>Studies &amp; more</title>
        <subtitle>Tried &lt;out&gt;.</subtitle>
        <id>https://example.org/s/</id>
        <link rel="alternate" href="https://example.org/s/"/>
        <link rel="self" href="https://example.org/s/feed.xml"/>
        <updated>2026-03-04T00:00:00Z</updated>
        <author><name>A &amp; B</name>
        </author>
        <entry>
        <title>&quot;New&quot; &amp; shiny</title>
        <id>https://example.org/s/case-studies/new/</id>
        <link rel="alternate" href="https://example.org/s/case-studies/new/"/>
        <published>2025-01-01T00:00:00Z</published>
        <updated>2026-03-04T00:00:00Z</updated>
        <summary>Is last.</summary>
        </entry>
        <entry>
        <title>Old</title>
        <id>https://example.org/s/case-studies/old/</id>
        <link rel="alternate" href="https://example.org/s/case-studies/old/"/>
        <published>2025-01-02T00:00:00Z</published>
        <updated>2025-01-02T00:00:00Z</updated>
        <summary>Was &lt;first&gt;.</summary>
        </entry>
        </feed>

        """)
  }

  @Test(arguments: [
    ("date: 2026-01-02", settings, true), ("updated: 2026-01-02", settings, true), ("title: A", settings, false),
    ("date: 2026-01-02", "title: T", false), ("date: 2026-01-02", "baseURL: javascript:x", false),
    ("date: 2026-01-02\ndraft: true", settings, false),
  ])
  func existsForASiteWithAnAddressAndDates(study: String, settings: String, isThere: Bool) async throws {
    try #expect(await (feed(["a": study], settings: settings) != nil) == isThere)
  }

  @Test func listsFiftyStudiesAndThoseOfOneDayByAddress() async throws {
    let names = (100..<160).map { "s\($0)" }
    let studies = Dictionary(uniqueKeysWithValues: names.map { ($0, "date: 2026-01-02") })
    let text = try #require(await feed(studies))
    let found = text.matches(of: /<id>https:\/\/example.org\/s\/case-studies\/(s\d+)\/<\/id>/).map { String($0.1) }
    #expect(found == Array(names.prefix(50)))
  }

  @Test func encodesAddresses() async throws {
    let text = try #require(await feed(["ä": "date: 2026-01-02"]))
    #expect(text.contains("<id>https://example.org/s/case-studies/%C3%A4/</id>"))
  }
}
