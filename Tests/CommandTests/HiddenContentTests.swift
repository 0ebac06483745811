import Foundation
import Testing

/// Hidden files contain settings and secrets: none is read or copied, whatever the content refers to.
@Suite struct HiddenContentTests {
  struct Way: Sendable, CustomTestStringConvertible {
    /// Prepares the site; runs in its folder.
    var script: String
    /// The expected place of the diagnostic.
    var place: String

    init(_ script: String, at place: String) {
      self.script = script
      self.place = place
    }

    var testDescription: String { script }
  }

  private static let fences = [
    "../../.git/config", "../../.env", "../.././.env", "../../.env#token", "./../../.hidden/../.env", "../..//.env",
    "../../.hidden/x.md", "../../.solidsite/evidence/a.json",
  ].map {
    Way("printf '\\n```text src=\($0)\\n```\\n' >> Content/case-studies/a.md", at: "Content/case-studies/a.md:23")
  }

  private static let links = [
    Way("mkdir -p Content/assets; ln -s ../../.git Content/assets/g", at: "Content/assets/g:1"),
    Way("mkdir -p Content/assets; ln -s ../../.env Content/assets/x.txt", at: "Content/assets/x.txt:1"),
    Way("mkdir -p Content/assets; ln -s ../../hop Content/assets/g; ln -s .git hop", at: "Content/assets/g:1"),
    Way("mkdir -p Content/assets; ln -s \"$PWD/.git/config\" Content/assets/x", at: "Content/assets/x:1"),
    Way("ln -s ../../.env Content/case-studies/e.md", at: "Content/case-studies/e.md:1"),
    Way("ln -s ../../.hidden Content/case-studies/e", at: "Content/case-studies/e:1"),
    Way("mkdir Content/pages; ln -s ../../.env Content/pages/e.md", at: "Content/pages/e.md:1"),
    Way("mkdir Content/principles; ln -s ../../.env Content/principles/e.md", at: "Content/principles/e.md:1"),
    Way("ln -s ../.env Content/index.md", at: "Content/index.md:1"),
    Way(
      "ln -s ../../.env Content/case-studies/e.png; printf '\\n![x](e.png)\\n' >> Content/case-studies/a.md",
      at: "Content/case-studies/a.md:23"),
    Way("ln -s ../../.env Content/case-studies/e.png", at: "Content/case-studies/e.png:1"),
    Way(
      "ln -s ../../.env Content/case-studies/e.png; sed -i 's/^summary/image: e.png\\nsummary/' Content/case-studies/a.md",
      at: "Content/case-studies/e.png:1"),
    Way("mkdir -p Templates/assets; ln -s ../../.env Templates/assets/x", at: "Templates/assets/x:1"),
    Way("mkdir -p Templates/assets; ln -s ../../.env Templates/assets/icon.svg", at: "Templates/assets/icon.svg:1"),
    Way("mkdir -p Templates; ln -s ../.env Templates/page.mustache", at: "Templates/page.mustache:1"),
    Way("mkdir -p Templates/texts; ln -s ../../.env Templates/texts/en.yml", at: "Templates/texts/en.yml:1"),
    Way("mkdir -p Templates; ln -s ../.hidden Templates/languages", at: "Templates/languages:1"),
    Way("mkdir -p Content/modules/M; ln -s ../../../.env Content/modules/M/x.swift", at: "Content/modules/M/x.swift:1"),
    Way(
      "ln -s ../../.env Content/case-studies/i.txt; printf '\\n```text src=i.txt\\n```\\n' >> Content/case-studies/a.md",
      at: "Content/case-studies/a.md:23"),
    Way(
      "ln -s .git open; printf '\\n```text src=../../open/config\\n```\\n' >> Content/case-studies/a.md",
      at: "Content/case-studies/a.md:23"),
    Way("rm solidsite.yml; ln -s .env solidsite.yml", at: "solidsite.yml:1"),
  ]

  @Test(arguments: fences + links)
  func rejectsAFileWhosePathHasAHiddenPart(way: Way) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      _ = try shell("cd site && \(way.script)", in: folder)
      let run = try shell("cd site && \"$solidsite\" build", in: folder)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.errors.split(separator: "\n").contains { $0.hasPrefix("\(way.place):") }, "\(run.errors)")
      #expect(!run.errors.contains("s3cr3t"))
      #expect(!folder.holds("s3cr3t", in: "site/_site"))
      #expect(folder.exists("site/_site/case-studies/b/index.html"))
    }
  }

  /// Evidence is stored in a hidden folder, which must not give access to other hidden files.
  @Test(arguments: ["evidence", "."])
  func readsNoEvidenceThroughALinkToAnotherHiddenFolder(link: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      let script = link == "." ? "ln -s .git .solidsite" : "mkdir .solidsite; ln -s ../.git .solidsite/evidence"
      _ = try shell(
        "cd site && mkdir .git/evidence; cp .env .git/a.json; cp .env .git/evidence/a.json; \(script)", in: folder)
      let run = try shell("cd site && \"$solidsite\" build", in: folder)
      #expect(!run.errors.contains("s3cr3t"))
      #expect(!folder.holds("s3cr3t", in: "site/_site"))
      #expect(run.status == 1)
    }
  }

  @Test func buildsASiteInAHiddenFolder() throws {
    let files = Dictionary(uniqueKeysWithValues: SiteFolder.closedSite.map { (".cache/" + $0.key, $0.value) })
    try SiteFolder.with(files) { folder in
      let run = try solidsite("build --root .cache/site", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(folder.exists(".cache/site/_site/case-studies/a/index.html"))
    }
  }

  @Test func collectsNothingHiddenAroundASingleFile() throws {
    let readme = "# Read me\n\n![a](.github/a.png) ![b](shown/b.png) [c](.env) ![d](link/d.png)\n"
    let files = [
      "README.md": readme, ".github/a.png": "s3cr3t", "shown/b.png": "b", ".env": "s3cr3t", ".x/d.png": "s3cr3t",
    ]
    try SiteFolder.with(files) { folder in
      try folder.link("link", to: ".x")
      let run = try solidsite("build README.md -o out", in: folder)
      #expect(run.errors.contains("README.md:3"))
      #expect(!folder.holds("s3cr3t", in: "out"))
      #expect(folder.contents(of: "out").keys.contains { $0.hasPrefix("assets/b.") })
    }
  }

  /// A dot followed by a combining character is still a dot.
  @Test func recognisesAHiddenNameByItsFirstByte() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      try folder.write("s3cr3t", to: "site/Content/assets/.\u{301}x/y.txt")
      try folder.write("s3cr3t", to: "site/Content/assets/.\u{301}z.txt")
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 0)
      #expect(!folder.holds("s3cr3t", in: "site/_site"))
    }
  }
}
