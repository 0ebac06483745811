/// Recognises negations next to a phrase, as in "The class is not easy to extend" and "Sie verletzt das Prinzip nicht",
/// which turn its verdict into the opposite.
struct Negations: Sendable {
  /// The words that negate what follows; `false` for phrases such as "should not", which state a requirement.
  private let ahead: WordTree<Bool>
  /// The words that may come between a negation and what it negates.
  private let links: WordTree<Bool>
  /// The words that negate what precedes them, with its object.
  private let behind: WordTree<Bool>
  /// The words behind a negation that change its meaning, as in "nicht nur".
  private let barriers: WordTree<Bool>

  /// The maximum number of bytes between the end of a phrase and that of the word in which it ends.
  private static let longestEnding = 16

  /// Creates the words of the vocabulary's lists.
  init(_ lists: [String: [String]]) {
    let words = { (name: String, value: Bool) in (lists[name] ?? []).map { (phrase: $0, value: value) } }
    ahead = WordTree(words("requirements", false) + words("negations", true))
    links = WordTree(words("negationLinks", true))
    behind = WordTree(words("negationsBehind", true))
    barriers = WordTree(words("barriers", true))
  }

  /// Returns the end of a negation at a place where a word begins, or of a phrase that isn't one in spite of its words.
  func negation(in sentence: [UInt8], at start: Int) -> (end: Int, value: Bool)? {
    ahead.longestWords(in: sentence, at: start)
  }

  /// Returns the end of the words at a place that may follow a negation.
  func endOfLink(in sentence: [UInt8], at start: Int) -> Int? { links.longestWords(in: sentence, at: start)?.end }

  /// Returns whether the words behind a phrase negate it.
  func negate(phraseThatEndsAt end: Int, in sentence: [UInt8]) -> Bool {
    let rest = sentence[end...].prefix(Self.longestEnding)
    guard let start = rest.firstIndex(of: UInt8(ascii: " ")), start + 1 < sentence.count,
      let negation = behind.longestWords(in: sentence, at: start + 1)
    else { return false }
    let next = negation.end + 1
    return next >= sentence.count || barriers.longestWords(in: sentence, at: next) == nil
  }
}

extension ProsePhrases.Meanings {
  /// The meanings of a negated phrase: its verdict is turned into the opposite, and it announces no new design.
  var negated: Self {
    var result = subtracting([.approves, .condemns, .introducesBefore, .introducesAfter, .remedies])
    if contains(.condemns) { result.insert(.approves) }
    if contains(.approves) { result.insert(.condemns) }
    return result
  }
}
