/// Phrases that reveal what sentences say about the adjacent code.
struct ProsePhrases: Sendable {
  /// A kind of statement about code.
  enum Meaning: String, Sendable, CaseIterable {
    /// The code that follows is the old design.
    case introducesBefore
    /// The code that follows is the new design.
    case introducesAfter
    /// The preceding code is the old design.
    case condemns
    /// The preceding code is the new design.
    case approves
    /// The code that follows is the next step of an improvement.
    case improves
    /// A new example begins.
    case restarts
    /// The sentence states the principle and refers to no code.
    case defines
  }

  private struct Phrase: Sendable {
    var bytes: [UInt8]
    var meaning: Meaning
    /// Whether it may begin inside a word, in scripts without spaces.
    var beginsAnywhere: Bool
  }

  /// The phrases, keyed by their first two bytes.
  private var phrases: [UInt16: [Phrase]] = [:]

  init(_ lists: [String: [String]]) {
    for meaning in Meaning.allCases {
      for phrase in lists[meaning.rawValue] ?? [] {
        let normal = NormalForm.of(phrase)
        let bytes = Array(normal.utf8)
        guard bytes.count >= 2 else { continue }
        let beginsAnywhere = normal.unicodeScalars.first.map(NormalForm.isIdeographic) ?? false
        phrases[Self.key(bytes[0], bytes[1]), default: []].append(
          Phrase(bytes: bytes, meaning: meaning, beginsAnywhere: beginsAnywhere))
      }
    }
  }

  /// Returns the meanings of a sentence in normal form, with names of principles replaced by `principle`.
  ///
  /// The first and longest phrase consumes its words: "without applying the principle" applies nothing. A phrase starts
  /// at the start of a word; it may end inside a word, for inflected languages.
  func meanings(of sentence: String) -> Set<Meaning> {
    let text = Array(sentence.utf8)
    var found: Set<Meaning> = []
    var start = 0
    while start + 1 < text.count {
      let longest = longestPhrases(in: text, at: start)
      found.formUnion(longest.map(\.meaning))
      start += longest.first?.bytes.count ?? 1
    }
    return found
  }

  /// Returns the longest phrases that begin at a position; several may share a text and differ in meaning.
  private func longestPhrases(in text: [UInt8], at start: Int) -> [Phrase] {
    let isWordStart = start == 0 || text[start - 1] == UInt8(ascii: " ")
    var longest: [Phrase] = []
    for phrase in phrases[Self.key(text[start], text[start + 1])] ?? [] {
      let length = longest.first?.bytes.count ?? 0
      guard isWordStart || phrase.beginsAnywhere, phrase.bytes.count >= length,
        text[start...].starts(with: phrase.bytes)
      else { continue }
      if phrase.bytes.count > length { longest = [] }
      longest.append(phrase)
    }
    return longest
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }
}
