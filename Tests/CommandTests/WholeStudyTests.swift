import Testing

/// The page that joins all pages of a study.
@Suite struct WholeStudyTests {
  private static let walk = """
    ### First

    See [the request](#weekly) and [the costs](#what-it-costs).

    ```swift A.swift after
    let a = 2
    ```

    ### Second

    ```swift B.swift after
    let b = 1
    ```

    ## What it costs

    More. See [the second step](#second).

    ## Change requests

    ### Weekly

    Sales asks. Then come [the others](#change-requests).

    ```diff A.swift before
    --- A.swift
    +++ A.swift
    @@ -1 +1,2 @@
     let a = 1
    +let weekly = 7
    ```

    ## Takeaways

    - One.
    - Two.
    - Three.
    - Four.
    """

  private static let site = [
    "solidsite.yml": "title: Studies\n",
    "Content/case-studies/a.md": study(title: "First", principles: "ocp, srp", body: walk),
    "Content/case-studies/b.md": "---\ntitle: Short\nprinciples: [ocp]\n---\n\nA text.\n",
  ]

  private func built(_ work: (SiteFolder) throws -> Void) throws {
    try SiteFolder.with(Self.site) { folder in
      let run = try solidsite("build --base-url https://example.org/", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      try work(folder)
    }
  }

  private func text(_ page: String, in folder: SiteFolder) throws -> String {
    try folder.text("_site/case-studies/\(page)index.html")
  }

  @Test func isLinkedFromTheOverviewAlone() throws {
    try built { folder in
      let link = "href=\"../../case-studies/a/whole/\""
      let overview = try text("a/", in: folder)
      #expect(overview.ranges(of: link).count == 1)
      let others = folder.contents(of: "_site").filter { $0.key != "case-studies/a/index.html" }
      let mentions = others.filter { String(decoding: $0.value, as: UTF8.self).contains("a/whole/") }
      #expect(mentions.keys.allSatisfy { $0 == "case-studies/a/whole/index.html" }, "\(mentions.keys)")
    }
  }

  @Test func isLeftOutBySearchEngines() throws {
    try built { folder in
      let whole = try text("a/whole/", in: folder)
      let overview = try text("a/", in: folder)
      let sitemap = try folder.text("_site/sitemap.xml")
      #expect(whole.contains("<meta name=\"robots\" content=\"noindex\">"))
      #expect(!overview.contains("noindex"))
      #expect(!sitemap.contains("whole"))
    }
  }

  @Test func hasTheTextOfAllPagesUnderOneTitle() throws {
    try built { folder in
      let page = try text("a/whole/", in: folder)
      #expect(page.matches(of: /<h1[ >]/).count == 1)
      for part in ["The problem.", "More. See", "Sales asks.", "weekly", "Part-steps", "Part-changes"] {
        #expect(page.contains(part), "\(part) is missing")
      }
      let levels = page.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    }
  }

  @Test func linksToItsOwnAnchorsOnly() throws {
    try built { folder in
      let page = try text("a/whole/", in: folder)
      let anchors = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
      #expect(Set(anchors).count == anchors.count)
      let links = page.matches(of: /\shref="#([^"]+)"/).map { String($0.1) }
      #expect(Set(links).isSubset(of: anchors), "\(Set(links).subtracting(anchors))")
      #expect(Set(links).isSuperset(of: ["Part-steps", "changes.weekly", "what-it-costs", "steps.second"]))
    }
  }

  @Test func isMissingIfAStudyHasOnePage() throws {
    try built { folder in
      let overview = try text("b/", in: folder)
      #expect(folder.contents(of: "_site/case-studies/b").keys.sorted() == ["index.html", "index.md"])
      #expect(!overview.contains("whole"))
    }
  }

  @Test func leavesThreeTakeawaysUnfoldedOnTheOverview() throws {
    try built { folder in
      let page = try text("a/", in: folder)
      let fold = try #require(page.firstRange(of: "<summary>1 more</summary>"))
      #expect(page[..<fold.lowerBound].contains("<li>Three.</li>"))
      #expect(page[fold.upperBound...].contains("<li>Four.</li>"))
    }
  }
}
