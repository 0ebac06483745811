import Foundation
import Testing

/// The days of last changes on their way from real repositories to real pages.
@Suite("Days of last changes") struct LastChangeTests {
  private static let page = "_site/case-studies/a/index.html"

  /// A site whose files were committed on 4 March 2021.
  private func withSite(
    settings: String = "", frontMatter: String = "", _ work: (SiteFolder) throws -> Void
  ) throws {
    let text = study().replacing("principles:", with: frontMatter + "principles:")
    let files = [
      "solidsite.yml": "title: T\nbaseURL: https://example.org\n" + settings, "Content/case-studies/a.md": text,
      "Content/pages/about.md": "---\ntitle: About\nsummary: What this is.\n---\n\nText.\n",
    ]
    try SiteFolder.with(files) { folder in
      try folder.git("init --quiet --initial-branch=main")
      try folder.git("add --all")
      try folder.git("commit --quiet --message start", at: "2021-03-04T12:00:00Z")
      try work(folder)
    }
  }

  @Test func showsTheDayOfTheLastCommit() throws {
    try withSite { folder in
      // A hook runs with variables that lead to another repository.
      let run = try solidsite("build --strict", in: folder, environment: ["GIT_DIR": "/nowhere", "TZ": "Asia/Tokyo"])
      #expect(run.status == 0, "\(run.errors)")
      let shown = "Updated <time datetime=\"2021-03-04\">2021-03-04</time>"
      #expect(try folder.text(Self.page).contains(shown))
      #expect(try folder.text("_site/about/index.html").contains(shown))
      let entry = "<url><loc>https://example.org/case-studies/a/</loc><lastmod>2021-03-04</lastmod></url>"
      #expect(try folder.text("_site/sitemap.xml").contains(entry))
      #expect(try folder.text("_site/feed.xml").contains("<updated>2021-03-04T00:00:00Z</updated>"))
    }
  }

  @Test func letsTheFrontMatterWin() throws {
    try withSite(frontMatter: "updated: 2019-01-01\n") { folder in
      _ = try solidsite("build", in: folder)
      #expect(try folder.text(Self.page).contains("Updated <time datetime=\"2019-01-01\">"))
      #expect(try folder.text("_site/sitemap.xml").contains("a/</loc><lastmod>2019-01-01</lastmod>"))
    }
  }

  @Test func showsNoUpdateBeforeThePublication() throws {
    try withSite(frontMatter: "date: 2021-03-04\n") { folder in
      _ = try solidsite("build", in: folder)
      let page = try folder.text(Self.page)
      #expect(page.contains("Published <time datetime=\"2021-03-04\">"))
      #expect(!page.contains("Updated"))
    }
  }

  @Test func showsNoDayIfTheSiteWantsNone() throws {
    try withSite(settings: "dates: none\n") { folder in
      _ = try solidsite("build", in: folder)
      #expect(try !folder.text(Self.page).contains("Updated"))
      #expect(try folder.text("_site/feed.xml").contains("<updated>1970-01-01T00:00:00Z</updated>"))
    }
  }

  @Test func buildsWithoutAHistory() throws {
    try withSite { folder in
      try folder.write(study(title: "Uncommitted"), to: "Content/case-studies/b.md")
      try #expect(solidsite("build --strict", in: folder).status == 0)
      #expect(try folder.text(Self.page).contains("Updated"))
      #expect(try !folder.text("_site/case-studies/b/index.html").contains("Updated"))
      try folder.remove(".git")
      try #expect(solidsite("build --strict", in: folder).status == 0)
      #expect(try !folder.text(Self.page).contains("Updated"))
      try folder.git("init --quiet")
      try #expect(solidsite("build --strict", in: folder, environment: ["PATH": "/nowhere"]).status == 0)
      #expect(try !folder.text(Self.page).contains("Updated"))
    }
  }
}
