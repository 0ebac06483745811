import CaseStudyModel
import Testing

@Suite("Emoji codes")
struct EmojiTests {
  @Test(arguments: [
    ("Up :rocket:!", "Up 🚀!"), (":+1: :-1:", "👍 👎"), (":rocket::tada:", "🚀🎉"), ("**:tada:**", "🎉"),
    (":heavy_check_mark:", "✔️"), ("你好:tada:", "你好🎉"), ("(:x:)", "(❌)"), ("[:x: no](a.md)", "❌ no"),
  ])
  func becomeEmojiInProse(written: String, shown: String) throws {
    #expect(try Self.text(written) == shown)
  }

  @Test(arguments: [
    "a:key:b", "Map::key::value", "10:30:15", "x:tada:", ":tada:x", "::tada::", ":octocat:", ":no_such_code:",
    ": tada:", ":TADA:", ":", "::", ":tada",
  ])
  func stayTextElsewhere(written: String) throws {
    #expect(try Self.text(written) == written)
  }

  @Test(arguments: [
    "`:rocket:`", "<code>:rocket:</code>", "<kbd>:rocket:</kbd>", "https://example.org/:rocket:/",
    "<https://example.org/:rocket:>", "<pre>\n:rocket:\n</pre>", "    :rocket:\n",
  ])
  func stayTextInCodeAndAddresses(written: String) throws {
    #expect(try read("# T\n\n\(written)\n").article.plainText.contains(":rocket:"))
  }

  @Test func stayTextInCodeIfAllHTMLIsKept() {
    let study = readStudy("a <code>:rocket:</code> :tada:", htmlPolicy: .all).value
    #expect(study.article.plainText == "a :rocket: 🎉\n")
  }

  @Test func doNotChangeTheAddressOfALink() throws {
    let links = try read("[:x:](https://example.org/:rocket:)").article.links
    #expect(links.map(\.destination) == ["https://example.org/:rocket:"])
  }

  @Test func becomeEmojiInRawHTMLAndAlternativeTexts() throws {
    let article = try read("<p align=\"center\">:sparkles:</p>\n\n![:rocket: up](a.png)\n").article
    #expect(article.plainText.contains("✨"))
    #expect(article.images.map(\.alternative) == ["🚀 up"])
  }

  /// Code hosts derive the anchor before they replace codes by emoji.
  @Test func leaveAnchorsAsCodeHostsNameThem() throws {
    let heading = try #require(try read("# T\n\n## :rocket: Getting `:x:` started").article.headings.last)
    #expect(heading.anchor == "rocket-getting-x-started")
    #expect(heading.text == "🚀 Getting :x: started")
  }

  private static func text(_ written: String) throws -> String {
    String(try read("# T\n\n\(written)\n").article.plainText.split(separator: "\n").last ?? "")
  }
}
