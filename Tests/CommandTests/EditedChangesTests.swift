import CaseStudyModel
import LanguageServer
import Testing

@testable import SolidsiteCommand

/// The changes that a watcher reports while documents are edited.
@Suite("Changes of an edited site")
struct EditedChangesTests {
  @Test(arguments: [
    SiteChanges(), SiteChanges(paths: [PathKey("a.md")]), SiteChanges(touchTheme: true),
    SiteChanges(touchHistory: true), SiteChanges(touchEverything: true),
  ])
  func keepWhatTheyTouch(changes: SiteChanges) {
    #expect(SiteChanges(DocumentChanges(changes)) == changes)
  }

  @Test func touchTheThemeInTheFolderOfTemplates() {
    let changes = SiteChanges(DocumentChanges(["Templates/study.html"]))
    #expect(changes.touchTheme)
  }
}
