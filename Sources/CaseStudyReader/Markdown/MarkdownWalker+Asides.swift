import CaseStudyModel

/// The asides of code hosts: a quotation that begins with `[!NOTE]` and the like.
extension MarkdownWalker {
  private static let titles = [
    "[!NOTE]": "Note", "[!TIP]": "Tip", "[!IMPORTANT]": "Important", "[!WARNING]": "Warning", "[!CAUTION]": "Caution",
  ]

  /// Turns the quotation that a paragraph begins into an aside, where the paragraph says so.
  mutating func markAside(_ paragraph: MarkdownNode) {
    guard let quotation = paragraph.parent, quotation.kind == .blockQuote, quotation.firstChild == paragraph,
      let firstLine = text.string.split(separator: "\n", maxSplits: 1).first,
      let title = Self.titles[firstLine.trimmingSpaces().uppercased()]
    else { return }
    var node = paragraph.firstChild
    while let current = node {
      edits.append(.remove(current))
      node = current.next
      if current.kind == .softBreak || current.kind == .lineBreak { break }
    }
    if node == nil { edits.append(.remove(paragraph)) }
    let start = """
      <div class="aside \(title.lowercased())" role="note">
      <p class="aside-title">\(title)</p>

      """
    edits.append(.replace(quotation, isInline: false, start: Array(start.utf8), end: Array("</div>".utf8)))
  }
}
