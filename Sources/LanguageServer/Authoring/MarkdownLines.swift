import CaseStudyModel

/// The lines of a document that have a meaning for studies: its front matter and fences, closed or not yet.
struct MarkdownLines: Sendable {
  /// A fenced block; lines are counted from 0, columns in bytes.
  struct Fence: Sendable, Equatable {
    /// The line that opens it.
    var open: Int
    /// The line that closes it; `nil` if it reaches to the end of the document.
    var close: Int?
    /// The columns of the info string.
    var info: Range<Int>
    /// The last line that belongs to it.
    var last: Int
  }

  /// The lines between the two lines of hyphens, closed or not yet; `nil` without front matter.
  private(set) var frontMatter: Range<Int>?
  /// Whether the front matter has its second line of hyphens.
  private(set) var isFrontMatterClosed = false
  private(set) var fences: [Fence] = []

  init(_ document: TextDocument) {
    var line = 0
    if Self.isHyphens(document.line(0)) {
      line = 1
      while line < document.lineCount, !Self.isEnd(document.line(line)) { line += 1 }
      isFrontMatterClosed = line < document.lineCount
      if !isFrontMatterClosed {
        // While the author is typing it, the text begins after the first empty line.
        line = 1
        while line < document.lineCount, !document.line(line).allSatisfy(\.isSpaceOrTab) { line += 1 }
      }
      frontMatter = 1..<line
      line += 1
    }
    readFences(document, from: line)
  }

  /// Returns the fence that a line opens, closes or belongs to.
  func fence(around line: Int) -> Fence? { fences.first { $0.open <= line && line <= $0.last } }

  private mutating func readFences(_ document: TextDocument, from first: Int) {
    var delimiter: (character: UInt8, length: Int)?
    for number in first..<max(first, document.lineCount) {
      let line = document.line(number)
      let content = Self.content(of: line)
      guard let character = content.first, character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else {
        continue
      }
      let length = content.prefix { $0 == character }.count
      if let open = delimiter {
        let isEnd = content.dropFirst(length).allSatisfy(\.isSpaceOrTab)
        if character == open.character, length >= open.length, isEnd, let last = fences.indices.last {
          fences[last].close = number
          fences[last].last = number
          delimiter = nil
        }
      } else if length >= 3 {
        let rest = content.dropFirst(length)
        if character == UInt8(ascii: "`"), rest.contains(character) { continue }
        let start = rest.prefix(while: \.isSpaceOrTab).count + rest.startIndex - line.startIndex
        delimiter = (character, length)
        fences.append(Fence(open: number, close: nil, info: start..<line.count, last: document.lineCount - 1))
      }
    }
  }

  /// Returns a line without the marks of quotations and list items around it.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line.drop(while: \.isSpaceOrTab)
    while let length = markLength(rest) { rest = rest.dropFirst(length).drop(while: \.isSpaceOrTab) }
    return rest
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

  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    isHyphens(line) || (line.starts(with: Array("...".utf8)) && line.dropFirst(3).allSatisfy(\.isSpaceOrTab))
  }

  private static func isHyphens(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("---".utf8)) && line.dropFirst(3).allSatisfy(\.isSpaceOrTab)
  }
}
