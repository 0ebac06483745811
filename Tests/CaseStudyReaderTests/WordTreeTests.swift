import Testing

@testable import CaseStudyReader

struct WordTreeTests {
  private func match(_ text: String, at index: Int = 0, among phrases: [String]) -> String? {
    var tree = WordTree<String>()
    for phrase in phrases { tree.insert(phrase, phrase) }
    return tree.match(in: Array(text.unicodeScalars), at: index)?.value
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

  @Test func dropsPhrasesLongerThanAnyName() {
    let phrase = String(repeating: "a ", count: 100)
    #expect(match(phrase, among: [phrase]) == nil)
  }

  /// All share a prefix, so comparing a text with each of them would take as many steps as there are phrases.
  @Test(.timeLimit(.minutes(5))) func keepsManyPhrases() {
    var tree = WordTree<Int>()
    for number in 0..<50_000 { tree.insert("a\(number)", number) }
    for number in stride(from: 0, to: 50_000, by: 7) {
      #expect(tree.match(in: Array("a\(number) b".unicodeScalars), at: 0)?.value == number)
    }
  }
}
