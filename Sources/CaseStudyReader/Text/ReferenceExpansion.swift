/// Estimates how many bytes a text's link references expand to: each copies its address and title.
struct ReferenceExpansion {
  /// Non-ASCII letters that case folding maps to ASCII.
  private static let foldedToASCII: Set<Unicode.Scalar> = [
    "ß", "ẞ", "ſ", "\u{212A}", "ﬀ", "ﬁ", "ﬂ", "ﬃ", "ﬄ", "ﬅ", "ﬆ",
  ]

  /// The length of each label's definition in bytes.
  private var lengths: [String: Int] = [:]
  /// The number of references to each label.
  private var uses: [String: Int] = [:]
  private var bracketCount = 0
  /// The longest definition whose label the parser may normalise in ways unknown here.
  private var unknownLength = 0
  /// The number of references that may match any label.
  private var unknownUses = 0

  /// Returns an upper bound on the number of bytes that the parser would copy.
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

  /// Returns the number of bytes from a definition's colon to the next definition or blank line; 0 without a colon.
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
