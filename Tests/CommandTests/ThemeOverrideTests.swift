import Foundation
import Testing

/// The examples of templates and styles on the page for authors, in a site of their own.
@Suite("Templates and styles of a site")
struct ThemeOverrideTests {
  private static let files: [String: String] = [
    "solidsite.yml": "title: Studies\n", "Content/pages/about.md": "---\ntitle: About\nsummary: S.\n---\n\nText.\n",
  ]

  @Test func areBuiltAsThePageForAuthorsShowsThem() throws {
    let page = try Self.documented("Templates/page.mustache")
    let style = try Self.documented("Templates/assets/site.css")
    try SiteFolder.with(Self.files) { folder in
      try folder.write(page, to: "Templates/page.mustache")
      try folder.write(style, to: "Templates/assets/site.css")
      let build = try solidsite("build --strict", in: folder)
      #expect(build.status == 0, "\(build.errors)")
      let html = try folder.text("_site/about/index.html")
      #expect(html.contains("<p class=\"licence\">Studies is shared under CC BY 4.0.</p>"))
      let sheets = html.matches(of: /<link rel="stylesheet" href="\.\.\/(assets\/[a-z]+\.[^"]+)">/).map { String($0.1) }
      let last = try #require(sheets.last)
      #expect(sheets.count > 1 && last.hasPrefix("assets/site."))
      try #expect(folder.text("_site/" + last) == style)
    }
  }

  @Test func addNoStyleSheetToASiteWithoutOne() throws {
    try SiteFolder.with(Self.files) { folder in
      _ = try solidsite("build", in: folder)
      let html = try folder.text("_site/about/index.html")
      #expect(html.matches(of: /<link rel="stylesheet" href="\.\.\/assets\/site\./).isEmpty)
    }
  }

  /// Returns the block of code that documents a file.
  private static func documented(_ path: String) throws -> String {
    let source = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Content/pages/authors.md")
    let text = try String(contentsOf: source.standardized, encoding: .utf8)
    let start = try #require(text.range(of: " \(path)\n"))
    let rest = text[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "```\n"))).lowerBound])
  }
}
