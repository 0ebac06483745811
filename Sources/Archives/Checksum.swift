/// The checksums of archive formats.
enum Checksum {
  /// Returns the CRC-32 of data. Source: RFC 1952, section 8.
  static func crc32(of data: [UInt8]) -> UInt32 {
    ~data.reduce(~0) { crc, byte in crcTable[Int((crc ^ UInt32(byte)) & 0xff)] ^ (crc >> 8) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1 }
  }

  /// Returns the Adler-32 of data. Source: RFC 1950, section 8.2.
  static func adler32(of data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// Returns the SHA-1 of data, which names git's objects. Source: RFC 3174, method 1.
  static func sha1(of data: [UInt8]) -> [UInt8] {
    var message = data + [0x80]
    message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
    message.append(bigEndian: UInt64(data.count) * 8)
    var hash: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    var words = [UInt32](repeating: 0, count: 80)
    for block in stride(from: 0, to: message.count, by: 64) {
      for index in 0..<16 {
        words[index] = message[block + index * 4..<block + index * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words[index] = rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
      }
      addRounds(over: words, to: &hash)
    }
    return hash.reduce(into: []) { $0.append(bigEndian: $1) }
  }

  private static func addRounds(over words: [UInt32], to hash: inout [UInt32]) {
    var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5a82_7999)
        case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
        case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = rotated(a, by: 5) &+ mixed &+ e &+ words[index] &+ constant
      (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { hash[index] &+= value }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
