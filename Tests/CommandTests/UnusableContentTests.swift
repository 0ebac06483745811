import Foundation
import TestForm
import Testing

/// A faulty file is reported at its place, and the others are built.
@Suite(.disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct UnusableContentTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    /// Prepares the site; runs in its folder.
    var script: String
    /// The start of the expected diagnostic.
    var message: String

    init(_ script: String, _ message: String) {
      self.script = script
      self.message = message
    }

    var testDescription: String { script }
  }

  private static let a = "Content/case-studies/a.md"

  private static func slug(_ slug: String) -> String { "sed -i 's|^summary|slug: \(slug)\\nsummary|' \(a)" }
  private static func alias(_ alias: String) -> String { "sed -i 's|^summary|aliases: [\"\(alias)\"]\\nsummary|' \(a)" }

  /// Feeds, and the file for crawlers, need the site's address.
  private static let published = "echo 'baseURL: https://example.org' >> solidsite.yml; "

  private static let addresses = [
    Fault(slug("index.html"), "\(a):3:7: error: Slug 'index.html' is needed by the site itself"),
    Fault(slug("INDEX.html"), "\(a):3:7: error: Slug 'INDEX.html' is needed by the site itself"),
    Fault(
      "mkdir Content/pages; mv \(a) Content/pages; sed -i 's/^summary/slug: lost+found\\nsummary/' Content/pages/a.md",
      "Content/pages/a.md:3:7: error: Slug 'lost+found' is needed"),
    Fault(alias("/lost+found/x"), "\(a):3:11: error: Path 'lost+found/x/index.html' of a file of the site must not be"),
    Fault(alias("/index.html/x"), "\(a):3:11: error: Files 'index.html' and 'index.html/x/index.html' must not need"),
    Fault(alias("/404.HTML/x/y.html"), "\(a):3:11: error: Files '404.html' and '404.HTML/x/y.html' must not need"),
    Fault(alias("/case-studies/b/index.html/z"), "\(a):3:11: error: Files 'case-studies/b/index.html' and"),
    Fault(
      published + alias("/robots.txt"),
      "\(a):3:11: error: Files 'robots.txt' and 'robots.txt/index.html' must not need"
    ),
    Fault(alias("/llms.txt/x"), "\(a):3:11: error: Files 'llms.txt' and 'llms.txt/x/index.html' must not"),
    Fault(
      published + alias("/feed.json"), "\(a):3:11: error: Files 'feed.json' and 'feed.json/index.html' must not need"
    ),
    Fault(alias("/case-studies.html"), ""),
    // A mark after a slash forms one character with it.
    Fault(alias("/x/\u{301}y"), ""),
    Fault(slug("\u{E33}"), ""),
    Fault("cp \(a) 'Content/case-studies/\u{200D}.md'", ""),
    Fault(
      alias("/Case-Studies/B"), "\(a):3:11: error: Files 'case-studies/b/index.html' and 'Case-Studies/B/index.html'"),
    Fault(
      alias(Array(repeating: String(repeating: "x", count: 100), count: 45).joined(separator: "/")),
      "\(a):3:11: error: Path"),
    Fault(
      "mkdir Content/principles; printf '# P\\n\\nText.\\n' > Content/principles/index.html.md",
      ""),
    Fault(
      "cp \(a) \"Content/case-studies/$(printf 'İ%.0s' {1..120}).md\"", "Content/case-studies/İİ"),
    Fault(
      "mkdir Content/pages; cp \(a) \"Content/pages/$(printf 'İ%.0s' {1..120}).md\"", "Content/pages/İİ"),
    Fault("sed -i \"s/^summary/tags: [$(printf 'İ%.0s' {1..200})]\\nsummary/\" \(a)", ""),
    Fault("mkdir Content/assets; echo > \"Content/assets/$(printf 'İ%.0s' {1..120}).txt\"", ""),
    Fault(
      "mkdir -p Content/assets; echo > Content/assets/a; echo > Content/assets/A", "Content/assets/a:1:1: error: Files"),
  ]

  private static let files = [
    // Marks the output of a build, which isn't content.
    Fault("touch Content/.solidsite Content/case-studies/.solidsite", ""),
    Fault("mkfifo Content/case-studies/f.md", "Content/case-studies/f.md:1:1: error: File"),
    Fault("mkdir Content/assets; mkfifo Content/assets/f", "Content/assets/f:1:1: error: File"),
    Fault("mkdir Content/assets; ln -s /dev/zero Content/assets/f", "Content/assets/f:1:1: error: File"),
    Fault("ln -s nowhere Content/case-studies/f.md", "Content/case-studies/f.md:1:1: error: File"),
    Fault("ln -s f.md Content/case-studies/f.md", "Content/case-studies/f.md:1:1: error: File"),
    Fault("ln -s ../../../beside Content/case-studies/f", "Content/case-studies/f:1:1: error: File"),
    Fault("printf x > $'Content/case-studies/x\\xE9.md'", "Content/case-studies/x\\xE9.md:1:1: error: The name"),
    Fault("mkdir $'Content/case-studies/x\\xE9'", "Content/case-studies/x\\xE9:1:1: error: The name"),
    Fault("mkdir Content/assets; printf x > $'Content/assets/x\\ny'", "Content/assets/x\\x0Ay:1:1: error: The name"),
    Fault("printf x > $'Content/case-studies/\\e[31m.md'", "Content/case-studies/\\x1B[31m.md:1:1: error: The name"),
    Fault("mkdir Content/assets; truncate -s 300G Content/assets/f.svg", "Content/assets/f.svg:1:1: error: File"),
    Fault(
      "truncate -s 300G Content/case-studies/f.png; printf '\\n![x](f.png)\\n' >> \(a)",
      "Content/case-studies/f.png:1:1: error: File"),
    Fault("rm solidsite.yml; mkfifo solidsite.yml", "solidsite.yml:1:1: error: File"),
    Fault("rm solidsite.yml; mkdir solidsite.yml", "solidsite.yml:1:1: error: File"),
    Fault("rm solidsite.yml; mkdir -p solidsite.yml/x; echo > solidsite.yml/x/y", "solidsite.yml:1:1: error: File"),
    Fault("rm solidsite.yml; ln -s nowhere solidsite.yml", "solidsite.yml:1:1: error: File"),
    Fault("rm solidsite.yml; ln -s solidsite.yml solidsite.yml", "solidsite.yml:1:1: error: File"),
    Fault("rm solidsite.yml; ln -s ../beside/x.md solidsite.yml", "solidsite.yml:1:1: error: File"),
    Fault("ln -s ../beside Templates", "Templates:1:1: error: File"),
    Fault("ln -s Templates Templates", "Templates:1:1: error: File"),
    Fault("echo > Templates", "Templates:1:1: error: 'Templates' must be a folder"),
    Fault(
      "mkdir Templates; echo > Templates/languages", "Templates/languages:1:1: error: 'Templates/languages' must be"),
    Fault("mkdir Templates; mkfifo Templates/page.mustache", "Templates/page.mustache:1:1: error: File"),
    Fault("mkdir -p Templates/page.mustache", "Templates/page.mustache:1:1: error: File"),
    Fault("mkdir -p Templates/texts/en.yml", "Templates/texts/en.yml:1:1: error: File"),
    Fault("mkdir -p Templates/languages/own.grammar/x", "Templates/languages/own.grammar:1:1: error: File"),
    Fault("mkdir Templates; echo > Templates/texts", "Templates/texts:1:1: error: 'Templates/texts' must be a folder"),
    Fault("echo > .solidsite", ".solidsite:1:1: error: '.solidsite' must be a folder"),
    Fault("mkfifo .solidsite", ".solidsite:1:1: error: '.solidsite' must be a folder"),
    Fault("ln -s nowhere .solidsite", ".solidsite:1:1: error: File"),
    Fault("ln -s .solidsite .solidsite", ".solidsite:1:1: error: File"),
    Fault(
      "mkdir .solidsite; ln -s evidence .solidsite/evidence",
      ".solidsite/evidence:1:1: error: File '.solidsite/evidence'"),
    Fault(
      "mkdir .solidsite; echo > .solidsite/evidence",
      ".solidsite/evidence:1:1: error: '.solidsite/evidence' must be a folder"),
    Fault("mkdir -p .solidsite/evidence/a.json", ".solidsite/evidence/a.json:1:1: error: File"),
    Fault(
      "printf '\\n```swift %s.swift before\\nlet b = 1\\n```\\n' $(printf 'x%.0s' {1..250}) >> \(a)",
      "\(a):23:1: error: Each part of the file name"),
    Fault("mkdir Content/index.md", "Content/index.md:1:1: error: File"),
    Fault("mkfifo Content/index.md", "Content/index.md:1:1: error: File"),
    Fault("mkdir Content/index.md; echo > Content/index.md/x", "Content/index.md:1:1: error: File"),
    Fault("echo > Content/pages", "Content/pages:1:1: error: 'Content/pages' must be a folder"),
    Fault(
      "cd Content/case-studies; n=$(printf 'x%.0s' {1..200}); for i in {1..30}; do mkdir $n; cd $n; done",
      "Content/case-studies/xx"),
    Fault(
      "printf '\\n```swift caf\u{E9}.swift before\\nlet b = 1\\n```\\n\\n```swift cafe\u{301}.swift before\\n```\\n' >> \(a)",
      "\(a):27:10: error: File name '"),
    Fault(
      "mkdir Templates Content/assets shared; ln -s ../../shared Content/assets/s; ln -s ../shared Templates/assets",
      "Templates/assets:1:1: error: Folder"),
    Fault("chmod 0 \(a)", "\(a):1:1: error: File"),
    Fault("mkdir Content/case-studies/x; chmod 0 Content/case-studies/x", "Content/case-studies/x:1:1: error: File"),
    Fault(
      "mkdir -p Content/assets/x; echo > Content/assets/x/y; chmod 0 Content/assets/x",
      "Content/assets/x:1:1: error: File"),
    Fault("chmod 0 solidsite.yml", "solidsite.yml:1:1: error: File"),
    Fault("mkdir -p Templates/assets; chmod 0 Templates/assets", "Templates/assets:1:1: error: File"),
    Fault(
      "mkdir Templates; echo > Templates/page.mustache; chmod 0 Templates/page.mustache", "Templates/page.mustache:1:1"),
  ]

  @Test(arguments: TestForm.sample(of: "files that can't be used", every: 2, addresses + files))
  func reportsUnusableContentAndBuildsTheRest(fault: Fault) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      _ = try shell("cd site && \(fault.script)", in: folder)
      _ = try shell("chmod 777 . site; chmod o+x \"$(dirname \"$PWD\")\"", in: folder)
      let run = try shell("\(unprivileged)\ncd site && unprivileged \"$solidsite\" build", in: folder)
      #expect(run.status == (fault.message.isEmpty ? 0 : 1), "\(run.errors)")
      let lines = run.errors.split(separator: "\n")
      #expect(fault.message.isEmpty || lines.contains { $0.hasPrefix(fault.message) }, "\(run.errors)")
      #expect(!run.errors.contains("\u{1B}"))
      #expect(folder.exists("site/_site/case-studies/b/index.html"))
      #expect(!folder.holds("s3cr3t", in: "site/_site"))
      _ = try shell("chmod -R u+rwX .", in: folder)
    }
  }

  @Test(arguments: [
    "echo > Content", "mkfifo Content", "ln -s ../beside Content", "ln -s nowhere Content", "ln -s .hidden Content",
    "ln -s Content Content",
  ])
  func tellsThatTheContentIsNoFolderOfTheSite(script: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      let run = try shell("cd site && rm -r Content && \(script) && \"$solidsite\" build", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("Content:1:1: error: "), "\(run.errors)")
      #expect(!folder.holds("s3cr3t", in: "site/_site"))
    }
  }

  /// Canonically equivalent names are two files on some file systems.
  @Test func distinguishesCanonicallyEquivalentNames() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      let (one, two) = ("caf\u{E9}", "cafe\u{301}")
      for (name, slug, title) in [(one, "one", "Composed"), (two, "two", "Decomposed")] {
        try folder.write(
          study(title: title, body: "![x](\(name).png)").replacing("summary:", with: "slug: \(slug)\nsummary:"),
          to: "site/Content/case-studies/\(name).md")
        try folder.write("picture \(slug)", to: "site/Content/case-studies/\(name).png")
      }
      try #require(folder.names(in: "site/Content/case-studies").count == 6)
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.text("site/_site/case-studies/one/index.html").contains("Composed"))
      #expect(try folder.text("site/_site/case-studies/two/index.html").contains("Decomposed"))
      #expect(folder.holds("picture one", in: "site/_site"))
      #expect(folder.holds("picture two", in: "site/_site"))
    }
  }

  @Test func reportsStudiesWithEquivalentAddresses() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      for name in ["caf\u{E9}", "cafe\u{301}"] {
        try folder.write(study(title: "Same"), to: "site/Content/case-studies/\(name).md")
      }
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("Content/case-studies/caf\u{E9}.md:1:1: error: Slug"), "\(run.errors)")
      #expect(folder.exists("site/_site/case-studies/b/index.html"))
    }
  }

  /// Authors' keyboards and file systems may encode an `é` differently.
  @Test func findsAFileByAnEquivalentName() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      try folder.write("picture", to: "site/Content/case-studies/cafe\u{301}.png")
      try folder.write(study(body: "![x](caf\u{E9}.png)"), to: "site/Content/case-studies/a.md")
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(folder.holds("picture", in: "site/_site"))
    }
  }

  /// Each real folder is read once by its own path and once through a link, however many ways lead there.
  @Test func readsFoldersThatLinkToEachOtherOnce() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      _ = try shell(
        """
        cd site/Content/case-studies; for i in {1..24}; do mkdir d$i; cp a.md d$i/index.md; for j in {1..24}; do
        [ $i = $j ] || ln -s ../d$j d$i/l$j; done; done
        """, in: folder)
      let run = try solidsite("build --root site -q", in: folder)
      #expect(run.status == 0, "\(run.errors.suffix(2000))")
      #expect(folder.exists("site/_site/case-studies/d24/index.html"))
    }
  }

  @Test func replacesAnOutputFolderThatIsNestedTooDeeply() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      try #expect(solidsite("build --root site", in: folder).status == 0)
      let name = String(repeating: "x", count: 200)
      _ = try shell("cd site/_site/assets; for i in {1..30}; do mkdir \(name); cd \(name); done; touch y", in: folder)
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!folder.exists("site/_site/assets/\(name)"))
      try #expect(folder.names(in: "site").filter { $0.hasPrefix("._site") } == [])
      _ = try shell("rm -rf site", in: folder)
    }
  }

  @Test func findsTheFilesOfAFolderThroughEveryLinkToIt() throws {
    let body = "![x](s/x.png) [y](s/deep/y.png)"
    var files = SiteFolder.closedSite
    for name in ["c", "d", "e"] { files["site/Content/case-studies/\(name)/index.md"] = study(title: name, body: body) }
    files["site/shared/x.png"] = "picture x"
    files["site/shared/deep/y.png"] = "picture y"
    try SiteFolder.with(files) { folder in
      for name in ["c", "d", "e"] { try folder.link("site/Content/case-studies/\(name)/s", to: "../../../shared") }
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let pages = try ["c", "d", "e"].map { try folder.text("site/_site/case-studies/\($0)/index.html") }
      #expect(pages.allSatisfy { $0.contains(/assets\/x\.[0-9a-f]{16}\.png/) })
      #expect(folder.contents(of: "site/_site").keys.count { $0.hasSuffix(".png") } == 2)
    }
  }
}
