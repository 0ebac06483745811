import Testing

@testable import CaseStudyReader

struct SpreadPhrasesTests {
  private func meanings(_ sentence: String) -> ProsePhrases.Meanings {
    let phrases = ProsePhrases(
      ["approves": ["must be kept"], "barriers": ["only", "ない"]],
      patterns: [
        "condemns": [
          PhrasePattern(beginnings: ["must", "has to"], endings: ["chang", "edit"]),
          PhrasePattern(beginnings: ["複数"], endings: ["責任"]),
        ],
        "nothing": [PhrasePattern(beginnings: ["avoid"], endings: ["must change"])],
      ])
    return phrases.meanings(of: Array(sentence.utf8), among: .all)
  }

  @Test(
    arguments: [
      ("the class must change", .condemns), ("it has to be edited", .condemns), ("must also be changed", .condemns),
      ("must only be changed", []), ("must be kept and changed", .approves), ("mustard is changed", []),
      ("must be rather carefully changed", []), ("it is changed", []), ("must", []),
      ("we avoid what must change", []), ("we avoid it as long as we can and must change", .condemns),
      ("複数の責任", .condemns), ("複数ない責任", []),
    ] as [(String, ProsePhrases.Meanings)])
  func findsTwoPartsCloseTogether(sentence: String, expected: ProsePhrases.Meanings) {
    #expect(meanings(sentence) == expected)
  }

  @Test(
    arguments: [
      ("no class must change", .approves), ("no class must ever be edited", .approves),
      ("no class must know of it even when some of it has to be edited", [.approves, .condemns]),
      ("a class must change", .condemns), ("it grows without edits", .approves),
      ("it cannot grow without edits", .condemns), ("it cannot fly but grow without edits", .approves),
    ] as [(String, ProsePhrases.Meanings)])
  func denialsAndInabilitiesTurnMeaningsRound(sentence: String, expected: ProsePhrases.Meanings) {
    let phrases = ProsePhrases(
      [
        "condemns": ["must change", "must ever be edited", "has to be edited", "must know"],
        "approves": ["without edits"], "inabilities": ["cannot"], "exemptions": ["without"], "connectives": ["but"],
      ],
      patterns: ["denies": [PhrasePattern(beginnings: ["no class"], endings: ["must"])]])
    let meanings = phrases.meanings(of: Array(sentence.utf8), among: .all).subtracting(.denies)
    #expect(meanings == expected)
  }

  @Test(arguments: [
    "The class has three different responsibilities.", "Now the parser has to be edited as well.",
    "La clase tiene muchas y variadas responsabilidades.", "Cada vez habrá que modificar la clase.",
    "Die Klasse muss jedes Mal angepasst werden.", "It is quite hard to test.", "Код придётся снова менять.",
  ])
  func theBuiltInPatternsCondemn(_ sentence: String) {
    let all = ProsePhrases(VocabularyFile.builtIn.prose, patterns: VocabularyFile.builtIn.patterns)
    #expect(all.meanings(of: NormalForm.bytes(of: sentence), among: .all).verdict == .before)
  }

  @Test(arguments: [
    "Clients should not depend directly on it.", "A class must not be changed for that.", "It has two methods.",
    "Two classes share the responsibility.",
  ])
  func theBuiltInPatternsLeaveRequirementsAndFacts(_ sentence: String) {
    let all = ProsePhrases(VocabularyFile.builtIn.prose, patterns: VocabularyFile.builtIn.patterns)
    #expect(all.meanings(of: NormalForm.bytes(of: sentence), among: .all).verdict != .before)
  }
}
