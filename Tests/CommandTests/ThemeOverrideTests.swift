import Testing

/// The examples of templates and styles on the page about configuration, in their own site.
@Suite("Templates and styles of a site")
struct ThemeOverrideTests {
  private static let files: [String: String] = [
    "solidsite.yml": "title: Studies\n", "Content/pages/about.md": "---\ntitle: About\nsummary: S.\n---\n\nText.\n",
  ]

  @Test func areBuiltAsTheConfigurationPageShows() throws {
    let documented = try AuthorsPage("configuration")
    let page = try documented.code("text Templates/page.mustache")
    let style = try documented.code("css Templates/assets/site.css")
    try SiteFolder.with(Self.files) { folder in
      try folder.write(page, to: "Templates/page.mustache")
      try folder.write(style, to: "Templates/assets/site.css")
      let build = try solidsite("build --strict", in: folder)
      #expect(build.status == 0, "\(build.errors)")
      let html = try folder.text("_site/about/index.html")
      #expect(html.contains("<p class=\"licence\">Studies is shared under CC BY 4.0.</p>"))
      let sheets = html.matches(of: /<link rel="stylesheet" href="\.\.\/(assets\/[a-z]+\.[^"]+)">/).map { String($0.1) }
      let last = try #require(sheets.last)
      #expect(sheets.count > 1)
      #expect(last.hasPrefix("assets/site."))
      try #expect(folder.text("_site/" + last) == style)
    }
  }

  @Test func addAScriptBelowThoseOfTheTheme() throws {
    try SiteFolder.with(Self.files) { folder in
      try folder.write("document.title += '!'\n", to: "Templates/assets/custom.js")
      let build = try solidsite("build --strict", in: folder)
      #expect(build.status == 0, "\(build.errors)")
      let html = try folder.text("_site/about/index.html")
      let scripts = html.matches(of: /<script src="\.\.\/(assets\/[^"]+)" defer>/).map { String($0.1) }
      let last = try #require(scripts.last)
      #expect(scripts.count > 1)
      #expect(last.hasPrefix("assets/custom."))
      try #expect(folder.text("_site/" + last) == "document.title += '!'\n")
    }
  }

  @Test func areReportedOnceIfTheirParentIsMisspelt() throws {
    try SiteFolder.with(Self.files) { folder in
      try folder.write("{{<bsae}}{{$main}}{{body}}{{/main}}{{/bsae}}", to: "Templates/page.mustache")
      let check = try solidsite("check", in: folder)
      #expect(check.status == 1)
      #expect(check.errors.contains("1:4: error: Parent 'bsae' isn't defined; did you mean 'base'?"))
      #expect(check.errors.contains("1 error in 1 file"), "\(check.errors)")
    }
  }

  @Test func addNoStyleSheetToASiteWithoutOne() throws {
    try SiteFolder.with(Self.files) { folder in
      _ = try solidsite("build", in: folder)
      let html = try folder.text("_site/about/index.html")
      #expect(html.matches(of: /<link rel="stylesheet" href="\.\.\/assets\/site\./).isEmpty)
    }
  }
}
