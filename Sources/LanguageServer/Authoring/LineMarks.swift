import CaseStudyModel

/// The marks of quotations and list items that begin a line, with the text after them.
struct LineMarks: Sendable {
  /// The number of quotations that the line continues.
  private(set) var quotations = 0
  /// Whether the line begins a list item.
  private(set) var hasItem = false
  /// The number of columns that the text is indented by, in its quotation.
  private(set) var indentation = 0
  /// The text without white space before it.
  private(set) var text: ArraySlice<UInt8>

  /// Reads all marks of a line.
  init(_ line: ArraySlice<UInt8>) {
    text = line
    skipSpace()
    while let length = Self.markLength(text) { skipMark(length) }
  }

  /// Reads the marks of a line inside a block of code, where only the block's quotations have marks.
  init(_ line: ArraySlice<UInt8>, inQuotations limit: Int) {
    text = line
    skipSpace()
    while quotations < limit, text.first == UInt8(ascii: ">") { skipMark(1) }
  }

  private mutating func skipMark(_ length: Int) {
    let isQuotation = text.first == UInt8(ascii: ">")
    if isQuotation { quotations += 1 } else { hasItem = true }
    text = text.dropFirst(length)
    skipSpace()
    // A space may separate the mark of a quotation from its text.
    if isQuotation { indentation = max(indentation - 1, 0) }
  }

  private mutating func skipSpace() {
    let space = text.prefix(while: \.isSpaceOrTab)
    indentation = space.reduce(0) { $1 == UInt8(ascii: "\t") ? ($0 / 4 + 1) * 4 : $0 + 1 }
    text = text.dropFirst(space.count)
  }

  /// Returns the length of the mark of a quotation or a list item that begins a text; `nil` if there is none.
  private static func markLength(_ text: ArraySlice<UInt8>) -> Int? {
    if text.first == UInt8(ascii: ">") { return 1 }
    let number = text.prefix(9).prefix(while: \.isASCIIDigit)
    let rest = text[number.endIndex...]
    guard let mark = rest.first, (number.isEmpty ? "-*+" : ".)").utf8.contains(mark),
      rest.dropFirst().first?.isSpaceOrTab == true
    else { return nil }
    return number.count + 1
  }
}
