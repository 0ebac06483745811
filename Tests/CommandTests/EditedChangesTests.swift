import CaseStudyModel
import SiteBuilder
import Testing

@testable import SolidsiteCommand

/// The changes of a site while documents are edited.
@Suite("Changes of an edited site")
struct EditedChangesTests {
  @Test(arguments: [("Templates/study.html", true), ("Content/pages/about.md", false)])
  func touchTheThemeOnlyInTheFolderOfTemplates(path: String, touchTheme: Bool) {
    var changes = SiteChanges(paths: [PathKey(path)])
    changes.noteTheme()
    #expect(changes.touchTheme == touchTheme)
  }
}
