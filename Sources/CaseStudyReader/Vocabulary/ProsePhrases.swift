/// What the sentences next to a block say about it.
struct ProsePhrases: Sendable {
  /// A way in which a sentence speaks about code.
  enum Meaning: String, Sendable, CaseIterable {
    /// The code that follows is the old design.
    case introducesBefore
    /// The code that follows is the new design.
    case introducesAfter
    /// The code that came was the old design.
    case condemns
    /// The code that came was the new design.
    case approves
    /// A new example begins.
    case restarts
    /// The principle is stated, and no code is spoken of.
    case defines
  }

  private struct Phrase: Sendable {
    var bytes: [UInt8]
    var meaning: Meaning
    /// Whether it may begin within a word, in scripts that put no spaces between words.
    var beginsAnywhere: Bool
  }

  /// The phrases by their first two bytes.
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

  /// Returns the ways in which a sentence speaks, given in normal form and with `principle` for principles' names.
  ///
  /// The first and longest phrase takes its words: in "without applying the principle" nothing is applied. A phrase begins
  /// at a word's beginning; it may end inside a word, for languages that inflect.
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

  /// The longest phrases that begin at a place; two may be equal and have different meanings.
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
