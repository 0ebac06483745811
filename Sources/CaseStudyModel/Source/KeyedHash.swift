/// A fingerprint of bytes under a secret key (SipHash-2-4): without the key, nobody can construct two inputs with the
/// same fingerprint.
///
/// Source: J.-P. Aumasson, D. J. Bernstein, "SipHash: a fast short-input PRF", INDOCRYPT 2012.
package struct KeyedHash: Sendable {
  /// A key, which is chosen at random for each use.
  package struct Key: Sendable, Equatable {
    /// The first eight bytes, as a little-endian number.
    package var low: UInt64
    /// The other eight bytes.
    package var high: UInt64

    package init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

    /// Returns a key that nobody can guess.
    package static func random() -> Key { Key(low: .random(in: 0 ... .max), high: .random(in: 0 ... .max)) }

    /// Returns the fingerprint of bytes.
    package func fingerprint(of bytes: some Sequence<UInt8>) -> UInt64 {
      var hash = KeyedHash(key: self)
      if bytes.withContiguousStorageIfAvailable({ hash.add(UnsafeRawBufferPointer($0)) }) == nil {
        Array(bytes).withUnsafeBytes { hash.add($0) }
      }
      return hash.value
    }

    /// Returns the fingerprint of texts.
    package func fingerprint(of texts: [String]) -> UInt64 {
      var hash = KeyedHash(key: self)
      for text in texts { hash.add(part: text) }
      return hash.value
    }
  }

  private var state: (UInt64, UInt64, UInt64, UInt64)
  /// The bytes that don't fill a word yet.
  private var rest: UInt64 = 0
  private var count = 0

  package init(key: Key) {
    state = (
      key.low ^ 0x736f_6d65_7073_6575, key.high ^ 0x646f_7261_6e64_6f6d, key.low ^ 0x6c79_6765_6e65_7261,
      key.high ^ 0x7465_6462_7974_6573
    )
  }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place < bytes.count, count % 8 != 0 {
      add(byte: bytes[place])
      place += 1
    }
    while place + 8 <= bytes.count {
      add(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
      count += 8
    }
    while place < bytes.count {
      add(byte: bytes[place])
      place += 1
    }
  }

  /// Adds bytes with their number, so that those of two parts can't be divided differently.
  package mutating func add(part bytes: [UInt8]) {
    add(bytes.count)
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds a text with its length.
  package mutating func add(part text: String) {
    var text = text
    text.withUTF8 {
      add($0.count)
      add(UnsafeRawBufferPointer($0))
    }
  }

  /// Adds a number.
  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) { add($0) }
  }

  /// The fingerprint of everything added so far.
  package var value: UInt64 {
    var hash = self
    hash.add(word: rest | UInt64(truncatingIfNeeded: count) << 56)
    hash.state.2 ^= 0xff
    for _ in 0..<4 { hash.mix() }
    return hash.state.0 ^ hash.state.1 ^ hash.state.2 ^ hash.state.3
  }

  private mutating func add(byte: UInt8) {
    rest |= UInt64(byte) << UInt64(8 * (count % 8))
    count += 1
    if count % 8 == 0 {
      add(word: rest)
      rest = 0
    }
  }

  private mutating func add(word: UInt64) {
    state.3 ^= word
    mix()
    mix()
    state.0 ^= word
  }

  private mutating func mix() {
    state.0 &+= state.1
    state.2 &+= state.3
    state.1 = Self.rotated(state.1, by: 13) ^ state.0
    state.3 = Self.rotated(state.3, by: 16) ^ state.2
    state.0 = Self.rotated(state.0, by: 32) &+ state.3
    state.2 = state.2 &+ state.1
    state.3 = Self.rotated(state.3, by: 21) ^ state.0
    state.1 = Self.rotated(state.1, by: 17) ^ state.2
    state.2 = Self.rotated(state.2, by: 32)
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
}
