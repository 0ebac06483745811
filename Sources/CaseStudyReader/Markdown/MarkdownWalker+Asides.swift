import CaseStudyModel

/// Alerts of code hosts: quotations that begin with `[!NOTE]` and the like.
extension MarkdownWalker {
  private static let titles = [
    "[!NOTE]": "Note", "[!TIP]": "Tip", "[!IMPORTANT]": "Important", "[!WARNING]": "Warning", "[!CAUTION]": "Caution",
  ]

  /// Removes the marker line from a quotation's first paragraph and records the aside's title.
  mutating func markAside(_ paragraph: MarkdownNode) {
    guard let quotation = paragraph.parent, quotation.kind == .blockQuote, quotation.firstChild == paragraph
    else { return reportUnquotedMark(of: paragraph) }
    guard let title = Self.titles[text.firstLine.trimmingSpaces().uppercased()] else {
      reportMark(String(text.firstLine), of: paragraph)
      return
    }
    var line: [MarkdownNode] = []
    var node = paragraph.firstChild
    while let current = node {
      node = current.next
      line.append(current)
      if current.kind == .softBreak || current.kind == .lineBreak { break }
      // Formatting inside the marker makes it an ordinary quotation, as on code hosts.
      guard current.kind == .text else { return }
    }
    let isWholeParagraph = node == nil
    edits.append {
      for part in line { part.remove() }
      if isWholeParagraph { paragraph.remove() }
    }
    asides.append((quotation, title))
  }

  /// Reports a mark that is nearly an aside's mark, or that isn't alone on its line.
  private mutating func reportMark(_ line: String, of paragraph: MarkdownNode) {
    let mark = String(line.prefix { $0 != "]" }) + "]"
    if let meant = Self.mark(meantBy: line.trimmingSpaces()) {
      let text = line.trimmingSpaces()
      report(
        "The marker of an aside must be '\(meant)', not '\(text)'", of: paragraph, "replace '\(text)' with '\(meant)'")
      return
    }
    guard line.hasPrefix("[!"), line.contains("]"), mark.dropFirst(2).dropLast().allSatisfy(\.isLetter) else { return }
    if Self.titles[mark.uppercased()] != nil {
      report("Marker '\(mark)' of an aside must be alone on its line", of: paragraph, "begin the text on the next line")
    } else if let nearest = nearestName(to: mark.uppercased(), among: Self.titles.keys.sorted()) {
      report(
        "Marker '\(mark)' of an aside isn't known; did you mean '\(nearest)'?", of: paragraph,
        "replace '\(mark)' with '\(nearest)'")
    }
  }

  private mutating func report(_ summary: Message, of paragraph: MarkdownNode, _ solution: Message) {
    let place = SourceRange(path: path, start: position(ofBlock: paragraph))
    outline.diagnostics.report("UnknownAside", .warning, summary, at: place, solutions: [solution])
  }

  /// Returns the marker that a line means that has the right letters but wrong signs, such as `[NOTE]` or `[!NOTE]:`.
  private static func mark(meantBy line: String) -> String? {
    guard line.contains("["), line.contains("]"), line.count < 20, titles[line.uppercased()] == nil else { return nil }
    let letters = line.filter { !"[]!: -+*".contains($0) }.uppercased()
    let mark = "[!\(letters)]"
    return titles[mark] == nil ? nil : mark
  }

  /// Reports the marker of an aside that isn't in a quotation.
  private mutating func reportUnquotedMark(of paragraph: MarkdownNode) {
    guard text.bytes.first == UInt8(ascii: "["), paragraph.parent?.kind == .document else { return }
    let mark = text.firstLine.trimmingSpaces()
    guard Self.titles[mark.uppercased()] != nil else { return }
    report("Marker '\(mark)' of an aside must be in a quotation", of: paragraph, "begin its lines with '> '")
  }

  /// Turns a quotation into an aside if its first paragraph had a marker.
  mutating func leaveAside(_ quotation: MarkdownNode) {
    guard let aside = asides.last, aside.quotation == quotation else { return }
    asides.removeLast()
    let start = """
      <div class="aside \(aside.title.lowercased())" role="note">
      <p class="aside-title">\(aside.title)</p>

      """
    edits.append { quotation.replaceBlock(start: Array(start.utf8), end: Array("</div>".utf8)) }
  }
}
