import Foundation
import TestForm
import Testing

/// A README, or a folder of documents, without any settings.
@Suite("A README is a site")
struct ReadmeSiteTests {
  private static let readme = """
    # SOLID in a nutshell

    What the principles are for, and how they are used in this project.

    ## Open-closed principle

    ### Bad

    ```swift
    func area(of shape: String) -> Int { 1 }
    ```

    ### Good

    ```swift
    protocol Shape { var area: Int { get } }
    ```

    ## More to read

    A book.

    ## License

    See [the licence](LICENSE), [the code](Sources/Shape.swift#L3) and [the slides](talk.pdf).
    """

  private func page(_ path: String, of folder: SiteFolder) throws -> String {
    try folder.text("out/" + path + "index.html")
  }

  @Test func showsItAsTheHomePage() throws {
    try SiteFolder.with(["README.md": Self.readme]) { folder in
      let run = try solidsite("build README.md -o out", in: folder)
      #expect(run.status == 0)
      let home = try page("", of: folder)
      #expect(home.contains("<h1 id=\"solid-in-a-nutshell\">SOLID in a nutshell</h1>"))
      #expect(home.contains("<li><a href=\"#license\">License</a>"))
      #expect(home.contains("href=\"principles/ocp/\""))
      #expect(!folder.exists("out/case-studies"))
    }
  }

