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

  /// The characters that open a fence, and the blocks around it.
  private struct Opening {
    var character: UInt8
    var length: Int
    var quotations: Int
    var isInList: Bool

    /// Returns whether a line of the fence closes it.
    func isClosed(by marks: LineMarks) -> Bool {
      let count = marks.text.prefix { $0 == character }.count
      return count >= length && (isInList || !marks.isCode) && marks.text.dropFirst(count).allSatisfy(\.isSpaceOrTab)
    }
  }

  private mutating func readFences(_ document: TextDocument, from first: Int) {
    var opening: Opening?
    var list = OpenList()
    for number in first..<max(first, document.lineCount) {
      let line = document.line(number)
      if let open = opening, let last = fences.indices.last {
        let marks = LineMarks(line, inQuotations: open.quotations)
        if marks.quotations == open.quotations {
          if !open.isClosed(by: marks) { continue }
          fences[last].close = number
          fences[last].last = number
          opening = nil
          continue
        }
        // A fence ends with the quotation around it.
        fences[last].last = number - 1
        opening = nil
      }
      let marks = LineMarks(line)
      list.read(marks)
      if marks.isCode, !list.isOpen { continue }
      guard let character = marks.text.first, character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else {
        continue
      }
      let length = marks.text.prefix { $0 == character }.count
      let rest = marks.text.dropFirst(length)
      if length < 3 || character == UInt8(ascii: "`") && rest.contains(character) { continue }
      let start = rest.prefix(while: \.isSpaceOrTab).count + rest.startIndex - line.startIndex
      opening = Opening(character: character, length: length, quotations: marks.quotations, isInList: list.isOpen)
      fences.append(Fence(open: number, close: nil, info: start..<line.count, last: document.lineCount - 1))
    }
  }

  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    isHyphens(line) || (line.starts(with: Array("...".utf8)) && line.dropFirst(3).allSatisfy(\.isSpaceOrTab))
  }

  private static func isHyphens(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("---".utf8)) && line.dropFirst(3).allSatisfy(\.isSpaceOrTab)
  }
}

/// Whether the lines that were read end in a list, whose items may contain indented fences.
private struct OpenList {
  private(set) var isOpen = false
  private var isAfterBlank = true

  /// Reads the next line outside of fences.
  mutating func read(_ marks: LineMarks) {
    defer { isAfterBlank = marks.text.isEmpty }
    if marks.hasItem {
      isOpen = true
    } else if let first = marks.text.first, marks.indentation < 2 {
      // Only a paragraph of the list may go on without indentation.
      if isAfterBlank || "#`~".utf8.contains(first) { isOpen = false }
    }
  }
}

extension LineMarks {
  /// Whether the text is a line of code outside of lists, by its indentation.
  fileprivate var isCode: Bool { !hasItem && indentation >= 4 }
}
