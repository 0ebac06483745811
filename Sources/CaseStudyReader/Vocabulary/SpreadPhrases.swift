/// Two lists of words that mean something where one of the second closely follows one of the first, as in "must also be
/// changed".
struct PhrasePattern: Sendable {
  var beginnings: [String]
  var endings: [String]
}

/// The patterns of a vocabulary, found in sentences by their first words.
struct SpreadPhrases: Sendable {
  /// The texts that may end a phrase, and the meanings that it then has.
  private struct Ending: Sendable {
    var texts: [[UInt8]]
    var meanings: ProsePhrases.Meanings
  }

  private let endings: WordTree<[Ending]>
  private let barriers: WordTree<Bool>

  /// The maximum number of bytes between the two parts, about two words of Latin script or five ideographs.
  private static let gapLimit = 16

  /// Creates the patterns with their meanings.
  /// - Parameter barriers: words between the parts that change the meaning, such as "only".
  init(_ patterns: [(PhrasePattern, ProsePhrases.Meanings)], barriers: [String]) {
    let all = patterns.flatMap { pattern, meanings in
      let ending = Ending(texts: pattern.endings.map { NormalForm.bytes(of: $0) }, meanings: meanings)
      return pattern.beginnings.map { (phrase: $0, value: [ending]) }
    }
    endings = WordTree(all) { $0 + $1 }
    self.barriers = WordTree(barriers.map { ($0, true) })
  }

  /// Returns the start of the second part, the end and the meanings of a phrase at a place where a word of the sentence
  /// begins.
  func phrase(
    in sentence: [UInt8], at start: Int
  ) -> (second: Int, end: Int, meanings: ProsePhrases.Meanings)? {
    guard let beginning = endings.longestWords(in: sentence, at: start) else { return nil }
    var place = beginning.end
    while place < sentence.count, place - beginning.end <= Self.gapLimit {
      if sentence.mayBeginWord(at: place), sentence[place] != UInt8(ascii: " ") {
        for ending in beginning.value {
          if let text = ending.texts.first(where: { sentence[place...].starts(with: $0) }) {
            return (place, place + text.count, ending.meanings)
          }
        }
        if barriers.longestWords(in: sentence, at: place) != nil { return nil }
      }
      place += 1
    }
    return nil
  }
}
