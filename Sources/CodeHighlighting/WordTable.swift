/// A set of short ASCII words, each with a value, looked up by their bytes without making strings.
///
/// Words of up to 24 bytes are kept as three integers in a table with open addressing; longer ones aren't kept, so a
/// lexer gives them no meaning.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    /// The word.
    var word: PackedWord
    /// Its value.
    var value: Value
  }

  private var entries: [Entry?]
  private let mask: Int

  /// Creates a table of `words`; of equal words the first counts.
  init(_ words: [(word: String, value: Value)]) {
    var capacity = 64
    while capacity < words.count * 4 { capacity *= 2 }
    entries = Array(repeating: nil, count: capacity)
    mask = capacity - 1
    for (word, value) in words where (1...PackedWord.capacity).contains(word.utf8.count) {
      var packed = PackedWord()
      for byte in word.utf8 { packed.append(byte) }
      var slot = packed.hash & mask
      while let entry = entries[slot], entry.word != packed {
        slot = (slot + 1) & mask
      }
      if entries[slot] == nil { entries[slot] = Entry(word: packed, value: value) }
    }
  }

  /// Looks up the word that `packed` holds.
  @inline(__always)
  func value(of packed: PackedWord) -> Value? {
    guard packed.length <= PackedWord.capacity else { return nil }
    var slot = packed.hash & mask
    while let entry = entries[slot] {
      if entry.word == packed { return entry.value }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
