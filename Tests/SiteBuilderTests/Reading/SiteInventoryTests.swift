import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The roles of files")
struct SiteInventoryTests {
  /// Each language adds a copy of the site.
  @Test func haveTranslationsIntoAtMostFiftyLanguages() {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    let tags = letters.flatMap { first in letters.map { "de-\(first)\($0)" } }
    let paths = ["x", "y"].flatMap { name in tags.map { "\(name).\($0).md" } + ["\(name).md"] }
    let inventory = SiteInventory(
      paths: paths, output: "_site", singleFile: nil, names: TranslationNames(languages: ["de"]))
    #expect(Set(inventory.translations.values.map(\.language)) == Set(tags.prefix(50)))
    #expect(inventory.translations.count == 100)
    #expect(inventory.surplusTranslations.count == 28)
    #expect(inventory.studies == paths)
  }

  @Test func areNotMadeForNavigationFilesOfOtherGenerators() {
    let paths = [
      "AGENTS.md", "_Footer.md", "_sidebar.md", "_values.md", "docs/_navbar.md", "notes.md", "a.excalidraw.md",
    ]
    let inventory = SiteInventory(
      paths: paths, output: "_site", singleFile: nil, names: TranslationNames(languages: ["de"]))
    #expect(inventory.studies == ["_values.md", "notes.md"])
    #expect(inventory.pages == ["AGENTS.md"])
  }

  @Test(arguments: [
    ("gone", ContentSourceError.Reason.missing, false), ("gone.java", .missing, false), ("gone.md", .missing, true),
    ("gone.png", .missing, true), ("notes", .outside, true),
  ])
  func includeNoLinksToFoldersThatAreGone(path: String, reason: ContentSourceError.Reason, isNeeded: Bool) {
    let inventory = SiteInventory(
      paths: ["README.md"], output: "_site", singleFile: nil, names: TranslationNames(languages: ["de"]))
    let fault = ContentSourceError(path: path, reason: reason)
    #expect(inventory.concerns(fault, output: "_site", singleFile: nil) == isNeeded)
  }

  @Test func areKeptInContentWhateverTheirFoldersAreCalled() {
    let paths = ["Content/case-studies/Pods/index.md", "Content/case-studies/vendor/index.md", "vendor/notes.md"]
    let inventory = SiteInventory(
      paths: paths, output: "_site", singleFile: nil, names: TranslationNames(languages: ["de"]))
    #expect(inventory.studies == ["Content/case-studies/Pods/index.md", "Content/case-studies/vendor/index.md"])
  }
}
