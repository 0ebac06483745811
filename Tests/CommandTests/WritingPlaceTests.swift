import Foundation
import Testing

/// Commands write only in the site's folder, despite links and settings.
@Suite struct WritingPlaceTests {
  private static let site = ["Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"]

  @Test(arguments: [["init", "/"], ["init", "//"], ["init", "/."], ["init", "/tmp/.."], ["init", ""]])
  func initRejectsTheRootFolderAndAnEmptyPath(arguments: [String]) throws {
    try SiteFolder.with { folder in
      let run = try solidsite(arguments, in: folder)
      #expect(run.status == (arguments[1].isEmpty ? 64 : 2))
      #expect(run.errors.contains("must "))
      try #expect(folder.names() == [])
    }
    #expect(!FileManager.default.fileExists(atPath: "/solidsite.yml"))
  }

  @Test(
    arguments: ["Content", "Content/case-studies", "solidsite.yml", "Content/index.md"], ["../elsewhere", "../missing"])
  func initWritesThroughNoLink(path: String, target: String) throws {
    try SiteFolder.with(["elsewhere/mine.txt": "mine"]) { folder in
      let way = String(repeating: "../", count: path.split(separator: "/").count - 1)
      try folder.write("", to: "site/\(path)")
      try folder.remove("site/\(path)")
      try folder.link("site/\(path)", to: way + target)
      let run = try solidsite("init site", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("nothing was written"))
      try #expect(folder.names(in: "elsewhere") == ["mine.txt"])
      #expect(!folder.exists("missing"))
      #expect(folder.contents(of: "site").keys.filter { !$0.hasPrefix("Content/case-studies/mine") }.isEmpty)
    }
  }

  @Test(arguments: [".git", ".git/x", ".git/hooks/", "x/../.git/y", ".GIT/x", "."])
  func initWritesNothingIntoTheFolderOfGit(place: String) throws {
    try SiteFolder.with([".git/hooks/a": "", "x/a": ""]) { folder in
      let inside = place == "." ? SiteFolder(path: folder.path + "/.git/hooks") : folder
      let before = folder.contents(of: "")
      let run = try solidsite(["init", "--yes", place], in: inside)
      #expect(run.status == 2)
      #expect(run.errors.contains("A site must not be inside '.git'"), "\(run.errors)")
      #expect(folder.contents(of: "") == before)
    }
  }

  @Test(arguments: ["\u{1B}[2J", "\n", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}"])
  func initAndNewWriteNoControlCharacters(character: String) throws {
    try SiteFolder.with { folder in
      let title = "Parking\(character)fees"
      for arguments in [["init", "--yes", "--title", title], ["init", "--yes", title]] {
        let run = try solidsite(arguments, in: folder)
        #expect(run.status != 0)
        #expect(run.errors.contains("must not contain control characters or ones that reorder text"), "\(run.errors)")
      }
      try #expect(folder.names() == [])
      try #expect(solidsite("init --yes", in: folder).status == 0)
      try #expect(solidsite(["new", title], in: folder).status == 64)
      try #expect(folder.names(in: "Content/case-studies") == ["shipping-costs.md"])
    }
  }

  @Test(arguments: ["Content", "Content/case-studies"])
  func newWritesNothingOutsideTheSite(path: String) throws {
    try SiteFolder.with(["site/solidsite.yml": "title: x\n", "elsewhere/mine.txt": "mine", "site/.git/x": ""]) {
      folder in
      let way = path.contains("/") ? "../" : ""
      for target in ["../elsewhere", ".git", "../missing"] {
        try folder.write("", to: "site/\(path)")
        try folder.remove("site/\(path)")
        try folder.link("site/\(path)", to: way + target)
        let run = try solidsite("new Title --root site", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("is a link that leads out of the site"))
        try folder.remove("site/\(path)")
      }
      try #expect(folder.names(in: "elsewhere") == ["mine.txt"])
      try #expect(folder.names(in: "site/.git") == ["x"])
      #expect(!folder.exists("missing"))
    }
  }

  private static let changes = ["adopt --write", "check --fix"]

  /// A text whose sides are guessed.
  private static let guessed = """
    # R

    ## SRP

    This class violates the single responsibility principle:

    ```swift
    class A { func a() {} }
    ```

    Instead, we should split it:

    ```swift
    class B {}
    ```

    """

  @Test(
    arguments: changes,
    [
      "README.md -> ../elsewhere/README.md", "docs -> ../elsewhere", "Content -> ../elsewhere",
      "l.md -> ../e/README.md",
      "docs -> ../e",
    ])
  func changesNoFileThroughALinkOutOfTheSite(command: String, link: String) throws {
    let files = [
      "elsewhere/README.md": Self.guessed, "e/Content/index.md": "# E\n", "e/README.md": Self.guessed,
      "e/solidsite.yml": "title: E\n", "site/notes.md": "# N\n",
    ]
    for isSite in [false, true] {
      try SiteFolder.with(isSite ? files.merging(["site/solidsite.yml": "title: x\n"]) { $1 } : files) { folder in
        let ends = link.components(separatedBy: " -> ")
        try folder.link("site/\(ends[0])", to: ends[1])
        let before = folder.contents(of: "")
        let file = ends[0].hasSuffix(".md") ? ends[0] : ends[0] + "/README.md"
        let run = try solidsite("\(command) \(file)", in: SiteFolder(path: folder.path + "/site"))
        #expect(run.status == 2, "\(run.errors)")
        #expect(
          run.errors.contains("'\(file)' is a link that leads out of the site; nothing was written"), "\(run.errors)")
        #expect(folder.contents(of: "") == before)
      }
    }
  }

