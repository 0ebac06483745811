import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Documents of one title")
struct TitlePolicyTests {
  private static let book = "SOLID"

  private func titles(of pages: [Article], languageTitles: [String: String] = [:]) -> [String] {
    var site = Site.made(pages: pages)
    site.languageTitles = languageTitles
    TitlePolicy.disambiguate(&site)
    return site.pages.map(\.title)
  }

  private func chapter(_ source: String, _ sections: [String]) -> Article {
    .made(source, title: Self.book, sections.map { .heading(2, $0) })
  }

  @Test func areNamedAfterTheirOnlySections() {
    #expect(
      titles(of: [chapter("1.md", ["One reason"]), chapter("2.md", ["Open and closed"])])
        == ["SOLID: One reason", "SOLID: Open and closed"])
  }

  @Test func areNamedAfterTheirPlacesIfOnlyFewHaveOneSection() {
    let pages = [chapter("fp/index.md", []), chapter("fp/1.md", ["One reason"]), chapter("fp/2.md", ["Open"])]
    #expect(titles(of: pages) == ["SOLID (fp)", "SOLID: One reason", "SOLID: Open"])
    #expect(titles(of: pages.dropLast()) == ["SOLID (fp)", "SOLID (fp/1)"])
  }

  @Test func areNamedAfterTheirLanguagesOfCode() {
    let pages = ["ocaml", "rust"].map { language in
      let code = Article.Part.code(.before, "a\n", language: Language(rawValue: language))
      return Article.made("\(language)/README.md", title: Self.book, [code])
    }
    #expect(titles(of: pages, languageTitles: ["ocaml": "OCaml"]) == ["SOLID (OCaml)", "SOLID (Rust)"])
  }

  @Test(arguments: [
    (["go/isp/README.md", "rust/isp/README.md"], ["go", "rust"]),
    (["docs/oop/a.md", "docs/fp/b.md"], ["oop/a", "fp/b"]),
    (["docs/a.md", "docs/a/b.md"], ["a", "a/b"]),
    (["index.md", "notes.md"], ["index", "notes"]),
  ])
  func areNamedAfterTheirPlaces(paths: [String], names: [String]) {
    #expect(titles(of: paths.map { chapter($0, ["What", "Why"]) }) == names.map { "SOLID (\($0))" })
  }

  @Test func keepTheAnchorsOfTheirHeadings() {
    var site = Site.made(
      pages: ["a.md", "b.md"].map { .made($0, title: Self.book, [.heading(1, Self.book), .heading(2, "Why")]) })
    TitlePolicy.disambiguate(&site)
    for article in site.pages {
      #expect(HeadingPlan(article).titleAnchor == article.headings[0].anchor)
      #expect(HeadingPlan(article).levels == [0, 2])
      #expect(article.writtenTitle == Self.book)
    }
  }

  @Test func keepATitleOfTheFrontMatter() {
    var named = chapter("1.md", ["One reason"])
    named.frontMatter.title = Self.book
    #expect(titles(of: [named, chapter("2.md", ["Open and closed"])]) == [Self.book, Self.book])
  }

  @Test func keepTheirTitleInOtherLanguages() {
    var german = chapter("de/1.md", ["Warum"])
    german.detectedLanguage = "de"
    #expect(titles(of: [chapter("1.md", ["Why"]), german]) == [Self.book, Self.book])
  }
}
