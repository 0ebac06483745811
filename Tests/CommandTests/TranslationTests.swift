import Foundation
import Testing

/// Studies in several languages, from files to pages.
@Suite("Studies in several languages") struct TranslationTests {
  private static let page = "case-studies/a/de/index.html"
  private static let german = """
    ---
    title: Eine Studie
    summary: Worum es geht.
    ---

    ## Vorher

    ```swift
    struct Alt {}
    ```

    ## Nachher

    ```swift
    struct Neu {}
    ```

    """

  private func site(
    settings: String = "", files: [String: String] = [:], _ work: (SiteFolder) throws -> Void
  ) throws {
    let own = [
      "solidsite.yml": "title: T\nbaseURL: https://example.org\n" + settings, "Content/case-studies/a.md": study(),
      "Content/case-studies/a.de.md": Self.german,
    ]
    try SiteFolder.with(own.merging(files) { $1 }, work)
  }

  private func pages(
    settings: String = "", files: [String: String] = [:], _ work: (SiteFolder) throws -> Void
  ) throws {
    try site(settings: settings, files: files) { folder in
      let run = try solidsite("build --strict", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      try work(folder)
    }
  }

  /// The files of the site without other settings and files, which is built once.
  private static let built = Result { () throws -> [String: Data] in
    var files: [String: Data] = [:]
    try TranslationTests().pages { files = $0.contents(of: "_site") }
    return files
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(try Self.built.get()[path]), as: UTF8.self)
  }

  @Test func writesATranslationInItsLanguage() throws {
    let page = try text(Self.page)
    #expect(page.contains("<html lang=\"de\">"))
    #expect(page.contains("Zum Inhalt springen"))
  }

  @Test func takesWhatTheFrontMatterLacksFromTheOriginal() throws {
    try #expect(text(Self.page).contains("data-principle=\"ocp\""))
  }

  @Test func readsATranslationAgainAfterItsOriginalChanged() throws {
    try pages { folder in
      try folder.write(study(principles: "dip"), to: "Content/case-studies/a.md")
      _ = try solidsite("build", in: folder)
      #expect(try folder.text("_site/" + Self.page).contains("Dependency-Inversion-Prinzip"))
    }
  }

  @Test(arguments: ["case-studies/a/index.html", page])
  func linksTheVersionsOnEachOfTheirPages(path: String) throws {
    let page = try text(path)
    #expect(page.contains("hreflang=\"en\" href=\"https://example.org/case-studies/a/\""))
    #expect(page.contains("hreflang=\"de\" href=\"https://example.org/case-studies/a/de/\""))
    #expect(page.contains("hreflang=\"x-default\" href=\"https://example.org/case-studies/a/\""))
    #expect(page.contains("<nav class=\"versions\""))
  }

  @Test func listsTheVersionsInTheSitemap() throws {
    let sitemap = try text("sitemap.xml")
    #expect(sitemap.contains("<url><loc>https://example.org/case-studies/a/de/</loc>"))
    #expect(sitemap.contains("<xhtml:link rel=\"alternate\" hreflang=\"x-default\""))
  }

  @Test(arguments: ["index.html", "case-studies/index.html", "feed.xml"])
  func listsAStudyOnce(path: String) throws {
    try #expect(!text(path).contains("Eine Studie"))
  }

  @Test func listsTheVersionInTheSitesLanguage() throws {
    let original = study().replacing("title:", with: "language: en\ntitle:")
    try pages(settings: "language: de\n", files: ["Content/case-studies/a.md": original]) { folder in
      let list = try folder.text("_site/case-studies/index.html")
      #expect(list.contains("Eine Studie"))
      #expect(!list.contains("A study"))
      let page = try folder.text("_site/case-studies/a/index.html")
      #expect(page.contains("<html lang=\"en\">"))
      #expect(page.contains("hreflang=\"x-default\" href=\"https://example.org/case-studies/a/de/\""))
    }
  }

  @Test func writesASiteWithoutTranslationsAsBefore() throws {
    try site { folder in
      try folder.remove("Content/case-studies/a.de.md")
      _ = try solidsite("build", in: folder)
      #expect(try !folder.text("_site/case-studies/a/index.html").contains("versions"))
      #expect(try !folder.text("_site/sitemap.xml").contains("xhtml"))
    }
  }

  @Test func marksTheInterfaceAroundAStudyInAnotherLanguage() throws {
    try site(settings: "language: de\n") { folder in
      try folder.remove("Content/case-studies/a.de.md")
      try folder.write(study().replacing("title:", with: "language: en\ntitle:"), to: "Content/case-studies/a.md")
      _ = try solidsite("build", in: folder)
      let page = try folder.text("_site/case-studies/a/index.html")
      #expect(page.contains("<html lang=\"en\">"))
      #expect(page.contains("<p class=\"facts\" lang=\"de\">"))
      #expect(page.contains("<div class=\"heading\" lang=\"de\">"))
    }
  }

  @Test func namesTheLanguagesThatAStudyLacks() throws {
    try site(settings: "languages: [en, de, it]\n") { folder in
      _ = try solidsite("build", in: folder)
      #expect(try folder.text("_site/case-studies/a/index.html").contains("Not translated yet: Italiano."))
    }
  }

