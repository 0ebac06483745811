import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The feed")
struct AtomFeedFormatTests {
  private static let settings = "title: Studies & more\nbaseURL: https://example.org/s"

  private func feed(
    _ studies: [String: String], settings: String = settings, theme: [String: String] = [:]
  ) async throws -> String? {
    var files = ["solidsite.yml": settings]
    for (name, text) in studies { files["Content/case-studies/\(name).md"] = text }
    return TestSite.texts(try await TestSite.pipeline(files, theme: theme).build())["feed.xml"]
  }

  @Test func listsStudiesNewestFirstAndThoseWithoutADateLast() async throws {
    let studies = [
      "old": "title: Old\nsummary: Was <first>.\ndate: 2025-01-02", "undated": "title: Undated\nsummary: Some day.",
      "new": "title: \"New\" & shiny\nsummary: Is last.\ndate: 2025-01-01\nupdated: 2026-03-04\ntag: a & b",
    ]
    let settings = Self.settings + "\ntagline: Tried <out>.\nauthor: A & B\nlanguage: en"
    let content = """
      <content type="html">&lt;p&gt;&lt;b&gt;Before: A.swift&lt;/b&gt;&lt;/p&gt;
      &lt;pre&gt;&lt;code&gt;before
      &lt;/code&gt;&lt;/pre&gt;
      &lt;p&gt;&lt;b&gt;After: A.swift&lt;/b&gt;&lt;/p&gt;
      &lt;pre&gt;&lt;code&gt;after
      &lt;/code&gt;&lt;/pre&gt;
      </content>
      """
    let texts = ["texts/en.yml": "side.inText.before: \"before\"\nside.inText.after: \"after\""]
    try #expect(
      await feed(studies, settings: settings, theme: texts) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
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
        <category term="Open–closed principle"/>
        <category term="a &amp; b"/>
        <summary>Is last.</summary>
        \(content)
        </entry>
        <entry>
        <title>Old</title>
        <id>https://example.org/s/case-studies/old/</id>
        <link rel="alternate" href="https://example.org/s/case-studies/old/"/>
        <published>2025-01-02T00:00:00Z</published>
        <updated>2025-01-02T00:00:00Z</updated>
        <category term="Open–closed principle"/>
        <summary>Was &lt;first&gt;.</summary>
        \(content)
        </entry>
        <entry>
        <title>Undated</title>
        <id>https://example.org/s/case-studies/undated/</id>
        <link rel="alternate" href="https://example.org/s/case-studies/undated/"/>
        <updated>1970-01-01T00:00:00Z</updated>
        <category term="Open–closed principle"/>
        <summary>Some day.</summary>
        \(content)
        </entry>
        </feed>

        """)
  }

  @Test(arguments: [
    ("date: 2026-01-02", settings, true), ("title: A", settings, true), ("date: 2026-01-02", "title: T", false),
    ("date: 2026-01-02", "baseURL: javascript:x", false), ("date: 2026-01-02\ndraft: true", settings, false),
  ])
  func existsForASiteWithAnAddressAndStudies(study: String, settings: String, isThere: Bool) async throws {
    try #expect(await (feed(["a": study], settings: settings) != nil) == isThere)
  }

  @Test(arguments: [("ocp", ["a"]), ("srp", ["b"]), ("dip", nil)])
  func hasAFeedForEachPrincipleWithStudies(principle: String, names: [String]?) async throws {
    let files = [
      "solidsite.yml": Self.settings, "Content/case-studies/a.md": "title: A",
      "Content/case-studies/b.md": "title: B\nprinciple: srp",
    ]
    let text = TestSite.texts(try await TestSite.pipeline(files).build())["principles/\(principle)/feed.xml"]
    let found = text?.matches(of: /<id>https:\/\/example.org\/s\/case-studies\/(\w+)\/<\/id>/).map { String($0.1) }
    #expect(found == names)
  }

  @Test func leavesOutCharactersThatXMLCannotHold() async throws {
    let text = try #require(await feed(["a": "title: A\u{1B}\u{0}\u{FFFF}B\u{10FFFD}"]))
    #expect(text.contains("<title>AB\u{10FFFD}</title>"))
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
