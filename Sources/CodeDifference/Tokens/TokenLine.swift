/// A line's tokens, with numbers that are equal for equal tokens.
struct TokenLine {
  /// The tokens, as offsets into the text's bytes.
  var ranges: [Range<Int>] = []
  /// The number of each token.
  var numbers: [Int32] = []
  /// Whether each token is a run of blanks.
  var isBlank: [Bool] = []
  /// The number of bytes in non-blank tokens.
  var inkedByteCount = 0
  /// The number of non-blank bytes for each token number, in ascending order; merging two lists yields the common
  /// bytes.
  var inkByNumber: [(number: Int32, byteCount: Int)] = []

  /// Creates a placeholder for a line too long to compare, which is similar to no other.
  init() {}

  /// Splits a line into tokens and numbers them.
  /// - Parameter interner: a table whose current text is `source`'s.
  init(_ line: Int, of source: TokenizedText, interner: inout ByteInterner) {
    ranges = source.tokens(ofLine: line)
    for range in ranges {
      numbers.append(interner.number(of: range))
      isBlank.append(source.text.bytes[range.lowerBound].isASCIIWhitespace)
      if isBlank[isBlank.count - 1] { continue }
      inkedByteCount += range.count
      inkByNumber.append((numbers[numbers.count - 1], range.count))
    }
    inkByNumber.sort { $0.number < $1.number }
  }

  /// Returns the share of non-blank bytes that two lines have in common, in any order, from 0 to 1 (Dice's
  /// coefficient).
  func similarity(to other: TokenLine) -> Double {
    let total = inkedByteCount + other.inkedByteCount
    guard total > 0 else { return 1 }
    var shared = 0
    var (left, right) = (0, 0)
    while left < inkByNumber.count, right < other.inkByNumber.count {
      let (first, second) = (inkByNumber[left], other.inkByNumber[right])
      if first.number == second.number { shared += first.byteCount }
      if first.number <= second.number { left += 1 }
      if first.number >= second.number { right += 1 }
    }
    return Double(2 * shared) / Double(total)
  }
}
