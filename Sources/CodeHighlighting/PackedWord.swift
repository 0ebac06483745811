/// The first 24 bytes of a word as three integers, with the word's whole length.
struct PackedWord: Equatable, Sendable {
  /// The number of bytes kept.
  static let capacity = 24

  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0
  /// The number of bytes in the word.
  private(set) var length = 0

  /// Appends the word's next byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    let shifted = UInt64(byte) << UInt64((length & 7) &* 8)
    switch length {
    case 0..<8: low |= shifted
    case 8..<16: middle |= shifted
    case 16..<24: high |= shifted
    default: break
    }
    length &+= 1
  }

  /// A non-negative hash that distributes words over a table.
  @inline(__always)
  var hash: Int {
    let folded = low ^ (middle &* 0x9E37_79B9_7F4A_7C15) ^ (high &* 0xC2B2_AE3D_27D4_EB4F)
    let mixed = folded &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 32)) & 0x7FFF_FFFF)
  }
}
