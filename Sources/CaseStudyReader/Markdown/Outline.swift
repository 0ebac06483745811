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
      /// Anything else that separates the text around it: the end of a list, a table, a rule.
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
  }

  /// A fenced block as written.
  struct Fence {
    var info: String
    var code: String
    var line: Int
    var indentation: Int
    var isClosed: Bool
    /// The info string as written, before escapes are resolved.
    var writtenInfo = ""
    /// The column of the info string, counted from 1 in bytes.
    var infoColumn = 1

    /// Returns the range of a word of the info string; of all of it if the word is written with escapes.
    func range(of word: String, in path: String) -> SourceRange {
      let bytes = Array(writtenInfo.utf8)
      let sought = Array(word.utf8)
      let blanks: Set<UInt8> = [0x20, 0x09]
      func isWord(at offset: Int) -> Bool {
        bytes[offset...].starts(with: sought) && (offset == 0 || blanks.contains(bytes[offset - 1]))
      }
      let offset = sought.isEmpty ? nil : bytes.indices.first(where: isWord)
      let start = infoColumn + (offset ?? 0)
      return SourceRange(
        path: path, start: SourcePosition(line: line, column: start),
        end: SourcePosition(line: line, column: start + (offset == nil ? bytes.count : sought.count)))
    }
  }

  var elements: [Element] = []
  var headings: [Heading] = []
  var fences: [Fence] = []
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
  case headingStart(Int)
  case headingEnd(Int)
  case linkStart(Int)
  case image(Int)
  case fence(Int)
}
