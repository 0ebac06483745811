import CaseStudyModel

/// A formula in TeX among prose, as code hosts write it: `$…$`, `` $`…`$ `` or `$$…$$`.
///
/// Amounts of money and shell variables aren't formulas: the first dollar sign must start a word and the second must
/// end one, with no space just inside them.
struct FormulaSpan {
  /// The bytes of the formula without its delimiters.
  private(set) var formula: [UInt8] = []
  /// The number of bytes with the delimiters.
  private(set) var length = 0
  /// Whether the formula is on its own lines, between two pairs of dollar signs.
  private(set) var isDisplayed = false

  /// The number of line feeds in the formula.
  private(set) var lineFeeds = 0

  /// The length of the longest formula, in bytes.
  private static let longest = 4000
  private static let dollar = UInt8(ascii: "$")

  /// - Parameters:
  ///   - start: the offset of a dollar sign.
  ///   - byte: returns the byte at an offset; 0 after the last one.
  init?(at start: Int, _ byte: (Int) -> UInt8) {
    let previous = start > 0 ? byte(start - 1) : 0
    if previous.isASCIIWordPart || previous == Self.dollar { return nil }
    let dollars = byte(start + 1) == Self.dollar ? 2 : 1
    let isQuoted = dollars == 1 && byte(start + 1) == UInt8(ascii: "`")
    let first = start + (isQuoted ? 2 : dollars)
    guard byte(first) != Self.dollar, let end = Self.end(from: first, dollars, isQuoted: isQuoted, byte)
    else { return nil }
    isDisplayed = dollars == 2
    formula = (first..<end).map(byte)
    lineFeeds = formula.count { $0 == UInt8(ascii: "\n") }
    length = end - start + (isQuoted ? 2 : dollars)
    if isDisplayed { formula = Array(formula.trimming { $0 <= 0x20 }) }
    let isInline = !isDisplayed && !isQuoted
    if formula.isEmpty || isInline && (hasOuterBlank || isAmount) || byte(start + length).isASCIIWordPart {
      return nil
    }
  }

  /// Returns the offset of the closing delimiter: only the next one counts, so that the search is linear.
  private static func end(from first: Int, _ dollars: Int, isQuoted: Bool, _ byte: (Int) -> UInt8) -> Int? {
    let closing = isQuoted ? UInt8(ascii: "`") : dollar
    var index = first
    while index - first <= longest, byte(index) != 0 {
      if byte(index) == UInt8(ascii: "\\"), !isQuoted, byte(index + 1) != 0 {
        index += 2
      } else if byte(index) != closing {
        index += 1
      } else if isQuoted || dollars == 2 {
        if byte(index + 1) == dollar { return index }
        if isQuoted { return nil }
        index += 1
      } else {
        return byte(index + 1) == dollar ? nil : index
      }
    }
    return nil
  }

  private var hasOuterBlank: Bool {
    formula.first.map { $0 <= 0x20 } ?? true || formula.last.map { $0 <= 0x20 } ?? true
  }

  /// Whether the text between the dollar signs begins with a number and continues in words, as in "$5 and 10$".
  private var isAmount: Bool {
    guard let first = formula.first, first.isASCIIDigit else { return false }
    var letters = 0
    var isWord = false
    for byte in formula {
      if byte.isASCIILetter {
        letters += isWord ? 1 : 0
        if letters >= 2 { return true }
      } else {
        isWord = byte == 0x20 || byte == 0x0A || byte == UInt8(ascii: "(")
        letters = 0
      }
    }
    return false
  }
}
