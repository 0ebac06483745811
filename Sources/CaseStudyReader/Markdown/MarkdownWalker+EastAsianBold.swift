import CMark

/// Bold text beside letters of East Asian scripts, as in `**原则：**内容` and ``**`code`**는``.
///
/// After punctuation, Markdown recognises the end of bold text only before a space, but these scripts don't use spaces.
/// So the asterisks stay in the text, or the text between two bold parts becomes bold.
extension MarkdownWalker {
  /// The maximum length of a line in bytes.
  private static let longestLine = 20_000

  /// Turns the text between such asterisks into bold text, before the nodes of the block are visited.
  ///
  /// The iterator already holds the block's first child, which stays where it is.
  mutating func joinBoldText(of block: MarkdownNode) {
    let pairs = BoldMark.pairs(of: BoldMark.all(in: block))
    if pairs.isEmpty || hasEscapedAsterisk(block) { return }
    var parts: [MarkdownNode] = []
    var index = 0
    while index < pairs.count {
      // The marks of a node follow each other.
      let marks = Array(pairs[index...].prefix { $0.node == pairs[index].node })
      parts += marks[0].offset == nil ? marks[0].node.dissolve() : marks[0].node.split(at: marks.compactMap(\.offset))
      index += marks.count
    }
    guard parts.count == pairs.count else { return }
    for index in stride(from: 0, to: parts.count, by: 2) { parts[index].wrapInStrong(upTo: parts[index + 1]) }
  }

  /// Returns whether a block has a literal asterisk, or a line that takes long to search.
  private mutating func hasEscapedAsterisk(_ block: MarkdownNode) -> Bool {
    for line in block.line...max(block.line, block.endLine) {
      // The cells of a table's row share a line.
      if lines[line].count > Self.longestLine || Array(lines[line]).firstIndex(of: Array("\\*".utf8), from: 0) != nil {
        return true
      }
    }
    return false
  }
}

/// Two asterisks that Markdown left in a text, or an end of bold text that it found.
struct BoldMark {
  private static let asterisk = UInt8(ascii: "*")

  /// The text, or the bold text.
  let node: MarkdownNode
  /// The place of the first asterisk in the node's text; `nil` for an end of bold text.
  let offset: Int?
  /// The line of the block.
  let line: Int
  /// Whether text follows directly, so that bold text may begin.
  let canOpen: Bool
  /// Whether text precedes directly, so that bold text may end.
  let canClose: Bool
  /// Whether a character beside the asterisks belongs to an East Asian script.
  let isEastAsian: Bool

  /// Returns the marks of a block in order; bold text has two.
  static func all(in block: MarkdownNode) -> [BoldMark] {
    var (marks, line): ([BoldMark], Int) = ([], 0)
    var child = block.firstChild
    while let node = child {
      child = node.next
      switch node.kind {
      case .text: marks += all(in: node, onLine: line)
      case .strong:
        let (before, start) = (lastCharacter(of: node.previous), firstCharacter(of: node.firstChild))
        let (end, after) = (lastCharacter(of: node.lastChild), firstCharacter(of: node.next))
        marks.append(BoldMark(node: node, offset: nil, line: line, before: before, after: start))
        marks.append(BoldMark(node: node, offset: nil, line: line, before: end, after: after))
      case .softBreak, .lineBreak: line += 1
      default: break
      }
    }
    return marks
  }

  private static func all(in node: MarkdownNode, onLine line: Int) -> [BoldMark] {
    let text = node.literal
    var marks: [BoldMark] = []
    var index = 0
    while let start = text[index...].firstIndex(of: asterisk) {
      let end = text[start...].firstIndex { $0 != asterisk } ?? text.count
      index = end
      guard end - start == 2 else { continue }
      let before = start > 0 ? lastCharacter(of: text[..<start]) : lastCharacter(of: node.previous)
      let after = end < text.count ? firstCharacter(of: text[end...]) : firstCharacter(of: node.next)
      marks.append(BoldMark(node: node, offset: start, line: line, before: before, after: after))
    }
    return marks
  }

