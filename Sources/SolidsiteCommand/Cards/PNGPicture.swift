/// A picture in PNG, with its size in pixels.
struct PNGPicture: Sendable {
  let bytes: [UInt8]
  let width: Int
  let height: Int

  /// The allowed sizes of cards; the names of their files state them.
  static let sides = 1...99_999

  private static let start: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]
  private static let (pixels, end): ([UInt8], [UInt8]) = (Array("IDAT".utf8), Array("IEND".utf8))
  /// The bytes of a chunk besides its data: the length, the type and the checksum.
  private static let frame = 12

  /// - Returns: `nil` for other bytes, for a truncated picture, and for one followed by other data.
  ///
  /// Source: Portable Network Graphics, 5.2, 5.3 and 11.2.2.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes.starts(with: Self.start), Self.isWhole(bytes) else { return nil }
    self.bytes = bytes
    width = Self.number(at: 16, of: bytes)
    height = Self.number(at: 20, of: bytes)
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
  }

  /// Returns whether the bytes consist of chunks, including one of pixels, and end with the end chunk.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    var index = 8
    var hasPixels = false
    while index + frame <= bytes.count {
      let length = number(at: index, of: bytes)
      let type = bytes[(index + 4)..<(index + 8)]
      if type.elementsEqual(end) { return hasPixels && length == 0 && index + frame == bytes.count }
      if type.elementsEqual(pixels), length > 0 { hasPixels = true }
      index += frame + length
    }
    return false
  }

  private static func number(at index: Int, of bytes: [UInt8]) -> Int {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
