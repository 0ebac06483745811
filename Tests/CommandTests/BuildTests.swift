import Foundation
import Testing

@Suite struct BuildTests {
  private static let site = [
    "solidsite.yml": "title: Studies\n",
    "Content/index.md": "---\ntitle: Home\nsummary: A home.\n---\n\nWelcome.\n",
    "Content/case-studies/a.md": study(title: "First study"),
    "Content/case-studies/b.md": study(title: "Second study"),
  ]

  @Test func reportsAnAliasInTheWayOnceAtTheAlias() throws {
    let text = study().replacing("principles: [ocp]", with: "principles: [ocp]\naliases: [old, /404.html/]")
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("aliases") }
    try SiteFolder.with(["solidsite.yml": "title: x\n", "Content/case-studies/a.md": text]) { folder in
      let errors = try solidsite("build", in: folder).errors
      #expect(errors.components(separatedBy: "[ConflictingFile]").count == 2, "\(errors)")
      try #expect(errors.contains("a.md:\(#require(line) + 1):"), "\(errors)")
    }
  }

  @Test(arguments: [".", "Content", "Templates"])
  func saysThatABuildWouldReplaceSources(output: String) throws {
    try SiteFolder.with(Self.site) { folder in
      let run = try solidsite("build --output \(output)", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("A build into '\(output)' would replace the site's sources in '"), "\(run.errors)")
    }
  }

  @Test func buildsASiteAndReportsIt() throws {
    try SiteFolder.with(Self.site) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.status == 0)
      #expect(run.output == "")
      #expect(run.errors.wholeMatch(of: /Built \d+ pages into _site \(files: \d+ written\)\n/) != nil)
      try #expect(folder.text("_site/case-studies/a/index.html").contains("First study"))
      try #expect(folder.names() == [".solidsite", "Content", "_site", "solidsite.yml"])
      try #expect(folder.names(in: ".solidsite/cache") == [".gitignore", "build"])
      let second = try solidsite("build", in: folder)
      #expect(second.errors.contains("(files: nothing changed)"))
    }
  }

  @Test func writesOnlyChangedFiles() throws {
    try SiteFolder.with(Self.site) { folder in
      _ = try solidsite("build", in: folder)
      try folder.write("body { color: red }\n", to: "Content/assets/x.css")
      let run = try solidsite("build", in: folder)
      #expect(run.errors.contains(/\(files: 1 written, \d+ unchanged\)/))
    }
  }

  /// Without a page, the Markdown copy next to it looks like an author's document.
  @Test(arguments: [".", "notes"])
  func readsNothingFromAnOutputThatLacksAPage(place: String) throws {
    let loose = ["notes/a.md": study(title: "First study"), "notes/b.md": study(title: "Second study")]
    try SiteFolder.with(place == "." ? Self.site : loose) { folder in
      let command = "build \(place) --format json"
      let first = try solidsite(command, in: folder)
      let output = place == "." ? "_site" : "notes/_site"
      let page = try #require(
        shell("find \(output) -name index.html | grep /a/", in: folder).output.split(separator: "\n").first)
      try #expect(shell("rm \(page)", in: folder).status == 0)
      let second = try solidsite(command, in: folder)
      #expect(second.output == first.output)
      try #expect(folder.text(String(page)).contains("First study"))
    }
  }

  @Test func buildsTheOtherStudiesIfOneIsFaulty() throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write("---\ntitle: [\n---\n\nText.\n", to: "Content/case-studies/a.md")
      let run = try solidsite("build", in: folder)
      #expect(run.errors.contains("Content/case-studies/a.md:"))
      #expect(run.status == 1)
      #expect(folder.exists("_site/case-studies/b/index.html"))
    }
  }

  @Test func leadsFromAFormerAddressToAllPagesOfAStudy() throws {
    try SiteFolder.with(Self.site) { folder in
      let moved = study(title: "First study").replacing("---\ntitle", with: "---\naliases: [old]\ntitle")
      try folder.write(moved, to: "Content/case-studies/a.md")
      try folder.write("title: Studies\nredirects: netlify\n", to: "solidsite.yml")
      #expect(try solidsite("build", in: folder).status == 0)
      let pages = try folder.names(in: "_site/case-studies/a").filter {
        folder.exists("_site/case-studies/a/\($0)/index.html")
      }
      #expect(pages.contains("files"))
      let rules = try folder.text("_site/_redirects")
      for page in pages {
        let text = try folder.text("_site/case-studies/old/\(page)/index.html")
        #expect(text.contains("url=../../../case-studies/a/\(page)/\""))
        #expect(rules.contains("/case-studies/old/\(page)/ /case-studies/a/\(page)/ 301!\n"))
      }
      try #expect(folder.names(in: "_site/case-studies/old").sorted() == (pages + ["index.html"]).sorted())
    }
  }

  @Test func strictFailsOnWarnings() throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write("# No summary\n\nText.\n", to: "Content/pages/p.md")
      #expect(try solidsite("build", in: folder).status == 0)
      #expect(try solidsite("build --strict", in: folder).status == 1)
    }
  }

  @Test func buildsAnyFolderOfMarkdown() throws {
    let readme =
      "# SOLID\n\n## Open-closed\n\n### Bad\n\n```swift\nlet a = 1\n```\n\n### Good\n\n```swift\nlet a = 2\n```\n"
    try SiteFolder.with(["docs/deep/guide.md": readme, "docs/README.md": "# Read me\n\n[guide](deep/guide.md)\n"]) {
      folder in
      let run = try solidsite("build docs", in: folder)
      #expect(run.status == 0)
      let pages = folder.contents(of: "docs/_site").filter { $0.key.hasSuffix("index.html") }
      #expect(pages.keys.contains { $0.contains("guide") })
      try #expect(folder.names() == ["docs"])
    }
  }

  @Test(arguments: ["README.md", "notes.txt"])
  func buildsASingleFile(name: String) throws {
    try SiteFolder.with([name: "# One file\n\nText.\n", "other.md": "# Left aside\n"]) { folder in
      let run = try solidsite("build \(name) -o out", in: folder)
      #expect(run.status == 0)
      let text = folder.contents(of: "out").values.map { String(decoding: $0, as: UTF8.self) }.joined()
      #expect(text.contains("One file"))
      #expect(!text.contains("Left aside"))
    }
  }

  @Test func reportsAFolderWithNothingToBuild() throws {
    try SiteFolder.with(["a.txt": ""]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("There is no Markdown file in '.'"))
      try #expect(folder.names() == ["a.txt"])
    }
  }

  @Test(arguments: [(".claude/skills/a.md", true), (".claude/a.txt", false)])
  func saysThatHiddenFoldersAreLeftOutIfOnlyTheyHaveMarkdown(_ file: String, isNamed: Bool) throws {
    try SiteFolder.with([file: "# A\n"]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("outside hidden folders such as '.claude', which are left out") == isNamed)
    }
  }

  @Test func namesATextThatIsNotMarkdownIfThereIsNothingToBuild() throws {
    try SiteFolder.with(["docs/a.rst": "", "docs/b.rmd": "", "docs/c.rmd": ""]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("There is no Markdown file in '.', and 'docs/b.rmd' isn't read"))
    }
  }

  @Test(
    arguments: ["build", "check", "verify"],
    ["Content/case-studies/d.md", "Content/index.md", "Content/principles/own.md", "README.md", "notes/d.md"])
  func saysThatAllDocumentsAreDrafts(command: String, path: String) throws {
    let text = "---\ntitle: Draft\nsummary: Draft.\ndraft: true\n---\n\nText.\n"
    try SiteFolder.with([path: text]) { folder in
      let run = try solidsite(command, in: folder)
      #expect(run.status == 2)
      #expect(run.errors == "solidsite: error: All documents in '.' are drafts; add '--drafts' to include them\n")
      try #expect(solidsite("\(command) --drafts", in: folder).status == 0)
    }
  }

  @Test func saysThatASingleFileIsADraft() throws {
    try SiteFolder.with(["d.md": "---\ndraft: true\n---\n\n# Draft\n\nText.\n"]) { folder in
      let run = try solidsite("build d.md -o out", in: folder)
      #expect(run.status == 2)
      #expect(run.errors == "solidsite: error: 'd.md' is a draft; add '--drafts' to include it\n")
    }
  }

  @Test(arguments: ["Content/case-studies/d.md", "Content/pages/d.md"])
  func publishesNothingOfAPageThatMayBeADraft(path: String) throws {
    let text = "---\ntitle: Unreleased: a plan\nsummary: Unreleased.\ndraft: true\n---\n\nUnreleased text.\n"
    try SiteFolder.with(Self.site) { folder in
      try folder.write(text, to: path)
      let run = try solidsite("build", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("\(path):4:1: error: Key 'draft' may mark the page as a draft"), "\(run.errors)")
      for file in folder.contents(of: "_site") {
        #expect(!String(decoding: file.value, as: UTF8.self).contains("Unreleased"), "\(file.key)")
      }
      _ = try solidsite("build --drafts", in: folder)
      #expect(folder.contents(of: "_site").contains { $0.key.hasSuffix("d/index.html") })
    }
  }

  @Test func warnsOfAPageThatMayBeADraftInAFolderWithoutSettings() throws {
    try SiteFolder.with(["README.md": "# A\n", "d.md": "{\"draft\": true}\n\n# Unreleased\n"]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("d.md:1:3: warning: Key 'draft' may mark the page as a draft"), "\(run.errors)")
      let text = folder.contents(of: "_site").values.map { String(decoding: $0, as: UTF8.self) }.joined()
      #expect(!text.contains("Unreleased"))
    }
  }

  @Test func includesDraftsOnlyIfAsked() throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write(study().replacing("title:", with: "draft: true\ntitle:"), to: "Content/case-studies/d.md")
      _ = try solidsite("build", in: folder)
      #expect(!folder.exists("_site/case-studies/d/index.html"))
      _ = try solidsite("build --drafts", in: folder)
      #expect(folder.exists("_site/case-studies/d/index.html"))
    }
  }

  @Test func takesAddressSettingsAndOutputFromTheCommandLine() throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write("title: Other title\n", to: "other.yml")
      let run = try solidsite(
        "build --base-url https://example.org/s --config other.yml --output public/site --timings", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains(/\d\.\d{3} s  render and write\n/))
      try #expect(folder.text("public/site/sitemap.xml").contains("https://example.org/s/case-studies/a/"))
      try #expect(folder.text("public/site/index.html").contains("Other title"))
      #expect(!folder.exists("_site"))
    }
  }

  @Test func replacesNoFolderOfOthers() throws {
    try SiteFolder.with(Self.site.merging(["public/mine.txt": "mine"]) { $1 }) { folder in
      let run = try solidsite("build --output public", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("The folder 'public' isn't empty and wasn't created by solidsite"))
      #expect(folder.contents(of: "public").keys.sorted() == ["mine.txt"])
      #expect(try solidsite("build --output public --force", in: folder).status == 0)
      #expect(!folder.exists("public/mine.txt"))
    }
  }

  @Test(arguments: [".", "..", "Content", "Content/out", "Templates"])
  func neverReplacesItsSources(output: String) throws {
    let files = Dictionary(uniqueKeysWithValues: Self.site.map { ("site/" + $0.key, $0.value) })
    try SiteFolder.with(files.merging(["site/Templates/x.txt": ""]) { $1 }) { folder in
      let run = try solidsite("build --root site --output site/\(output) --force", in: folder)
      #expect(run.status == 2)
      #expect(folder.exists("site/Content/index.md"))
      #expect(folder.exists("site/Templates/x.txt"))
    }
  }

  @Test func writesTheSameBytesOnEveryMachine() throws {
    try SiteFolder.with(Self.site) { folder in
      let places = [("one", "1", "UTC", "C"), ("many", "7", "Asia/Kathmandu", "tr_TR.UTF-8")]
      for (output, jobs, zone, locale) in places {
        _ = try solidsite(
          "build --output \(output) --jobs \(jobs)", in: folder,
          environment: ["TZ": zone, "LANG": locale, "LC_ALL": locale])
      }
      #expect(folder.contents(of: "one") == folder.contents(of: "many"))
      #expect(folder.contents(of: "one").count > 8)
    }
  }

  @Test func usesTheThemeOfTheEnvironment() throws {
    try SiteFolder.with(Self.site) { folder in
      let run = try solidsite("build", in: folder, environment: ["SOLIDSITE_THEME": folder.path + "/none"])
      #expect(run.status == 2)
      #expect(run.errors.contains("has no templates"))
    }
  }
}
