import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Folders of documents")
struct DocumentFolderTests {
  private func study(_ source: String, title: String = "T") -> CaseStudy {
    let parts: [Article.Part] = [.code(.before, "a\n"), .code(.after, "b\n")]
    return CaseStudy(
      article: .made(source, title: title, parts), principles: [.ocp],
      examples: [Example(principles: [.ocp], before: [0], after: [1])])
  }

  private func text(_ source: String, title: String = "T", slug: String? = nil) -> CaseStudy {
    CaseStudy(article: .made(source, title: title, slug: slug, []))
  }

  @Test func haveOnlyDocumentsWithExamplesAsStudies() {
    let folder = DocumentFolder([study("a.md"), text("b.md")], pages: [], home: nil, named: "x")
    #expect(folder.studies.map(\.article.source) == ["a.md"])
    #expect(folder.pages.map(\.source) == ["b.md"])
  }

  @Test func trustFrontMatterThatNamesPrinciples() {
    var declared = text("a.md")
    declared.article.frontMatter.principles = [.srp]
    #expect(DocumentFolder([declared], pages: [], home: nil, named: "x").studies.count == 1)
  }

  @Test func showAStudyAsTheHomePage() {
    let folder = DocumentFolder([study("README.md"), study("a.md")], pages: [], home: "README.md", named: "x")
    #expect(folder.home == nil)
    #expect(folder.studies.map { PagePath.study($0) }.sorted() == ["", "case-studies/a/"])
  }

  @Test func showATextAsTheHomePage() {
    let folder = DocumentFolder([text("README.md"), study("a.md")], pages: [], home: "README.md", named: "x")
    #expect(folder.home?.source == "README.md")
    #expect(folder.pages.isEmpty)
  }

  @Test(arguments: [("Readme", "kata"), ("INDEX", "kata"), ("SOLID", "SOLID")])
  func nameAHomePageWithoutATitleAfterTheFolder(title: String, shown: String) {
    let folder = DocumentFolder([text("README.md", title: title)], pages: [], home: "README.md", named: "kata")
    #expect(folder.home?.title == shown)
  }

  @Test func putCustomaryPagesLast() {
    let folder = DocumentFolder([text("z.md")], pages: [.made("LICENSE.md", [])], home: nil, named: "x")
    #expect(folder.pages.map(\.source) == ["z.md", "LICENSE.md"])
  }

  @Test(arguments: [(["tr", "tr", "tr", "en", nil], "tr"), (["tr", "tr", "en", "en", nil], nil), (["tr", nil], nil)])
  func giveTheLanguageOfMostToPagesTooShortToShowOne(languages: [String?], completed: String?) {
    var site = Site.made(pages: languages.indices.map { Article.made("\($0).md", []) })
    for (index, language) in languages.enumerated() { site.pages[index].detectedLanguage = language }
    site.completeLanguages()
    #expect(site.pages.map(\.language) == Array(languages.dropLast()) + [completed])
  }

  @Test(arguments: [
    ("zh", ["zh-Hans", "zh-Hans", "zh", "zh-Hant"], "zh-Hans", [nil, nil, nil, "zh-Hant"]),
    (nil, ["zh-Hans", "zh-Hans", "zh"], "zh-Hans", [nil, nil, nil]),
    ("en", ["zh-Hans", "zh", "en"], "en", ["zh-Hans", "zh", nil]), ("zh", ["zh", "en"], "zh", [nil, "en"]),
  ])
  func haveTheVariantOfTheirLanguageThatMostDocumentsShow(
    home: String?, languages: [String], common: String, left: [String?]
  ) {
    var site = Site.made(pages: languages.indices.map { Article.made("\($0).md", []) })
    for (index, language) in languages.enumerated() { site.pages[index].detectedLanguage = language }
    site.home = Article.made("README.md", [])
    site.home?.detectedLanguage = home
    #expect(site.commonLanguage == common)
    site.configuration.language = common
    site.unifyLanguages()
    #expect(site.pages.map { $0.language == common ? nil : $0.language } == left)
  }

  @Test(arguments: [
    (["de", "en"], "en"), (["de", "fr"], "en"), (["de", "de", "en"], "de"), (["zh", "zh-Hans", "en"], "zh-Hans"),
  ])
  func haveTheLanguageOfMostDocumentsWithoutAHomePageAndEnglishInATie(languages: [String], common: String) {
    var site = Site.made(pages: languages.indices.map { Article.made("\($0).md", []) })
    for (index, language) in languages.enumerated() { site.pages[index].detectedLanguage = language }
    #expect(site.commonLanguage == common)
  }

  @Test func givePagesOfOneNameDistinctAddresses() {
    let documents = [text("a/notes.md"), text("b/notes.md"), text("tags.md"), text("a-notes.md", slug: "a-notes")]
    let slugs = DocumentFolder(documents, pages: [], home: nil, named: "x").pages.map(\.slug)
    #expect(Set(slugs) == ["a-notes", "a-notes-2", "b-notes", "tags-page"])
  }

  @Test(arguments: ["steps", "changes", "evidence", "files", "pairs", "runs", "exercise", "whole"])
  func keepPagesFromTakingTheAddressesOfAHomeStudy(name: String) {
    let folder = DocumentFolder([study("README.md"), text("\(name).md")], pages: [], home: "README.md", named: "x")
    #expect(folder.pages.map(\.slug) == ["\(name)-page"])
  }
}
