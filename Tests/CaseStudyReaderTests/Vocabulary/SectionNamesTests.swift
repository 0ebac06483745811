import Testing

@testable import CaseStudyReader

@Suite("Names of sections")
struct SectionNamesTests {
  @Test(arguments: [
    "Change requests", "Änderungswünsche", "ÄNDERUNGSANFRAGEN", "Änderungsanforderungen", "Solicitudes de cambio",
    "Demandes de changement", "Pedidos de mudança", "変更要求", "变更请求", "변경 요청", "Запросы на изменение",
    "Değişiklik istekleri",
  ])
  func introduceChangeRequestsInManyLanguages(heading: String) {
    #expect(SectionNames(VocabularyFile.builtIn.sections).isChangeRequests(heading))
  }

  /// Such a section may be a list of versions.
  @Test func dontCountMereChangesAsRequests() {
    #expect(!SectionNames(VocabularyFile.builtIn.sections).isChangeRequests("Änderungen"))
  }

  @Test(arguments: [
    ("Änderungswünche", "Änderungswünsche"), ("Aenderungswuensche", "Änderungswünsche"),
    ("Peticiones de cambios", "Peticiones de cambio"), ("Motorräder", nil), ("變更", nil),
  ])
  func areFoundByMisspeltNamesInTheirLanguage(heading: String, name: String?) {
    let names = SectionNames(VocabularyFile.builtIn.sections)
    #expect(names.translation(nearestTo: heading, in: .changeRequests) == name)
  }

  @Test func arentSuggestedInOtherLanguages() {
    #expect(!SectionNames(VocabularyFile.builtIn.sections).all.contains("änderungswünsche"))
  }
}
