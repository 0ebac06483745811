import CaseStudyModel

/// Alerts of code hosts: quotations that begin with `[!NOTE]` and the like.
extension MarkdownWalker {
  private static let titles = [
    "[!NOTE]": "Note", "[!TIP]": "Tip", "[!IMPORTANT]": "Important", "[!WARNING]": "Warning", "[!CAUTION]": "Caution",
  ]

  /// Removes the marker line from a quotation's first paragraph and records the aside's title.
  mutating func markAside(_ paragraph: MarkdownNode) {
    guard let quotation = paragraph.parent, quotation.kind == .blockQuote, quotation.firstChild == paragraph,
      let title = Self.titles[text.firstLine.trimmingSpaces().uppercased()]
    else { return }
    var line: [MarkdownNode] = []
    var node = paragraph.firstChild
    while let current = node {
      node = current.next
      line.append(current)
      if current.kind == .softBreak || current.kind == .lineBreak { break }
      // Formatting inside the marker makes it an ordinary quotation, as on code hosts.
      guard current.kind == .text else { return }
    }
    edits += line.map(Edit.remove)
    if node == nil { edits.append(.remove(paragraph)) }
    asides.append((quotation, title))
  }

  /// Turns a quotation into an aside if its first paragraph had a marker.
  mutating func leaveAside(_ quotation: MarkdownNode) {
    guard let aside = asides.last, aside.quotation == quotation else { return }
    asides.removeLast()
    let start = """
      <div class="aside \(aside.title.lowercased())" role="note">
      <p class="aside-title">\(aside.title)</p>

      """
    edits.append(.replaceBlock(quotation, start: Array(start.utf8), end: Array("</div>".utf8)))
  }
}