  @Test func showsDocumentsOfOneTitleUnderTheirOwnHeadings() throws {
    let files = ["a/notes.md", "b/notes.md"].map { ($0, "# Notes\n\nText.\n\n[Top](#notes)\n") }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: files + [("README.md", "# Home\n\nText.\n")])) { folder in
      let run = try solidsite("build -o out", in: folder)
      #expect(run.status == 0)
      let pages = folder.contents(of: "out").filter { $0.key.hasSuffix("index.html") }.values.map {
        String(decoding: $0, as: UTF8.self)
      }
      #expect(pages.count { $0.contains("<h1 id=\"notes\">Notes</h1>") } == 2)
      #expect(pages.contains { $0.contains("<title>Notes (a)") })
    }
  }

  @Test func writesTheInterfaceOfEachPageInItsDocumentsLanguage() throws {
    let korean = """
      # 개방 폐쇄 원칙

      소프트웨어 요소는 확장에는 열려 있어야 하고 변경에는 닫혀 있어야 합니다. 새로운 기능은 기존 코드를 고치지 않고 추가합니다.

      ## 나쁜 예

      ```swift
      func area(of shape: String) -> Int { 1 }
      ```

      ## 좋은 예

      ```swift
      protocol Shape { var area: Int { get } }
      ```

      """
    let french = """
      # Notes

      Les modules doivent être ouverts à l’extension et fermés à la modification. Voilà ce que nous avons appris de ce projet.

      ## Pourquoi

      Parce que le code existant reste tel quel quand on ajoute une forme.

      """
    let files = ["README.md": Self.readme, "ko/ocp.md": korean, "fr/notes.md": french]
    try SiteFolder.with(files) { folder in
      try #require(try solidsite("build -o out", in: folder).status == 0)
      let pages = try [page("", of: folder), page("case-studies/ocp/", of: folder), page("notes/", of: folder)]
      let skips = ["en": "Skip to the content", "ko": "본문으로 건너뛰기", "fr": "Aller au contenu"]
      for (page, language) in zip(pages, ["en", "ko", "fr"]) {
        #expect(page.contains("<html lang=\"\(language)\""))
        for (other, skip) in skips {
          #expect(page.contains(skip) == (other == language), "\(other) on the page in \(language)")
        }
      }
      #expect(pages[0].contains("<summary><span lang=\"fr\">Français</span> <span class=\"label\">1</span></summary>"))
      #expect(pages[0].contains("<ul lang=\"fr\">\n<li><a href=\"notes/\">"))
    }
  }

  @Test func leadsFromThePrincipleToItsPartOfTheDocument() throws {
    try SiteFolder.with(["README.md": Self.readme]) { folder in
      try #require(try solidsite("build README.md -o out", in: folder).status == 0)
      let principle = try page("principles/ocp/", of: folder)
      #expect(principle.contains("protocol"))
      #expect(principle.contains("href=\"../../\""))
      #expect(!folder.exists("out/principles/lsp"))
    }
  }

  @Test(arguments: [
    ("README.md", "", "pairs"), ("notes.md", "notes/", "pairs"), ("named.md", "named/", "files"),
  ])
  func comparesTheCodeOfADocumentWithoutAPrinciple(file: String, overview: String, comparison: String) throws {
    let name = comparison == "files" ? ":Area.swift" : ""
    let text = """
      # Fewer branches

      ## Before

      ```swift\(name)
      func area(of shape: String) -> Int { shape == "square" ? 1 : 2 }
      ```

      ## After

      ```swift\(name)
      func area(of shape: Shape) -> Int { shape.area }
      ```

      """
    let files = [file: text].merging(["README.md": "# Home\n"]) { first, _ in first }
    try SiteFolder.with(files) { folder in
      try #require(try solidsite("build -o out", in: folder).status == 0)
      let root = overview.isEmpty ? "" : "../"
      #expect(try page(overview, of: folder).contains("href=\"\(root)\(overview)\(comparison)/\""))
      let compared = try page(overview + comparison + "/", of: folder)
      #expect(compared.contains("<div class=\"comparison\">"))
      #expect(compared.contains("aria-current=\"page\""))
      #expect(!folder.exists("out/case-studies"))
    }
  }

  @Test func comparesNoCodeOfADocumentWithOneSide() throws {
    try SiteFolder.with(["README.md": "# Notes\n\n## Before\n\n```swift\nlet a = 1\n```\n"]) { folder in
      try #require(try solidsite("build -o out", in: folder).status == 0)
      #expect(!folder.exists("out/pairs"))
      #expect(try !page("", of: folder).contains("study-pages"))
    }
  }

  @Test func keepsADocumentApartFromTheComparisonOfTheHomePage() throws {
    let files = ["README.md": Self.readme.replacing("Open-closed principle", with: "Shapes"), "pairs.md": "# Pairs\n"]
    try SiteFolder.with(files) { folder in
      try #require(try solidsite("build -o out", in: folder).status == 0)
      #expect(try page("pairs/", of: folder).contains("SOLID in a nutshell"))
      #expect(folder.exists("out/pairs-page"))
    }
  }

  @Test func countsDiagnosticsAboutFormInOneLine() throws {
    let text = "# Notes\n\n#### Too deep\n\n<font>x</font>\n\n![](a.png)\n\n[gone](gone.md)\n"
    try SiteFolder.with(["README.md": text, "a.png": "png"]) { folder in
      let run = try solidsite("build README.md -o out", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("README.md:9:8: warning: Link 'gone.md'"))
      #expect(run.errors.components(separatedBy: "warning: ").count == 2, "\(run.errors)")
      #expect(run.errors.contains("remarks in 1 file (-v shows remarks)"))
    }
  }

  @Test func reportsDiagnosticsAboutFormInASiteWithSettings() throws {
    let files = ["solidsite.yml": "title: Mine\n", "README.md": "# Notes\n\n#### Too deep\n"]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("build -o out", in: folder)
      #expect(run.errors.contains("[SkippedHeadingLevel]"))
    }
  }

  @Test func ordersAFolderByTheLinksOfItsReadme() throws {
    let files = [
      "README.md": "# All\n\n[Second](b.md), [first](a.md)\n", "a.md": "# First text\n", "b.md": "# Second text\n",
      "c.md": "# Third text\n",
    ]
    try SiteFolder.with(files) { folder in
      try #require(try solidsite("build -o out", in: folder).status == 0)
      let home = try page("", of: folder)
      let list = try #require(home.range(of: "id=\"Documents\""))
      let titles = home[list.upperBound...].matches(of: /<a href="[abc]\/">(\w+) text/).map { String($0.output.1) }
      #expect(titles == ["Second", "First", "Third"])
    }
  }

  @Test func showsTheOnlyDocumentOfAFolderAsTheHomePage() throws {
    try SiteFolder.with(["notes/solid.md": Self.readme]) { folder in
      try #require(try solidsite("build -o out", in: folder).status == 0)
      #expect(try page("", of: folder).contains("<h1 id=\"solid-in-a-nutshell\">"))
    }
  }

  @Test func keepsALateHeadingOfLevelOneInItsPlace() throws {
    let text = "- [Closing](#closing)\n\n### Shapes\n\nText.\n\n# Closing\n\nThanks.\n"
    try SiteFolder.with(["kata/README.md": text]) { folder in
      let run = try solidsite("build kata/README.md -o out", in: folder)
      #expect(run.status == 0)
      let home = try page("", of: folder)
      #expect(home.contains("<h1>kata</h1>"))
      #expect(home.contains(" id=\"closing\""))
    }
  }

  @Test(arguments: [(1, "Notes"), (2, "vault")])
  func namesASiteAfterItsOnlyDocumentOrElseItsFolder(count: Int, title: String) throws {
    let study = "# Notes\n\n**Bad:**\n\n```swift\nlet a = 1\n```\n\n**Good:**\n\n```swift\nlet a = 2\n```\n"
    let principled = study.replacing("# Notes", with: "---\nprinciples: [ocp]\n---\n# Notes")
    let files = ["vault/A.md": principled, "vault/B.md": "# Other\n\nText.\n"]
    try SiteFolder.with(files.filter { count == 2 || $0.key == "vault/A.md" }) { folder in
      try #require(try solidsite("build vault -o out", in: folder).status == 0)
      #expect(try page("", of: folder).contains("\"og:site_name\" content=\"\(title)\""))
    }
  }

  @Test func namesAReadmeWithoutATitleAfterItsFolder() throws {
    try SiteFolder.with(["kata/README.md": "Some text.\n"]) { folder in
      try #require(try solidsite("build kata/README.md -o out", in: folder).status == 0)
      #expect(try page("", of: folder).contains("<h1>kata</h1>"))
    }
  }

  @Test(arguments: [
    ("Eine Klasse soll nur einen Grund haben, sich zu ändern, und das ist mit dem Prinzip nicht alles.", "de"),
    ("클래스는 단 하나의 변경 이유만 가져야 한다. 이것이 단일 책임 원칙이다.", "ko"),
    ("一个类应该只有一个引起它变化的原因，这个原则叫做单一职责原则。", "zh-Hans"),
  ])
  func tellsBrowsersTheLanguage(text: String, language: String) throws {
    try SiteFolder.with(["README.md": "# SOLID\n\n\(text)\n"]) { folder in
      try #require(try solidsite("build README.md -o out", in: folder).status == 0)
      #expect(try page("", of: folder).contains("<html lang=\"\(language)\">"))
    }
  }

  @Test func usesTheLanguageOfTheDocumentIfItHasTexts() throws {
    let text = "Eine Klasse soll nur einen Grund haben, sich zu ändern, und das ist mit dem Prinzip nicht alles."
    try SiteFolder.with(["README.md": "# SOLID\n\n\(text)\n"]) { folder in
      try #require(try solidsite("build README.md -o out", in: folder).status == 0)
      #expect(try page("", of: folder).contains("Zum Inhalt"))
    }
  }

  @Test func marksTheEnglishInterfaceAroundAnotherLanguage() throws {
    try SiteFolder.with(["README.md": "# SOLID\n\nΗ κλάση πρέπει να έχει έναν μόνο λόγο για να αλλάξει.\n"]) { folder in
      try #require(try solidsite("build README.md -o out", in: folder).status == 0)
      #expect(try page("", of: folder).contains("href=\"#Main\" lang=\"en\""))
    }
  }

  // Links into the repository

  private static let files = [
    "README.md": readme, "LICENSE": "MIT", "Sources/Shape.swift": "struct Shape {}", "talk.pdf": "%PDF-1.4",
  ]

  private func build(
    _ files: [String: String] = files, remote: String?, _ check: (SiteFolder, String, CommandRun) throws -> Void
  ) throws {
    try SiteFolder.with(files.mapKeys { "r/" + $0 }) { folder in
      try folder.git("init --quiet --initial-branch=main .", in: "r")
      try folder.git("add --all", in: "r")
      try folder.git("commit --quiet --message start", in: "r")
      if let remote { try folder.git("remote add origin \(remote)", in: "r") }
      let run = try solidsite("build r -o out -v", in: folder)
      try check(folder, try page("", of: folder), run)
    }
  }

  @Test func leadsToTheCodeHostAtTheCurrentCommit() throws {
    try build(remote: "git@github.com:me/shapes.git") { folder, home, run in
      #expect(home.contains(/href="https:\/\/github.com\/me\/shapes\/blob\/[0-9a-f]{40}\/Sources\/Shape.swift#L3"/))
      #expect(home.contains(/href="https:\/\/github.com\/me\/shapes\/blob\/[0-9a-f]{40}\/LICENSE"/))
      #expect(!run.errors.contains("DeadLink"))
    }
  }

  @Test func copiesDownloads() throws {
    try build(remote: "https://github.com/me/shapes") { folder, home, _ in
      #expect(home.contains(/href="assets\/talk\.[0-9a-z]+\.pdf"/))
      #expect(folder.contents(of: "out/assets").keys.contains { $0.hasSuffix(".pdf") })
    }
  }

  @Test func showsLinksToTheRepositoryAsTextWithoutARemote() throws {
    try build(remote: nil) { _, home, run in
      #expect(home.contains("<a>the licence</a>"))
      #expect(run.errors.contains("[UnhostedLink]"))
      #expect(!run.errors.contains("DeadLink"))
    }
  }

  @Test func neverShowsTheCredentialsOfARemote() throws {
    try build(remote: "https://me:s3cr3t@gitlab.com/me/shapes.git") { folder, home, run in
      #expect(home.contains("https://gitlab.com/me/shapes/-/blob/"))
      for (path, bytes) in folder.contents(of: "out") {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cr3t"), "\(path)")
      }
      #expect(!run.errors.contains("s3cr3t"))
    }
  }

  @Test func takesTheAddressOfTheSettingsBeforeTheRemote() throws {
    let settings = "title: Shapes\nrepository: {url: https://git.example.org/me/shapes, host: gitea}\n"
    try build(Self.files.merging(["solidsite.yml": settings]) { $1 }, remote: "git@github.com:a/b.git") {
      _, home, run in
      #expect(home.contains(/"https:\/\/git.example.org\/me\/shapes\/src\/commit\/[0-9a-f]{40}\/LICENSE"/))
      #expect(!run.errors.contains("error"))
    }
  }

  @Test func neverCopiesHiddenFiles() throws {
    let text = "# Text\n\n![a](.github/a.png) [b](.git/config) [c](x/.secret/b.pdf)\n"
    let files = ["README.md": text, ".github/a.png": "s3cr3t", "x/.secret/b.pdf": "s3cr3t"]
    try build(files, remote: "https://github.com/me/shapes") { folder, home, run in
      for (path, bytes) in folder.contents(of: "out") {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cr3t"), "\(path)")
      }
      #expect(run.errors.contains("Link '.git/config'"))
    }
  }

  @Test func neverCopiesWhatALinkOutsideLeadsTo() throws {
    let files = ["README.md": "# Text\n\n[a](a.pdf) ![b](b/c.png)\n", ".keep": ""]
    try SiteFolder.with(files.mapKeys { "r/" + $0 }) { folder in
      try folder.write("s3cr3t", to: "outside/c.png")
      try folder.link("r/a.pdf", to: "../outside/c.png")
      try folder.link("r/b", to: "../outside")
      _ = try solidsite("build r -o out", in: folder)
      for (path, bytes) in folder.contents(of: "out") {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cr3t"), "\(path)")
      }
    }
  }

  @Test func hasOnePageOfEachDocumentHoweverManyLinksLeadToItsFolder() throws {
    let files = [
      "README.md": "# Book\n\n[A menu](topics/menu/README.md), [its code](topics/again/Menu.kt)\n",
      "code/menu/README.md": "# Menu\n\nA menu.\n", "code/menu/Menu.kt": "class Menu\n",
    ]
    try SiteFolder.with(files) { folder in
      try folder.write("", to: "topics/.keep")
      try folder.link("topics/menu", to: "../code/menu")
      try folder.link("topics/again", to: "../code/menu")
      try folder.link("topics/gone", to: "../code/gone")
      let run = try solidsite("build -o out", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.errors.contains("topics"), "\(run.errors)")
      #expect(try page("", of: folder).contains("href=\"menu/\""))
      #expect(!folder.contents(of: "out").keys.contains { $0.contains("topics") || $0.contains("code-menu") })
    }
  }

  @Test func readsAHugeReadme() throws {
    let part = "## Part\n\nSome text about the part, which is as long as others are.\n\n```swift\nlet a = 1\n```\n\n"
    let text =
      "# Huge\n\n" + String(repeating: part, count: (TestForm.isLong ? 5_000_000 : 1_000_000) / part.utf8.count)
    try SiteFolder.with(["README.md": text]) { folder in
      let run = try solidsite("build README.md -o out", in: folder)
      #expect(run.status < 2, "\(run.errors.prefix(2000))")
      #expect(folder.exists("out/index.html"))
    }
  }
}

extension [String: String] {
  fileprivate func mapKeys(_ name: (String) -> String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: map { (name($0.key), $0.value) })
  }
}
