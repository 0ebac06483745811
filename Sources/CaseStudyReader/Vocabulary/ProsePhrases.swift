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
  }

  private var phrases: [Meaning: [[UInt8]]] = [:]

  init(_ lists: [String: [String]]) {
    for meaning in Meaning.allCases {
      phrases[meaning] = (lists[meaning.rawValue] ?? []).map { phrase in
        let normal = NormalForm.of(phrase)
        // A phrase begins at a word's beginning; it may end inside a word, for languages that inflect.
        let isIdeographic = normal.unicodeScalars.first.map(NormalForm.isIdeographic) ?? false
        return Array((isIdeographic ? normal : " " + normal).utf8)
      }
    }
  }

  /// Whether a sentence, in normal form and with `principle` for principles' names, speaks in this way.
  func matches(_ meaning: Meaning, _ sentence: String) -> Bool {
    let text = Array(" \(sentence)".utf8)
    return text.withUnsafeBufferPointer { text in
      phrases[meaning, default: []].contains { Self.contains($0, in: text) }
    }
  }

  private static func contains(_ needle: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = needle.first, text.count >= needle.count else { return false }
    for start in 0...(text.count - needle.count) where text[start] == first {
      if needle.indices.allSatisfy({ text[start + $0] == needle[$0] }) { return true }
    }
    return false
  }
}