  @Test(arguments: [("2021-03-05", true), ("2021-03-03", false)])
  func saysThatATranslationIsOlderThanItsOriginal(day: String, isOlder: Bool) throws {
    try site { folder in
      try folder.git("init --quiet --initial-branch=main")
      try folder.git("add --all")
      try folder.git("commit --quiet --message start", at: "2021-03-03T12:00:00Z")
      try folder.write(study(title: "Another title"), to: "Content/case-studies/a.md")
      try folder.git("add --all")
      try folder.git("commit --quiet --message change", at: day + "T12:00:00Z")
      _ = try solidsite("build", in: folder)
      #expect(try folder.text("_site/" + Self.page).contains("älter als das Original") == isOlder)
    }
  }

  @Test func treatsANameThatOnlyLooksLikeATranslationAsAStudy() throws {
    try pages(files: ["Content/case-studies/a.to.md": study(title: "From A to B")]) { folder in
      #expect(folder.exists("_site/case-studies/a-to/index.html"))
    }
  }

  @Test func treatsATranslationWithoutAnOriginalAsAStudy() throws {
    try site(files: ["Content/case-studies/b.de.md": study(title: "B for Delaware")]) { folder in
      _ = try solidsite("build", in: folder)
      #expect(folder.exists("_site/case-studies/b-de/index.html"))
    }
  }

  @Test func leadsLinksToTheTranslationOfAStudy() throws {
    let linking = Self.german + "\n[Die andere](b.md)\n"
    let files = [
      "Content/case-studies/a.de.md": linking, "Content/case-studies/b.md": study(title: "B"),
      "Content/case-studies/b.de.md": Self.german.replacing("Eine", with: "Eine andere"),
    ]
    try pages(files: files) { folder in
      let page = try folder.text("_site/" + Self.page)
      #expect(page.contains("case-studies/b/de/\">Die andere"))
    }
  }

  @Test(
    arguments: [
      ("Content/case-studies/b.de.md", german, "UnpairedTranslation", "must be beside its original 'b.md'"),
      ("Content/case-studies/a.it.md", german, "UnpairedTranslation", "Language 'it' of 'a.it.md' must be one"),
      ("Content/case-studies/a.de.markdown", german, "DuplicateTranslation", "only one translation into 'de'"),
      ("Content/case-studies/a.en.md", german, "TranslationLanguage", "must be in a different language"),
      (
        "Content/case-studies/a.de.md", german.replacing("title:", with: "language: fr\ntitle:"),
        "TranslationLanguage", "not in 'fr'"
      ),
      (
        "Content/case-studies/a.de.md", german.replacing("title:", with: "slug: b\ntitle:"), "TranslationAddress",
        "must not have a slug"
      ),
    ])
  func reportsAMistake(path: String, text: String, id: String, words: String) throws {
    let original = ["Content/case-studies/a.markdown": study(title: "M"), path: text]
    try site(settings: "languages: [en, de]\n", files: id == "DuplicateTranslation" ? original : [path: text]) {
      folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.contains("[\(id)]"), "\(run.errors)")
    }
  }

  @Test func reportsAnUnknownNameOnlyWhereItIsWritten() throws {
    try site(files: ["Content/case-studies/a.md": study(principles: "opne")]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.matches(of: /\[UnknownPrinciple\]/).count == 1, "\(run.errors)")
    }
  }

  @Test(arguments: ["a.de.md", "a.md"])
  func followsTheSeveritiesOfATranslationAndOfItsOriginal(file: String) throws {
    let severities = "severities: {TranslationAddress: off}\n"
    let own = file == "a.de.md" ? severities : ""
    let files = [
      "Content/case-studies/a.de.md": Self.german.replacing("title:", with: "slug: b\n\(own)title:"),
      "Content/case-studies/a.md": study().replacing("title:", with: (file == "a.md" ? severities : "") + "title:"),
    ]
    try site(files: files) { folder in
      let run = try solidsite("check", in: folder)
      #expect(!run.errors.contains("TranslationAddress"), "\(run.errors)")
    }
  }

  @Test func inspectsATranslation() throws {
    try site { folder in
      let run = try solidsite("inspect Content/case-studies/a.de.md --format json", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("\"slug\": \"a/de\"") || run.output.contains("\"slug\":\"a/de\""), "\(run.output)")
    }
  }

  @Test func verifiesOriginalsAlone() throws {
    try site { folder in
      let run = try solidsite("verify a/de", in: folder)
      #expect(run.errors.contains("There is no study 'a/de'"), "\(run.errors)")
    }
  }

  @Test func runsTextFromRightToLeftAndCodeFromLeftToRight() throws {
    let arabic = Self.german.replacing("Vorher", with: "Before").replacing("Nachher", with: "After")
    try site(
      files: ["Content/case-studies/a.ar.md": arabic, "Templates/texts/ar.yml": "page.skip: \"تخط\"\n"]
    ) { folder in
      _ = try solidsite("build", in: folder)
      let page = try folder.text("_site/case-studies/a/ar/index.html")
      #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
      #expect(page.contains("<pre dir=\"ltr\""))
      #expect(try !folder.text("_site/index.html").contains("<pre dir"))
    }
  }
}
