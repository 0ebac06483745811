import SeededRandom
import Testing

@testable import CaseStudyReader

struct WordTreeTests {
  private func match(_ text: String, at index: Int = 0, among phrases: [String]) -> String? {
    WordTree(phrases.map { ($0, $0) }).longestWords(in: Array(text.utf8), at: index)?.value
  }

  @Test(arguments: [
    ("open closed principle", "open closed"), ("open closet", "open"), ("opened", nil), ("open", "open"),
    ("closed", nil), ("開放閉鎖", "開放"), ("開閉", nil),
  ])
  func findsTheLongestPhraseThatEndsAWord(text: String, phrase: String?) {
    #expect(match(text, among: ["open", "open closed", "開放"]) == phrase)
  }

  @Test func findsPhrasesWithinATextAndInNormalForm() {
    #expect(match("the good one", at: 4, among: ["Good!"]) == "Good!")
  }

  @Test func keepsTheFirstOfEqualPhrases() {
    #expect(match("good", among: ["Good", "good"]) == "Good")
  }

  @Test func combinesTheValuesOfEqualPhrases() {
    let tree = WordTree([("Good", 1), ("bad", 2), ("good", 4)], combine: +)
    #expect(tree.longestWords(in: Array("good".utf8), at: 0)?.value == 5)
  }

  @Test func dropsPhrasesLongerThanAnyName() {
    let phrase = String(repeating: "a ", count: 100)
    #expect(match(phrase, among: [phrase]) == nil)
  }

  /// The phrases share a prefix, so comparing a text with each of them would be linear in their number.
  @Test(.timeLimit(.minutes(5))) func keepsManyPhrases() {
    let tree = WordTree((0..<50_000).map { ("a\($0)", $0) })
    for number in stride(from: 0, to: 50_000, by: 7) {
      #expect(tree.longestWords(in: Array("a\(number) b".utf8), at: 0)?.value == number)
    }
  }

  @Test(arguments: 0..<40) func findsInRandomTextsWhatComparingWithEachPhraseFinds(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = ["a", "b", " ", " a", "é", "ж", "責", "任", "ガ", "가", "ب"]
    func text(_ longest: Int) -> String {
      let count = Int.random(in: 1...longest, using: &random)
      return NormalForm.of((0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined())
    }
    let phrases = (0..<30).map { _ in text(5) }.filter { !$0.isEmpty }
    let tree = WordTree(phrases.map { ($0, $0) })
    let sentence = text(60)
    var offset = 0
    for (index, scalar) in sentence.unicodeScalars.enumerated() {
      let slow = SlowVocabulary.longestWords(among: phrases, in: Array(sentence.unicodeScalars), at: index)
      let found = tree.longestWords(in: Array(sentence.utf8), at: offset)
      #expect(found?.value == slow, "at \(index) of '\(sentence)'")
      #expect(found.map { $0.end - offset } == slow?.utf8.count)
      offset += UTF8.width(scalar)
    }
  }
}
