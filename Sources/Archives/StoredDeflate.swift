/// Writes deflate and its wrappers with stored, that is uncompressed, blocks only.
///
/// Libraries compress the same bytes differently, so compressed archives would depend on the machine.
/// Source: RFC 1950 (zlib), 1951 (deflate) and 1952 (gzip).
enum StoredDeflate {
  /// Wraps data in the zlib format.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    append(data, to: &out)
    out.append(bigEndian: Checksum.adler32(of: data))
    return out
  }

  /// Wraps data in the gzip format, without a file name or time.
  static func gzip(_ data: [UInt8]) -> [UInt8] {
    let unknownSystem: UInt8 = 255
    var out: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, unknownSystem]
    append(data, to: &out)
    out.append(littleEndian: Checksum.crc32(of: data))
    out.append(littleEndian: UInt32(truncatingIfNeeded: data.count))
    return out
  }

  private static let longestBlock = 65_535

  /// Appends data as stored blocks; empty data is one empty block.
  private static func append(_ data: [UInt8], to out: inout [UInt8]) {
    out.reserveCapacity(out.count + data.count + data.count / longestBlock * 5 + 16)
    var start = 0
    repeat {
      let end = min(start + longestBlock, data.count)
      let count = UInt16(end - start)
      out.append(end == data.count ? 1 : 0)
      out.append(littleEndian: count)
      out.append(littleEndian: ~count)
      out += data[start..<end]
      start = end
    } while start < data.count
  }
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
