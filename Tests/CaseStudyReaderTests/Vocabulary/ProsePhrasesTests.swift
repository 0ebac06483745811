import SeededRandom
import Testing

@testable import CaseStudyReader

struct ProsePhrasesTests {
  private static let names: KeyValuePairs<String, ProsePhrases.Meanings> = [
    "introducesBefore": .introducesBefore, "introducesAfter": .introducesAfter, "condemns": .condemns,
    "approves": .approves, "improves": .improves, "restarts": .restarts, "defines": .defines,
    // A remedy announces the new design too.
    "remedies": [.remedies, .introducesAfter], "excludes": .excludes, "withdraws": .withdraws,
    "pointsBack": .pointsBack, "pointsAhead": .pointsAhead, "denies": .denies, "assigns": .assigns,
    // So does a task below the code that it is about.
    "asks": [.asks, .remedies, .introducesAfter], "enumerates": .enumerates,
  ]

  private func meanings(_ sentence: String, among sought: ProsePhrases.Meanings = .all) -> ProsePhrases.Meanings {
    let phrases = ProsePhrases([
      "condemns": ["applying", "not good", "違反"], "approves": ["good", "not good enough"], "defines": ["not good"],
      "improves": ["good step by step"], "excludes": ["to avoid"], "withdraws": ["is avoided"],
    ])
    return phrases.meanings(of: Array(sentence.utf8), among: sought)
  }

  @Test func hasOneBitForEachMeaning() {
    #expect(Self.names.reduce(into: ProsePhrases.Meanings()) { $0.formUnion($1.value) } == .all)
    #expect(Set(Self.names.map(\.value.rawValue)).count == Self.names.count)
  }

  @Test(
    arguments: [
      ("it is good", .approves), ("it is not good", [.condemns, .defines]), ("not good enough", .approves),
      ("good to avoid applying", [.approves, .excludes]), ("applying is avoided good", [.approves, .withdraws]),
      ("applyings", .condemns), ("reapplying", []), ("原則違反", .condemns), ("", []),
    ] as [(String, ProsePhrases.Meanings)])
  func takesTheLongestPhraseAtTheStartOfAWord(sentence: String, expected: ProsePhrases.Meanings) {
    #expect(meanings(sentence) == expected)
  }

  @Test func letsPhrasesOfOtherMeaningsConsumeNothing() {
    #expect(meanings("good step by step") == .improves)
    #expect(meanings("good step by step", among: .all.subtracting(.improves)) == .approves)
  }

  @Test(arguments: 0..<20) func findsInRandomTextsWhatComparingWithEachPhraseFinds(_ seed: UInt64) {
    // Lists of words that change what phrases mean have no meanings themselves.
    let lists = VocabularyFile.builtIn.prose.filter { list in Self.names.contains { $0.key == list.key } }
    let all = Self.names.flatMap { name, meaning in
      (lists[name] ?? []).map { (phrase: SlowVocabulary.normalForm($0), value: meaning.rawValue) }
    }
    let phrases = ProsePhrases(lists)
    var random = SplitMix(seed: seed)
    for _ in 0..<5 {
      // Phrases of all languages, whole or cut off, one after another, with and without spaces.
      let pieces = (0..<8).compactMap { _ -> String? in
        let phrase = all.randomElement(using: &random)?.phrase ?? ""
        let cut = Bool.random(using: &random) ? phrase : String(phrase.prefix(phrase.count / 2))
        return cut + (Int.random(in: 0..<3, using: &random) == 0 ? "" : " ")
      }
      let sentence = SlowVocabulary.normalForm(pieces.joined())
      let slow = joined(SlowVocabulary.values(of: all, in: sentence).map { .init(rawValue: $0.reduce(0, |)) })
      #expect(phrases.meanings(of: Array(sentence.utf8), among: .all) == slow, "\(sentence)")
    }
  }

  /// Returns the meanings of phrases in order.
  private func joined(_ phrases: [ProsePhrases.Meanings]) -> ProsePhrases.Meanings {
    var joined: ProsePhrases.Meanings = []
    for meanings in phrases {
      joined.formUnion(meanings)
      if meanings.contains(.excludes) { break }
      if meanings.contains(.withdraws) { joined.subtract([.condemns, .approves]) }
    }
    return joined
  }
}
