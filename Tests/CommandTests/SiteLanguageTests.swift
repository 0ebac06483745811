import Testing

@Suite struct SiteLanguageTests {
  private static let grammar = "title: Whirl\nnames: whirl wh\ncomment: ; line\nkeywords: spin\n"

  private func site(_ files: [String: String], fence: String) -> [String: String] {
    let body = "## Also\n\n```\(fence)\nspin func ; round\n```\n"
    return ["solidsite.yml": "title: T\n", "Content/case-studies/a.md": study(body: body)].merging(files) { $1 }
  }

  private func page(_ files: [String: String], fence: String) throws -> (html: String, run: CommandRun) {
    var html = ""
    var run: CommandRun?
    try SiteFolder.with(site(files, fence: fence)) { folder in
      run = try solidsite("build --strict", in: folder)
      html = try folder.text("_site/case-studies/a/index.html")
    }
    return (html, try #require(run))
  }

  @Test(arguments: ["whirl", "Whirl", "wh"])
  func highlightsALanguageThatTheSiteDescribes(fence: String) throws {
    let (html, run) = try page(["Templates/languages/whirl.grammar": Self.grammar], fence: fence)
    #expect(run.status == 0)
    #expect(html.contains("<code class=\"language-whirl"))
    #expect(html.contains("<k->spin</k->"))
    #expect(html.contains("<c->; round</c->"))
  }

  @Test(arguments: ["go", "golang"])
  func prefersTheSitesGrammarToABuiltInOneOfTheSameName(fence: String) throws {
    let (html, _) = try page(["Templates/languages/go.grammar": Self.grammar], fence: fence)
    #expect(html.contains("<k->spin</k->"))
    #expect(!html.contains("<k->func</k->"))
  }

  @Test func prefersTheSitesGrammarToTheLexerOfSwift() throws {
    let (html, _) = try page(["Templates/languages/swift.grammar": Self.grammar], fence: "swift")
    #expect(html.contains("<k->spin</k->"))
  }

  @Test func letsTheSiteReuseTheNameOfAnotherLanguage() throws {
    let files = ["Templates/languages/bat.grammar": Self.grammar]
    let (html, _) = try page(files, fence: "bat")
    #expect(html.contains("<code class=\"language-bat"))
    #expect(html.contains("<k->spin</k->"))
  }

  @Test func pointsAtTheMistakeInAGrammarAndBuildsTheRest() throws {
    let files = ["Templates/languages/whirl.grammar": "names: whirl\n  comment: ; line loud\n"]
    let (html, run) = try page(files, fence: "text")
    #expect(run.status == 1)
    let place = "Templates/languages/whirl.grammar:2:19: error: "
    #expect(run.errors.contains(place + "Option 'loud' isn't known in grammars [InvalidGrammar]"))
    #expect(html.contains("spin func ; round"))
  }

  @Test func showsTheTitleOfAGrammar() throws {
    let code = "## Before\n\n```wh\nspin\n```\n\n## After\n\n```whirl\nspin spin\n```\n"
    let files = [
      "solidsite.yml": "title: T\n", "Templates/languages/whirl.grammar": "title: WhIRL\nnames: wh\n",
      "Content/case-studies/a.md": "---\ntitle: A\nsummary: B\nprinciples: [ocp]\n---\n\n" + code,
    ]
    try SiteFolder.with(files) { folder in
      _ = try solidsite("build", in: folder)
      #expect(try folder.text("_site/case-studies/index.html").contains("WhIRL"))
    }
  }

  @Test func keepsTheBuiltInGrammarIfTheSitesIsInvalid() throws {
    let (html, run) = try page(["Templates/languages/go.grammar": "colour: red\n"], fence: "go")
    #expect(run.status == 1)
    #expect(html.contains("<k->func</k->"))
  }

  @Test func reportsAnUnreadableGrammar() throws {
    try SiteFolder.with(site([:], fence: "text")) { folder in
      try folder.write("", to: "Templates/languages/readme.txt")
      try folder.link("Templates/languages/whirl.grammar", to: "/etc/hostname")
      let run = try solidsite("check", in: folder)
      #expect(run.status == 1)
      let file = "Templates/languages/whirl.grammar"
      #expect(run.errors.contains("\(file):1:1: error: File '\(file)' must be inside the site's folder"))
    }
  }

  @Test func warnsOnceOfAnUnknownLanguage() throws {
    let (html, run) = try page([:], fence: "whirl")
    #expect(run.status == 1)
    #expect(run.errors.contains("a.md:23:4: warning: Language 'whirl' isn't known, so its code is plain"))
    #expect(run.errors.contains("1 warning"))
    #expect(html.contains(">spin func ; round"))
  }

  @Test func ignoresAnUnknownLanguageInLooseMarkdown() throws {
    try SiteFolder.with(["README.md": "# A\n\n```whirl\nspin\n```\n"]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(!run.errors.contains("UnknownLanguage"))
      let verbose = try solidsite("check --verbose", in: folder)
      #expect(verbose.errors.contains("Language 'whirl' isn't known"))
    }
  }
}