  @Test(arguments: ["README.md", "docs/index.md", "linked/README.md", "../site/README.md"])
  func adoptChangesAFileThroughALinkThatStays(file: String) throws {
    for settings in [[:], ["real/solidsite.yml": "title: x\n"]] {
      let files = settings.merging(["real/text.md": Self.guessed, "real/docs/a.md": "# A\n"]) { $1 }
      try SiteFolder.with(files) { folder in
        try folder.link("site", to: "real")
        try folder.link("real/README.md", to: "text.md")
        try folder.link("real/docs/index.md", to: "../text.md")
        try folder.link("real/linked", to: ".")
        let run = try solidsite("adopt --write \(file)", in: SiteFolder(path: folder.path + "/site"))
        #expect(run.status == 0, "\(run.errors)")
        let text = try folder.text("real/text.md")
        #expect(text != Self.guessed)
      }
    }
  }

  @Test(arguments: changes)
  func leavesReadOnlyFilesAsTheyAre(command: String) throws {
    let file = "Content/case-studies/a.md"
    let text = Self.guessed.replacing("# R\n", with: "---\ntitle: R\nsumary: S\n---\n")
    try SiteFolder.with([file: text]) { folder in
      let rights = "chmod 444 \(file); chmod 777 . Content Content/case-studies; chmod o+x \"$(dirname \"$PWD\")\""
      _ = try shell(rights, in: folder)
      let run = try shell("\(unprivileged)\nunprivileged \"$solidsite\" \(command) \(file)", in: folder)
      #expect(run.status == 2, "\(run.errors)")
      #expect(run.errors.contains("Can't write '") && run.errors.contains("a.md': Permission denied"), "\(run.errors)")
      let kept = try folder.text(file)
      #expect(kept == text)
    }
  }

  @Test func newFollowsALinkThatStaysInTheSite() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n", "Content/studies/a/index.md": "a"]) { folder in
      try folder.link("Content/case-studies", to: "studies")
      try #expect(solidsite("new Title", in: folder).status == 0)
      #expect(folder.exists("Content/studies/title.md"))
    }
  }

  @Test func newShortensATooLongFileName() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n"]) { folder in
      try #expect(solidsite(["new", String(repeating: "設計", count: 100)], in: folder).status == 0)
    }
  }

  @Test(arguments: [
    "/tmp/elsewhere", "../elsewhere", "a/../../elsewhere", ".git", ".git/hooks", "a/.b", ".", "./", "..",
  ])
  func settingsCannotNameAnOutputOutsideTheSiteOrHidden(output: String) throws {
    try SiteFolder.with(Self.site.merging(["solidsite.yml": "title: x\noutput: \(output)\n"]) { $1 }) { folder in
      for command in ["check", "build"] {
        let run = try solidsite(command, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("solidsite.yml:2:9: error: Key 'output' must name a folder inside the site"))
      }
      // The rest is built, as with any other fault in a text.
      try #expect(folder.names() == [".solidsite", "Content", "_site", "solidsite.yml"])
    }
  }

  @Test(arguments: ["public", "./deep/er/public", "a/../b"])
  func settingsCanNameAnyOtherFolderOfTheSite(output: String) throws {
    try SiteFolder.with(Self.site.merging(["solidsite.yml": "title: x\noutput: \(output)\n"]) { $1 }) { folder in
      try #expect(solidsite("build", in: folder).status == 0)
      #expect(folder.exists("\(output == "a/../b" ? "b" : output)/index.html"))
    }
  }

  @Test(arguments: ["", "output: public/site\n"])
  func rejectsAnOutputFolderThatIsALinkOutOfTheSite(settings: String) throws {
    let files = [
      "site/Content/index.md": Self.site["Content/index.md"] ?? "", "site/solidsite.yml": "title: x\n" + settings,
    ]
    try SiteFolder.with(files) { folder in
      try folder.write("", to: "elsewhere/x")
      try folder.remove("elsewhere/x")
      try folder.link("site/_site", to: "../elsewhere")
      try folder.link("site/public", to: "../elsewhere")
      let run = try solidsite("build --root site", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("must be inside the site's folder"))
      try #expect(folder.names(in: "elsewhere") == [])
      // The command line may name it.
      try #expect(solidsite("build --root site -o site/_site", in: folder).status == 0)
      #expect(folder.exists("elsewhere/index.html"))
    }
  }

  @Test(arguments: [".solidsite", ".solidsite/evidence"])
  func verifyStoresNoEvidenceThroughALink(path: String) throws {
    try SiteFolder.with(["site/Content/case-studies/a.md": study(), "elsewhere/evidence/mine": ""]) { folder in
      try folder.write("", to: "site/\(path)")
      try folder.remove("site/\(path)")
      try folder.link("site/\(path)", to: path.contains("/") ? "../../elsewhere/evidence" : "../elsewhere")
      let run = try solidsite("verify --root site --sandbox none", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("must be a folder, not a link"))
      try #expect(folder.names(in: "elsewhere/evidence") == ["mine"])
    }
  }

  @Test(arguments: ["-o .git", "-o .git/hooks", "-o ../home", "-o ../other", "-o .."])
  func forceReplacesNoRepositoryHomeOrOtherSite(options: String) throws {
    var files = ["site/.git/HEAD": "x", "site/.git/hooks/x": "x", "home/x": "x", "other/solidsite.yml": ""]
    for (path, text) in Self.site { files["site/" + path] = text }
    try SiteFolder.with(files) { folder in
      let before = folder.contents(of: "")
      let inside = SiteFolder(path: folder.path + "/site")
      let run = try solidsite("build --force \(options)", in: inside, environment: ["HOME": folder.path + "/home"])
      #expect(run.status == 2)
      #expect(folder.contents(of: "") == before)
    }
  }
}
