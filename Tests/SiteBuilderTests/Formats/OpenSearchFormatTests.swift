import Testing

@testable import SiteBuilder

@Suite("The description of the search for browsers")
struct OpenSearchFormatTests {
  @Test(arguments: [
    ("Fees", "Fees"), ("Sixteen letters!", "Sixteen letters!"), ("Case studies in design", "Case studies in"),
    ("Refactorings: a collection", "Refactorings: a"), ("Refactorings, collected", "Refactorings"),
    ("Studies – of seventeen", "Studies – of"),
    ("Refactoringsgeschichten", "Refactoringsgesc"), ("… Refactoringsgeschichten", "… Refactoringsge"), ("", ""),
  ])
  func namesTheSiteInWholeWords(title: String, name: String) {
    #expect(OpenSearchFormat.shortName(of: title) == name)
    #expect(name.unicodeScalars.count <= 16)
  }
}
