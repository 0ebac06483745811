import CaseStudyModel
import Testing

@testable import CaseStudyReader

/// The cache of vocabularies.
struct KeptVocabularyTests {
  @Test func useOnlyTheWordsOfTheirOwnSite() {
    // More sites than the cache holds, each requested twice.
    for number in [0, 1, 0, 2, 3, 4, 5, 1, 0] {
      let vocabulary = Vocabulary.of(.init(before: ["formerly\(number)"]), principles: [])
      for other in 0...5 {
        let side = vocabulary.labels.side(ofLabel: "formerly\(other)")
        #expect((side == .before) == (other == number), "\(other) on the site of \(number)")
      }
    }
  }

  @Test func followARenamedPrinciple() {
    for name in ["Law of Demeter", "Least knowledge", "Law of Demeter"] {
      let principle = Principle(id: .init(rawValue: "lod"), name: name, acronym: "LOD", summary: "", order: 6)
      let names = Vocabulary.of(.init(), principles: [principle]).principles
      #expect(names.principles(in: "The \(name) in code") == [principle.id])
      #expect(names.principles(in: name == "Least knowledge" ? "Law of Demeter" : "Least knowledge") == [])
    }
  }
}
