/// A table that maps equal byte ranges to equal numbers, counted from 0 in the order of first occurrence.
///
/// Numbers don't depend on hash values, so differences are reproducible; hashes are seeded per process (`Hasher`), so
/// no input can be crafted to make them collide.
struct ByteInterner: ~Copyable {
  /// A range that has a number.
  private struct Entry {
    var hash: Int
    var text: Int
    var range: Range<Int>
  }

  private var entries: [Entry] = []
  /// The texts that entries refer to.
  private var texts: [[UInt8]] = []
  /// An open-addressing hash table of numbers; -1 marks free slots. The count is a power of two.
  private var slots = [Int32](repeating: -1, count: 256)

  /// The number of distinct ranges.
  var count: Int { entries.count }

  /// Makes `bytes` the current text, which subsequent ranges refer to.
  mutating func beginText(_ bytes: [UInt8]) { texts.append(bytes) }

  /// Returns the number of a range of the current text, assigning one if necessary.
  mutating func number(of range: Range<Int>) -> Int32 {
    let text = texts.count - 1
    let hash = texts[text].withUnsafeBytes { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
      return hasher.finalize()
    }
    if entries.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isEqual(entry, range, of: text) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let number = Int32(entries.count)
    slots[slot] = number
    entries.append(Entry(hash: hash, text: text, range: range))
    return number
  }

  private func isEqual(_ entry: Entry, _ range: Range<Int>, of text: Int) -> Bool {
    guard entry.range.count == range.count else { return false }
    return texts[entry.text].withUnsafeBytes { left in
      texts[text].withUnsafeBytes { right in left[entry.range].elementsEqual(right[range]) }
    }
  }

  private mutating func grow() {
    let mask = slots.count * 4 - 1
    slots = [Int32](repeating: -1, count: mask + 1)
    for (number, entry) in entries.enumerated() {
      var slot = entry.hash & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }
}

extension ByteInterner {
  /// Returns the numbers of a text's lines.
  /// - Parameter includesEnds: whether line endings are compared too.
  mutating func numbers(ofLinesOf text: LineText, includesEnds: Bool = false) -> [Int32] {
    beginText(text.bytes)
    return (0..<text.lineCount).map { line in
      number(of: includesEnds ? text.range(ofLine: line) : text.contentRange(ofLine: line))
    }
  }
}
