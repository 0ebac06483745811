import CaseStudyModel

/// A Markdown body reduced to what classification and pages need: its blocks in reading order, links, images, HTML.
struct Outline {
  /// A block of the document, with its clues to sides and principles.
  struct Element {
    /// The kinds of blocks that the classifier distinguishes.
    enum Kind {
      /// A heading, as an index into `headings`.
      case heading(Int)
      /// The visible line of a `<details>`, which names the folded content.
      case summary
      case detailsEnd
      case paragraph(ParagraphStyle)
      /// A fenced block, as an index into `fences`.
      case fence(Int)
      /// Any other element that separates the texts around it: the end of a list, a table, a rule.
      case separator
    }

    var kind: Kind
    /// The text without markup.
    var text: String
    var line: Int
    /// The number of lists, quotations and details around it.
    var depth: Int
  }

  /// The parts of a paragraph's formatting that the classifier needs.
  struct ParagraphStyle {
    /// The whole paragraph is bold or emphasised.
    var isBold = false
    /// The whole paragraph is one code span, possibly bold.
    var isCode = false
    /// The bold text at the start of the paragraph.
    var lead: String?
    /// The code spans of the paragraph, in order.
    var codes: [String] = []
    /// The paragraph is the first in its list item.
    var opensItem = false
  }

  /// A fenced block as written.
  struct Fence {
    var info: String
    var code: String
    var line: Int
    var indentation: Int
    var isClosed: Bool
    /// Whether the code is indented instead of fenced; it then begins on `line`.
    var isIndented = false
    /// The info string as written, before escapes are resolved.
    var writtenInfo = ""
    /// The column of the info string, counted from 1 in bytes.
    var infoColumn = 1
    /// The number of bytes before the code, for lines on which it differs from `indentation`, by line number in the
    /// file; `nil` for a line that Markdown changes.
    var otherMargins: [Int: Int?] = [:]

    /// The line of the first line of code.
    var codeLine: Int { isIndented ? line : line + 1 }

    /// The lines of the block, with those of its fences.
    var lineRange: ClosedRange<Int> {
      let count = code.lines.count
      return line...(isIndented ? max(line, line + count - 2) : line + count)
    }

    /// Returns the column at which the code begins on a line of the file, counted from 1 in bytes; that of most lines,
    /// if it isn't known.
    func codeColumn(onLine line: Int) -> Int { ((otherMargins[line] ?? indentation) ?? indentation) + 1 }

    /// Returns whether Markdown changes a line of the code, so that a place in it isn't known.
    func isChanged(line: Int) -> Bool { otherMargins[line] == .some(nil) }

    /// Returns the range of the info string.
    func range(in path: String) -> SourceRange { range(in: path, at: 0, count: writtenInfo.utf8.count) }

    /// Returns the range of a word of the info string; `nil` if the word is written with escapes.
    func range(of word: String, in path: String) -> SourceRange? {
      let bytes = Array(writtenInfo.utf8)
      let sought = Array(word.utf8)
      let brace = UInt8(ascii: "{")
      func isBlank(_ offset: Int) -> Bool { !bytes.indices.contains(offset) || bytes[offset].isSpaceOrTab }
      // Lines in braces may follow another word directly.
      let offset = bytes.indices.first { offset in
        let end = offset + sought.count
        return (bytes[offset] == brace || isBlank(offset - 1)) && bytes[offset...].starts(with: sought)
          && (isBlank(end) || bytes[end] == brace)
      }
      return offset.map { range(in: path, at: $0, count: sought.count) }
    }

    private func range(in path: String, at offset: Int, count: Int) -> SourceRange {
      SourceRange(path: path, line: line, column: infoColumn + offset, length: count)
    }
  }

  var elements: [Element] = []
  /// The index of the first element of the footnotes, which Markdown puts at the end; `nil` if there are none.
  var firstNote: Int?
  /// The elements of the sections: all but those of the footnotes.
  var sectionElements: ArraySlice<Element> { elements[..<(firstNote ?? elements.count)] }
  var headings: [Heading] = []
  /// Whether only an element such as `<div>` encloses the first heading, as in the banner of a README.
  var isFirstHeadingFramed = false
  /// The headings that such an element, or their own tag, centres.
  var centredHeadings: [Int] = []
  var fences: [Fence] = []
  var writtenCode = WrittenCode()
  var links: [Link] = []
  var images: [Image] = []
  var anchors: Set<String> = []
  var segments: [OutlineSegment] = []
  var wordCount = 0
  var diagnostics: [Diagnostic] = []
}

/// A piece of the rendered body, before fenced blocks are split into snippets.
enum OutlineSegment {
  case html(String)
  case marker(Marker)
}
