/// Estimates how many bytes a text's link references expand to: each copies the address and title that it refers to.
struct ReferenceExpansion {
  /// Letters other than ASCII's that are equal to some of ASCII where case is folded.
  private static let foldedToASCII: Set<Unicode.Scalar> = [
    "ß", "ẞ", "ſ", "\u{212A}", "ﬀ", "ﬁ", "ﬂ", "ﬃ", "ﬄ", "ﬅ", "ﬆ",
  ]

  /// The bytes that each label is defined as, and how often it is referred to.
  private var lengths: [String: Int] = [:]
  private var uses: [String: Int] = [:]
  private var bracketCount = 0
  /// The longest definition whose label may be written in ways that only the parser knows.
  private var unknownLength = 0
  /// The number of references whose label may be any.
  private var unknownUses = 0

  /// Returns the number of bytes; never less than what the parser would copy.
  static func size(in bytes: ArraySlice<UInt8>) -> Int {
    var expansion = ReferenceExpansion()
    bytes.withUnsafeBufferPointer { expansion.read($0) }
    return expansion.size
  }

  private var size: Int {
    let known = lengths.reduce(0) { $0 + $1.value * (uses[$1.key] ?? 0) }
    return known + unknownLength * bracketCount + unknownUses * (lengths.values.max() ?? 0)
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var opening: Int?
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "[") { opening = index }
      guard bytes[index] == UInt8(ascii: "]") else { continue }
      bracketCount += 1
      if let start = opening, index - start <= 1001 {
        readLabel(bytes[(start + 1)..<index], definition: Self.definitionLength(bytes, from: index + 1))
      }
      opening = nil
    }
  }

  private mutating func readLabel(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, definition length: Int) {
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
    let text = String(decoding: bytes, as: UTF8.self)
    let label = text.lowercased().onOneLine()
    if length > 0 {
      if isPlain {
        lengths[label] = max(lengths[label] ?? 0, length)
      } else {
        unknownLength = max(unknownLength, length)
      }
    } else if isPlain {
      uses[label, default: 0] += 1
    } else if text.unicodeScalars.contains(where: Self.foldedToASCII.contains) || text.contains("\\") {
      unknownUses += 1
    }
  }

  /// The number of bytes from a definition's colon up to the next definition or a blank line; 0 where there is no colon.
  private static func definitionLength(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return 0 }
    var index = start + 1
    while index + 1 < bytes.count {
      let next = bytes[index + 1]
      if bytes[index] == 0x0A, next == 0x0A { break }
      if bytes[index] == UInt8(ascii: "]"), next == UInt8(ascii: ":") { break }
      index += 1
    }
    return index - start
  }
}
