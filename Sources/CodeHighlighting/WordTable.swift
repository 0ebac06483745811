/// A hash table of short ASCII words, looked up by bytes without creating strings.
///
/// Words of up to 24 bytes are packed into three integers and stored with open addressing; longer words are dropped, so
/// a lexer gives them no meaning.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var word: PackedWord
    var value: Value
  }

  private var entries: [Entry?]
  private let mask: Int

  /// Creates a table of `words`; for duplicates, the first value wins.
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

  /// Returns the value of a packed word.
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