  private init(node: MarkdownNode, offset: Int?, line: Int, before: Unicode.Scalar, after: Unicode.Scalar) {
    self.node = node
    self.offset = offset
    self.line = line
    canOpen = !after.properties.isWhitespace
    canClose = !before.properties.isWhitespace
    isEastAsian = before.isEastAsian || after.isEastAsian
  }

  /// Returns the character at the start of a node on the same line; a space if there is none.
  private static func firstCharacter(of node: MarkdownNode?) -> Unicode.Scalar {
    guard let node, ![.softBreak, .lineBreak].contains(node.kind) else { return " " }
    return node.kind == .text ? firstCharacter(of: node.literal[...]) : "\u{FFFC}"
  }

  /// Returns the character at the end of a node on the same line; a space if there is none.
  private static func lastCharacter(of node: MarkdownNode?) -> Unicode.Scalar {
    guard let node, ![.softBreak, .lineBreak].contains(node.kind) else { return " " }
    return node.kind == .text ? lastCharacter(of: node.literal[...]) : "\u{FFFC}"
  }

  private static func firstCharacter(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
    String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
  }

  private static func lastCharacter(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
    String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last ?? " "
  }

  /// Returns, alternating, the marks that begin and end bold text that Markdown doesn't recognise, or reads
  /// differently. Both are on one line.
  static func pairs(of marks: [BoldMark]) -> [BoldMark] {
    var pairs: [BoldMark] = []
    var index = 0
    while index + 1 < marks.count {
      let (open, close) = (marks[index], marks[index + 1])
      let isFound = open.node == close.node && open.offset == nil
      if !isFound, open.canOpen, close.canClose, open.line == close.line, open.isEastAsian || close.isEastAsian,
        hasPartner(index + 1, in: marks)
      {
        pairs += [open, close]
        index += 2
      } else {
        index += isFound ? 2 : 1
      }
    }
    return pairs
  }

  /// Returns whether the rest of bold text that ends with a mark can belong to the next bold text.
  private static func hasPartner(_ index: Int, in marks: [BoldMark]) -> Bool {
    var index = index
    while marks[index].offset == nil {
      guard index + 2 < marks.count else { return false }
      let (open, close) = (marks[index + 1], marks[index + 2])
      guard open.canOpen, close.canClose, open.line == close.line, open.isEastAsian || close.isEastAsian else {
        return false
      }
      index += 2
    }
    return true
  }
}

extension MarkdownNode {
  /// Divides this text at marks, which vanish.
  /// - Returns: the parts after each mark.
  fileprivate func split(at marks: [Int]) -> [MarkdownNode] {
    let text = Array(literal)
    var last = self
    var parts: [MarkdownNode] = []
    for (mark, end) in zip(marks, marks.dropFirst() + [text.count]) {
      guard let part = MarkdownNode(cmark_node_new(CMARK_NODE_TEXT)) else { return [] }
      part.setLiteral(Array(text[(mark + 2)..<end]))
      cmark_node_insert_after(last.pointer, part.pointer)
      last = part
      parts.append(part)
    }
    setLiteral(Array(text[..<(marks.first ?? text.count)]))
    return parts
  }

  /// Replaces bold text by its contents.
  /// - Returns: an empty text before the contents, and one after them.
  fileprivate func dissolve() -> [MarkdownNode] {
    let ends = [cmark_node_new(CMARK_NODE_TEXT), cmark_node_new(CMARK_NODE_TEXT)].compactMap { MarkdownNode($0) }
    guard ends.count == 2 else { return [] }
    for end in ends { end.setLiteral([]) }
    cmark_node_insert_before(pointer, ends[0].pointer)
    while let child = firstChild { cmark_node_insert_before(pointer, child.pointer) }
    cmark_node_insert_before(pointer, ends[1].pointer)
    remove()
    return ends
  }

  /// Moves the nodes from this one up to another, which stays, into bold text.
  fileprivate func wrapInStrong(upTo end: MarkdownNode) {
    guard let strong = MarkdownNode(cmark_node_new(CMARK_NODE_STRONG)) else { return }
    cmark_node_insert_before(pointer, strong.pointer)
    while let node = strong.next, node != end { cmark_node_append_child(strong.pointer, node.pointer) }
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to Chinese, Japanese or Korean, punctuation of full width included.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}
