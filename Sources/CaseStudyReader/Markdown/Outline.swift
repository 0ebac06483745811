import CaseStudyModel

/// A Markdown body as the classifier sees it: its blocks in reading order, and what its pages need.
struct Outline {
  /// A block of the document, with what tells sides and principles apart.
  struct Element {
    enum Kind {
      /// A heading, as an index into `headings`.
      case heading(Int)
      /// The line of a `<details>` that stays visible; it names what is folded.
      case summary
      case detailsEnd
      case paragraph(ParagraphStyle)
      /// A fenced block, as an index into `fences`.
      case fence(Int)
      /// Anything else that separates what stands before it from what stands behind: a list's end, a table, a rule.
      case separator
    }

    var kind: Kind
    /// The text without markup.
    var text: String
    var line: Int
    /// The number of lists, quotations and details around it.
    var depth: Int
  }

  /// What a paragraph consists of.
  struct ParagraphStyle {
    /// The whole paragraph is bold or emphasised.
    var isBold = false
    /// The whole paragraph is one piece of code, or one in bold.
    var isCode = false
    /// The bold text that the paragraph begins with.
    var lead: String?
    /// The pieces of code in the paragraph, in order.
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

/// A piece of the rendered body, in which fenced blocks are not yet divided into snippets.
enum OutlineSegment {
  case html(String)
  case headingStart(Int)
  case headingEnd(Int)
  case linkStart(Int)
  case image(Int)
  case fence(Int)
}
