import Foundation
import Testing

@Suite struct CheckTests {
  private static let home = "---\ntitle: Home\nsummary: A home.\n---\n\nWelcome.\n"

  @Test func printsNothingForASoundSite() throws {
    try SiteFolder.with(["Content/index.md": Self.home, "Content/case-studies/a.md": study()]) { folder in
      let run = try solidsite("check --strict", in: folder)
      #expect(run == CommandRun(output: "", errors: "", status: 0))
      #expect(!folder.exists("_site"))
    }
  }

  @Test func takesAnyNumberOfJobs() throws {
    try SiteFolder.with(["Content/index.md": Self.home, "Content/case-studies/a.md": study()]) { folder in
      let run = try solidsite("check --strict --jobs 9223372036854775807", in: folder)
      #expect(run == CommandRun(output: "", errors: "", status: 0))
    }
  }

  @Test func failsOnErrors() throws {
    try SiteFolder.with(["Content/case-studies/a.md": study(principles: "opc")]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("error: Principle 'opc' isn't defined; did you mean 'ocp'?"))
      #expect(run.status == 1)
    }
  }

  @Test func rendersTheTemplateOfCards() throws {
    let files = [
      "solidsite.yml": "title: x\nbaseURL: https://example.org\n", "Content/case-studies/a.md": study(),
      "Templates/card.mustache": "<svg>{{titel}}</svg>\n",
    ]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("Templates/card.mustache:1:8: error: Name 'titel' isn't defined"))
      #expect(run.status == 1)
      #expect(!folder.exists(".solidsite"))
    }
  }

  @Test func failsOnWarningsOnlyIfStrict() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n", "Content/case-studies/a.md": "# Nothing\n\nText.\n"]) {
      folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("warning: "))
      #expect(run.status == 0)
      try #expect(solidsite("check --strict", in: folder).status == 1)
    }
  }

  @Test func quietPrintsErrorsOnly() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n", "Content/case-studies/a.md": "# Nothing\n\nText.\n"]) {
      folder in
      try #expect(solidsite("check -q", in: folder) == CommandRun(output: "", errors: "", status: 0))
      let run = try solidsite("check -q --strict", in: folder)
      #expect(run.errors.contains("warning: "))
      #expect(run.status == 1)
    }
  }

  @Test func checksNoBuiltSite() throws {
    try SiteFolder.with(["Content/index.md": Self.home, "Content/case-studies/a.md": study()]) { folder in
      try #expect(solidsite("build", in: folder).status == 0)
      for command in ["check --root _site", "build _site"] {
        let run = try solidsite(command, in: folder)
        #expect(run.errors.contains("/_site' has a built site; give the folder with its sources"))
        #expect(run.status == 2)
      }
      #expect(!folder.exists("_site/_site"))
    }
  }

  @Test func reportsOnlyTheNamedFiles() throws {
    let files = ["a", "b"].map { ("Content/case-studies/\($0).md", study(principles: "opc")) }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
      let run = try solidsite("check Content/case-studies/b.md", in: folder)
      #expect(run.errors.contains("Content/case-studies/b.md:"))
      #expect(!run.errors.contains("Content/case-studies/a.md:"))
      #expect(run.status == 1)
    }
  }

  @Test(arguments: [
    ". .", ". Content/case-studies/a.md", "Content/case-studies/a.md .", "./ Content/case-studies/a.md",
    "Content/case-studies/a.md ./",
  ])
  func checksASiteOnceHoweverOftenItIsNamed(operands: String) throws {
    let body = "\n## Before\n\n```swift befor\nlet a = 1\n```\n\n## After\n\n```swift after\nlet a = 2\n```\n"
    let files = ["a", "b"].map { ("Content/case-studies/\($0).md", study(body: body)) }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
      let run = try solidsite("check --fix \(operands)", in: folder)
      #expect(run.errors.components(separatedBy: "Applied ").count == 2, "\(run.errors)")
      for (path, _) in files { try #expect(folder.text(path).contains("```swift before")) }
    }
  }

  @Test func countsFixesInTheLanguageOfTheSite() throws {
    let body = "\n## Vorher\n\n```swift befor\na(1)\n```\n\n## Nachher\n\n```swift after\na(2)\n```\n"
    let files = ["solidsite.yml": "title: T\nlanguage: de\n", "Content/case-studies/a.md": study(body: body)]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check --fix", in: folder)
      #expect(run.errors.contains(" angewandt\n"), "\(run.errors)")
    }
  }

  @Test func reportsFaultsFoundWhileRendering() throws {
    let files = ["Content/case-studies/a.md": study(), "Templates/page.mustache": "{{nonsense}}\n"]
    try SiteFolder.with(files.merging(["Content/pages/about.md": Self.home]) { $1 }) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains(/Templates\/page.mustache:1:\d+: error: .*nonsense/))
      #expect(run.errors.contains("1 | {{nonsense}}"))
      #expect(run.status == 1)
    }
  }

  @Test(arguments: [
    ("check Content/case-studies/fes.md", "did you mean 'Content/case-studies/fees.md'?"),
    ("check Contnt/case-studies/fes.md", "did you mean 'Content/case-studies/fees.md'?"),
    ("build --root Contnt", "There is no folder 'Contnt'; did you mean 'Content'?"),
    ("check fees", "did you mean 'Content/case-studies/fees.md'?"),
    ("check fees.md", "did you mean 'Content/case-studies/fees.md'?"),
    ("check nothing/like/it.md", "There is no file 'nothing/like/it.md'\n"),
    ("check Content", "Folder 'Content' is part of the site in "),
    ("build Content/case-studies", "Folder 'Content/case-studies' is part of the site in "),
    ("build Content/case-studies --root .", "Folder 'Content/case-studies' is part of the site in "),
    ("build --root Content", "Folder 'Content' is part of the site in "),
    ("build Content/case-studies/fees.md", "File 'Content/case-studies/fees.md' is part of the site in "),
    ("build Content/case-studies/fees.md --root .", "leave it out to build the site"),
    ("build notes.md", "File 'notes.md' would replace the site in "),
    ("build notes.md --root .", "File 'notes.md' would replace the site in "),
    ("new Parking --root Content", "Folder 'Content' is part of the site in "),
    ("verify Content/pages/about.md", "'Content/pages/about.md' is a page; only studies are verified"),
    ("build Content/case-studies/fes.md", "did you mean 'Content/case-studies/fees.md'?"),
    ("init _site --yes", "; a new site must have another folder"),
    ("init Content/new --yes", "; a new site must have another folder"),
    ("build Content/case-studies/fees.swift", "'Content/case-studies/fees.swift' isn't a Markdown file"),
    ("serve plan.png", "'plan.png' isn't a Markdown file; its name must end with '.md'"),
    ("inspect plan.png", "'plan.png' isn't a Markdown file"),
    ("adopt Content/case-studies/fees.swift", "isn't a Markdown file"),
    ("build solidsite.yml", "'solidsite.yml' is the settings file of a site; the site's folder is '.'"),
  ])
  func suggestsTheIntendedFileOrFolder(words: String, message: String) throws {
    let files = [
      "solidsite.yml": "", "plan.png": "", "notes.md": "# Notes\n", "Content/case-studies/fees.swift": "",
      "Content/pages/about.md": "# About\n",
    ]
    try SiteFolder.with(files.merging(["Content/case-studies/fees.md": study()]) { $1 }) { folder in
      let run = try solidsite(words, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
      try #expect(!folder.names(in: "Content").contains("_site"))
    }
  }

  @Test(arguments: ["principles: [opc]", "principles: [ocp]\nsteps: [nope]", "exercise: Nope"])
  func noWarningHidesAnErrorInFrontMatter(line: String) throws {
    let text = "---\ntitle: A\nsummary: S\n\(line)\n---\n\n## Before\n\n```swift hiden\nlet a = 1\n```\n"
    let after = "\n## After\n\n```swift\nlet a = 2\n```\n"
    try SiteFolder.with(["solidsite.yml": "title: T\n", "Content/case-studies/a.md": text + after]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("UnknownInfoWord"))
      #expect(run.errors.contains(": error: "), "\(run.errors)")
      #expect(run.status == 1)
    }
  }

  /// Markdown removes less from these lines of code than from the lines of their fences. It replaces a tab by spaces, so
  /// that the place in the file isn't known.
  @Test(arguments: [
    ("  ", "", "  "), ("> ", ">", "> "), ("- item\n\n\t", "\t", "\t"), ("- item\n\n  ", "    ", "  "),
  ])
  func fixesCodeAtItsPlaceInTheFile(opening: String, margin: String, closing: String) throws {
    let type = margin == "\t" ? "int" : "Int"
    let code = ["func fee(hours: int) -> Int { hours }", "expect(fee(hours: 2), 2)"].map { margin + $0 + "\n" }
    let body = "\(opening)```swift test\n\(code.joined())\(closing)```\n"
    try SiteFolder.with(["solidsite.yml": "title: T\n", "Content/case-studies/a.md": study(body: body)]) { folder in
      _ = try solidsite("check --fix", in: folder)
      let fixed = try folder.text("Content/case-studies/a.md")
      #expect(fixed == study(body: body.replacing("hours: int", with: "hours: \(type)")), "\(fixed)")
    }
  }

  @Test(arguments: ["check", "build", "verify", "new Parking"])
  func namesTheOnlySiteBelowAFolder(words: String) throws {
    let files = ["README.md": "# Read me\n", "site/solidsite.yml": "", "site/Content/case-studies/fees.md": study()]
    try SiteFolder.with(files) { folder in
      let run = try solidsite(words, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("The site is in 'site'; add '--root site'"), "\(run.errors)")
      #expect(!folder.exists("_site"))
    }
  }

  @Test func checksAFolderWithItsOwnMarkdownNextToASite() throws {
    let files = ["notes.md": "# Notes\n", "site/solidsite.yml": "", "site/Content/case-studies/fees.md": study()]
    try SiteFolder.with(files) { folder in try #expect(solidsite("check", in: folder).status == 0) }
  }

  /// An operand is relative to the working folder; `build` also finds one in the site's folder.
  @Test(arguments: [
    ("check site/notes.md", 0), ("build site/notes.md", 0), ("build notes.md", 0), ("build site", 0),
    ("check notes.md", 2), ("build gone.md", 2),
  ])
  func readsAFileOfTheGivenFolder(words: String, status: Int) throws {
    try SiteFolder.with(["site/notes.md": "# Notes\n"]) { folder in
      let run = try solidsite("\(words) --root site", in: folder)
      #expect(Int(run.status) == status, "\(run.errors)")
      #expect(folder.exists("site/_site/index.html") == (status == 0 && words.hasPrefix("build")))
      #expect(!folder.exists("_site"))
    }
  }

  @Test func prefersTheFileOfTheWorkingFolder() throws {
    try SiteFolder.with(["docs/a.md": "# Outer\n", "docs/docs/a.md": "# Inner\n"]) { folder in
      try #expect(solidsite("build docs/a.md --root docs", in: folder).status == 0)
      let text = folder.contents(of: "docs/_site").values.map { String(decoding: $0, as: UTF8.self) }.joined()
      #expect(text.contains("Outer") && !text.contains("Inner"))
    }
  }

  @Test func ignoresPipesAndDanglingLinks() throws {
    try SiteFolder.with(["Content/case-studies/fees.md": study()]) { folder in
      try folder.link("gone.md", to: "nowhere")
      try #require(mkfifo(folder.path + "/" + "pipe.md", 0o600) == 0)
      for (name, message) in [("gone.md", "Link 'gone.md' must lead to a file"), ("pipe.md", "and not a pipe")] {
        for command in ["check", "build"] {
          let run = try solidsite("\(command) \(name)", in: folder)
          #expect(run.errors.contains(message), "\(run.errors)")
          #expect(run.status == 2)
        }
      }
    }
  }

  @Test(arguments: [
    ("severities: {RawHtml: off}", "2:14: warning: No diagnostic is called 'RawHtml'"),
    ("vocabulary: {principles: {opc: [open]}}", "2:27: error: Principle 'opc' isn't defined"),
    ("navigation: [{title: Gone, url: /gone/}]", "2:33: error: Address '/gone/' of the navigation's entry 'Gone'"),
  ])
  func namesTheGivenSettingsFile(setting: String, report: String) throws {
    let files = ["solidsite.yml": "title: T\n", "other.yml": "title: T\n\(setting)\n", "Content/index.md": Self.home]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check --config other.yml", in: folder)
      #expect(run.errors.contains("other.yml:" + report), "\(run.errors)")
      #expect(!run.errors.contains("solidsite.yml:"))
    }
  }

  @Test func saysThatAFileOutsideTheContentIsNotRead() throws {
    try SiteFolder.with(["Content/case-studies/fees.md": study(), "notes.md": "# Notes\n"]) { folder in
      let run = try solidsite("check notes.md Content/case-studies/fees.md --root .", in: folder)
      #expect(run.errors.contains("'notes.md' isn't in the site's folder 'Content', so it isn't read\n"))
      #expect(!run.errors.contains("'Content/case-studies/fees.md' isn't"))
      #expect(run.status == 0)
    }
  }

  @Test func saysThatCodeAndPicturesAreCheckedWithTheirPages() throws {
    let files = ["Content/plan.png": "", "Content/fees.swift": "", "Content/index.md": "# Fees\n"]
    try SiteFolder.with(files.merging(["solidsite.yml": ""]) { $1 }) { folder in
      let run = try solidsite("check Content/plan.png Content/fees.swift solidsite.yml", in: folder)
      for name in ["plan.png", "fees.swift"] {
        #expect(run.errors.contains("'Content/\(name)' isn't Markdown, so it is checked only where a page includes"))
      }
      #expect(!run.errors.contains("'solidsite.yml' isn't"))
    }
  }

  @Test(arguments: ["../outside.md", "/etc/passwd", "link.swift"])
  func readsNothingOutsideTheSite(include: String) throws {
    let fence = "```swift B.swift src=\(include)\n```"
    try SiteFolder.with(["outside.md": "secret words", "site/Content/case-studies/a.md": study(body: fence)]) {
      folder in
      try folder.link("site/Content/case-studies/link.swift", to: "../../../outside.md")
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("error: "))
      let page = try folder.text("site/_site/case-studies/a/index.html")
      #expect(!page.contains("secret words"))
      #expect(!page.contains("root:"))
    }
  }
}
