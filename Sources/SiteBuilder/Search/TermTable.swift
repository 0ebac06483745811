/// A table of terms, numbered in the order they were added.
struct TermTable: Sendable {
  /// The UTF-8 of all terms.
  private var bytes: [UInt8] = []
  /// The end of each term in `bytes`.
  private var ends: [Int32] = []
  /// The slots of a hash table with linear probing: a term's number plus one, or 0 in a free slot. Their count is a
  /// power of two.
  private var slots = [Int32](repeating: 0, count: 1 << 12)
  /// The hash of each term.
  private var hashes: [UInt32] = []

  /// The number of terms.
  var count: Int { ends.count }

  /// Returns the UTF-8 of a term.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }

  /// Returns a term's number, adding the term if it is new.
  @inline(__always)
  mutating func number(of term: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), folded to 32 bits.
    var long: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in term { long = (long ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let hash = UInt32(truncatingIfNeeded: long ^ long >> 32)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, equals(number, term) { return number }
      slot = (slot + 1) & mask
    }
    return add(term, hash, at: slot)
  }

  @inline(__always)
  private func equals(_ number: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    guard Int(ends[number]) - start == term.count else { return false }
    for index in 0..<term.count where bytes[start + index] != term[index] { return false }
    return true
  }

  private mutating func add(_ term: UnsafeBufferPointer<UInt8>, _ hash: UInt32, at slot: Int) -> Int {
    bytes += term
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number + 1)
    }
  }
}
