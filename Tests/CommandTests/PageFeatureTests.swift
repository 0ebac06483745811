import Testing

/// The features that every page has besides its text.
@Suite struct PageFeatureTests {
  private static func long(_ title: String) -> String {
    let sides = """
      ### Costs

      ```swift B.swift after
      let b = 1
      ```

      ## Change requests

      ### Weekly

      Sales asks.

      ## Takeaways

      - Less.
      """
    return study(title: title, principles: "ocp, srp", body: sides)
  }

  private static let site = [
    "solidsite.yml": "title: Studies\nrepository: {url: https://example.org/r, branch: trunk}\n",
    "Content/pages/about.md": "---\ntitle: About\nsummary: About.\n---\n\n## One\n\nText.\n\n## Two\n\n## Three\n",
    "Content/case-studies/a.md": long("First"), "Content/case-studies/b.md": long("Second"),
    "Content/case-studies/c.md": long("Third"),
  ]

  private func pages(_ work: (SiteFolder) throws -> Void) throws {
    try SiteFolder.with(Self.site) { folder in
      #expect(try solidsite("build", in: folder).status == 0)
      try work(folder)
    }
  }

  @Test func leadsOnFromAStudy() throws {
    try pages { folder in
      let page = try folder.text("_site/case-studies/b/index.html")
      #expect(
        page.contains("<li><a href=\"../../\">Studies</a></li>\n<li><a href=\"../../case-studies/\">Case studies"))
      #expect(page.contains("<li><span aria-current=\"page\">Second</span></li>"))
      #expect(page.contains("href=\"../../case-studies/a/\" rel=\"prev\"><span>Previous</span> First</a>"))
      #expect(page.contains("href=\"../../case-studies/c/\" rel=\"next\"><span>Next</span> Third</a>"))
      let related = try #require(page.firstRange(of: "Related studies</h2>"))
      #expect(page[related.upperBound...].contains("<a href=\"../../case-studies/c/\">Third</a>"))
      #expect(page.contains("<li data-principle=\"ocp\"><a href=\"../../principles/ocp/\">"))
      #expect(page.contains("<span>1 min read</span>"))
      #expect(
        page.contains("href=\"https://example.org/r/edit/trunk/Content/case-studies/b.md\" rel=\"external\">Edit"))
    }
  }

  @Test(arguments: ["index", "case-studies/a/index", "about/index", "principles/ocp/index", "principles/srp/index"])
  func linksEveryHeadingOfThePageToItself(path: String) throws {
    try pages { folder in
      let page = try folder.text("_site/\(path).html")
      let anchors = page.matches(of: /<h[2-6] id="([^"]+)">/).map { String($0.1) }
      #expect(!anchors.isEmpty)
      if path == "case-studies/a/index" { #expect(Set(anchors).isSuperset(of: ["Results", "Related"])) }
      for anchor in anchors {
        #expect(page.contains("<a class=\"permalink\" href=\"#\(anchor)\">"), "\(anchor) has no link to itself")
      }
    }
  }

  @Test(arguments: ["about/index", "principles/ocp/index"])
  func listsTheSectionsOfALongPageInItsContents(path: String) throws {
    try pages { folder in
      let page = try folder.text("_site/\(path).html")
      let start = try #require(page.firstRange(of: "<nav class=\"contents rail\""))
      let end = try #require(page[start.upperBound...].firstRange(of: "</nav>"))
      let listed = page[start.upperBound..<end.lowerBound].matches(of: /href="#([^"]+)"/).map { String($0.1) }
      #expect(listed.count >= 2)
      for anchor in listed { #expect(page.ranges(of: "id=\"\(anchor)\"").count == 1) }
    }
  }

  @Test func letsTheKeyboardSkipToTheContentOfEveryPage() throws {
    try pages { folder in
      let pages = folder.contents(of: "_site").filter { $0.key.hasSuffix("index.html") }
      #expect(pages.count > 8)
      for (path, bytes) in pages {
        let page = String(decoding: bytes, as: UTF8.self)
        let link = try #require(page.firstRange(of: "<a class=\"skip-link\" href=\"#Main\">"), "\(path)")
        let firstLink = try #require(page.firstRange(of: "<a "))
        #expect(link.lowerBound == firstLink.lowerBound)
        #expect(page.contains("<main id=\"Main\" tabindex=\"-1\">"))
      }
    }
  }
}
