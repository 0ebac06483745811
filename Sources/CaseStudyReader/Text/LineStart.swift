import CaseStudyModel

/// The beginning of a Markdown line: whitespace and the markers of the lists and quotations around it.
struct LineStart {
  /// The offset of the first byte after the markers.
  private(set) var content: Int
  /// The width of markers and whitespace in columns.
  private(set) var width = 0
  private(set) var isBlank = false
  /// Whether a heading or list item begins here that ends any open paragraph.
  private(set) var beginsBlock = false
  /// Whether an HTML block may begin here.
  private(set) var beginsHTML = false
  /// Whether HTML may begin here that can continue past blank lines: a comment, a declaration, a script and the like.
  private(set) var beginsRawText = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    content = start
    var isOnlySpace = true
    scanning: while content < bytes.count {
      switch bytes[content] {
      case UInt8(ascii: " "): width += 1
      case UInt8(ascii: "\t"): width += 4
      case UInt8(ascii: ">"):
        width += 1
        isOnlySpace = false
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard Self.isSpace(bytes, at: content + 1) else { break scanning }
        if isOnlySpace, content - start <= 3, width <= 3 { beginsBlock = Self.hasText(bytes, from: content + 1) }
        width += 1
        isOnlySpace = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let length = Self.lengthOfNumber(bytes, from: content)
        guard length > 0 else { break scanning }
        width += length
        content += length - 1
        isOnlySpace = false
      default: break scanning
      }
      content += 1
    }
    guard content < bytes.count, bytes[content] != UInt8(ascii: "\n") else {
      isBlank = isOnlySpace
      return
    }
    if isOnlySpace, width <= 3, bytes[content] == UInt8(ascii: "#") { beginsBlock = Self.isHeading(bytes, at: content) }
    guard bytes[content] == UInt8(ascii: "<") else { return }
    beginsHTML = true
    beginsRawText = content + 1 < bytes.count && "!?sSpPtT".utf8.contains(bytes[content + 1])
  }

  /// Returns whether a line may be a table's delimiter row, at any nesting.
  static func isDelimiterRow(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var hasDash = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: ")"), 0x09...0x0D, 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"):
        continue
      default: return false
      }
    }
    return hasDash
  }

  private static func isSpace(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index >= bytes.count || bytes[index].isSpaceOrTab || bytes[index] == 0x0A
  }

  private static func hasText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index].isSpaceOrTab { index += 1 }
    return index < bytes.count && bytes[index] != 0x0A
  }

  private static func isHeading(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index - start <= 6 && isSpace(bytes, at: index)
  }

  /// Returns the length of an ordered item's number and delimiter, or 0.
  private static func lengthOfNumber(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, index - start < 9, bytes[index].isASCIIDigit { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
      isSpace(bytes, at: index + 1)
    else { return 0 }
    return index + 1 - start
  }
}
