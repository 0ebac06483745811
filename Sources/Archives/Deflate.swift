/// Compresses with deflate, and writes its wrappers.
///
/// Libraries compress the same bytes differently, so their archives would depend on the machine. This compressor always
/// uses the fixed codes, and finds only the last place of four bytes, which is enough for code.
/// Source: RFC 1950 (zlib), 1951 (deflate) and 1952 (gzip).
enum Deflate {
  /// Wraps data in the zlib format.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    out += compressed(data)
    out.append(bigEndian: Checksum.adler32(of: data))
    return out
  }

  /// Wraps data in the gzip format, without a file name or time.
  static func gzip(_ data: [UInt8]) -> [UInt8] {
    let unknownSystem: UInt8 = 255
    var out: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, unknownSystem]
    out += compressed(data)
    out.append(littleEndian: Checksum.crc32(of: data))
    out.append(littleEndian: UInt32(truncatingIfNeeded: data.count))
    return out
  }

  private static let shortestMatch = 4
  private static let longestMatch = 258
  private static let longestDistance = 32_768
  private static let endOfBlock = 256

  /// Returns data as one block with the fixed codes, which makes data that repeats nothing up to an eighth longer.
  static func compressed(_ data: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    bits.out.reserveCapacity(data.count / 2 + 16)
    let lastBlock: UInt32 = 1
    let fixedCodes: UInt32 = 1
    bits.append(lastBlock | fixedCodes << 1, width: 3)
    // The last place of each hash of four bytes, counted from 1.
    var places = [UInt32](repeating: 0, count: 1 << 13)
    var place = 0
    while place < data.count {
      guard place + shortestMatch <= data.count else {
        bits.append(symbol: Int(data[place]))
        place += 1
        continue
      }
      let hash = hash(of: data, at: place)
      let earlier = Int(places[hash]) - 1
      places[hash] = UInt32(truncatingIfNeeded: place + 1)
      let length =
        earlier >= 0 && place - earlier <= longestDistance ? matchLength(in: data, at: earlier, and: place) : 0
      if length < shortestMatch {
        bits.append(symbol: Int(data[place]))
        place += 1
      } else {
        bits.append(matchOf: length, distance: place - earlier)
        place += length
      }
    }
    bits.append(symbol: endOfBlock)
    return bits.finished
  }

  private static func hash(of data: [UInt8], at place: Int) -> Int {
    var word: UInt32 = 0
    for offset in 0..<shortestMatch { word = word << 8 | UInt32(data[place + offset]) }
    return Int((word &* 0x9e37_79b1) >> 19)
  }

  /// Returns how many bytes are equal from two places on; they may overlap.
  private static func matchLength(in data: [UInt8], at earlier: Int, and later: Int) -> Int {
    let limit = min(longestMatch, data.count - later)
    var length = 0
    while length < limit, data[earlier + length] == data[later + length] { length += 1 }
    return length
  }
}

/// A sequence of bits, the lowest of each byte first.
private struct BitWriter {
  var out: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Appends a number, its lowest bit first.
  mutating func append(_ bits: UInt32, width: Int) {
    pending |= UInt64(bits) << UInt64(pendingCount)
    pendingCount += width
    while pendingCount >= 8 {
      out.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends a byte, the end of the block (256) or the code of a length by its fixed code.
  mutating func append(symbol: Int) {
    switch symbol {
    case 0...143: append(code: 0x30 + symbol, width: 8)
    case 144...255: append(code: 0x190 + symbol - 144, width: 9)
    case 256...279: append(code: symbol - 256, width: 7)
    default: append(code: 0xc0 + symbol - 280, width: 8)
    }
  }

  /// Appends a reference to earlier bytes.
  mutating func append(matchOf length: Int, distance: Int) {
    if length == 258 {
      append(symbol: 285)
    } else {
      // Each power of two is divided into four codes.
      let (code, extra, width) = Self.code(of: length - 3, dividedBy: 4)
      append(symbol: 257 + code)
      append(UInt32(extra), width: width)
    }
    let (code, extra, width) = Self.code(of: distance - 1, dividedBy: 2)
    append(code: code, width: 5)
    append(UInt32(extra), width: width)
  }

  /// Returns the code of a number, and the bits that tell it from others of the same code.
  /// - Parameter parts: the number of codes for each power of two, itself a power of two.
  private static func code(of number: Int, dividedBy parts: Int) -> (code: Int, extra: Int, width: Int) {
    if number < 2 * parts { return (number, 0, 0) }
    let width = Int.bitWidth - 1 - (number / parts).leadingZeroBitCount
    return (width * parts + number >> width, number & (1 << width - 1), width)
  }

  /// Appends a code of the table, its highest bit first.
  private mutating func append(code: Int, width: Int) {
    var reversed: UInt32 = 0
    for bit in 0..<width { reversed |= UInt32(code >> bit & 1) << UInt32(width - 1 - bit) }
    append(reversed, width: width)
  }

  /// The bytes, the last one filled up with zeros.
  var finished: [UInt8] { pendingCount > 0 ? out + [UInt8(truncatingIfNeeded: pending)] : out }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends a number, its highest byte first.
  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
