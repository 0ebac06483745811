/// Recognises statements that something can't be done without a change, such as "A shape can't be added without
/// changing the class". They are criticism, whereas other statements with "without changing" are praise.
struct Inabilities: Sendable {
  private let inabilities: WordTree<Bool>
  private let exemptions: WordTree<Bool>
  private let connectives: WordTree<Bool>

  /// Creates the words of the vocabulary's lists.
  init(_ lists: [String: [String]]) {
    let tree = { (name: String) in WordTree((lists[name] ?? []).map { ($0, true) }) }
    (inabilities, exemptions, connectives) = (tree("inabilities"), tree("exemptions"), tree("connectives"))
  }

  /// Returns whether a phrase of a sentence has a word that exempts from a change, such as "without".
  func haveExemption(in phrase: Range<Int>, of sentence: [UInt8]) -> Bool {
    phrase.contains { place in
      sentence.mayBeginWord(at: place) && exemptions.longestWords(in: sentence, at: place) != nil
    }
  }

  /// Returns whether a connective, which begins another statement, is in a part of a sentence.
  func haveConnective(in part: Range<Int>, of sentence: [UInt8]) -> Bool {
    part.contains { place in
      sentence.mayBeginWord(at: place) && connectives.longestWords(in: sentence, at: place) != nil
    }
  }

  /// Returns whether a statement of a sentence has an inability and one of the exemptions; a connective such as "but"
  /// begins another statement.
  /// - Parameter exemptions: the places where phrases with an exemption begin, in order.
  func preclude(_ exemptions: [Int], in sentence: [UInt8]) -> Bool {
    var (hasInability, hasExemption) = (false, false)
    var next = exemptions[...]
    for place in sentence.indices where sentence.mayBeginWord(at: place) {
      if connectives.longestWords(in: sentence, at: place) != nil { (hasInability, hasExemption) = (false, false) }
      if inabilities.longestWords(in: sentence, at: place) != nil { hasInability = true }
      if next.first == place {
        hasExemption = true
        next = next.dropFirst()
      }
      if hasInability && hasExemption { return true }
    }
    return false
  }
}
