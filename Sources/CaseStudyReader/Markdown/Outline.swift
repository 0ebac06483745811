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

  /// A paragraph's formatting, as far as the classifier needs it.
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
