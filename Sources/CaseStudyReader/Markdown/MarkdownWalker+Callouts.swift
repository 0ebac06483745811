import CaseStudyModel

/// The first line of a quotation in a note vault, such as `[!question]- What is a side?`.
struct Callout {
  /// The kinds of callouts in note vaults, by the corresponding alert of code hosts.
  ///
  /// Alone on a line, the names of alerts are read as on code hosts (`markAside`).
  private static let kinds = [
    "note": "note info abstract summary tldr todo question help faq example quote cite",
    "tip": "tip hint success check done", "important": "important", "warning": "warning attention",
    "caution": "caution danger error bug failure fail missing",
  ]

  /// The style of each kind.
  private static let styles = kinds.reduce(into: [String: String]()) { styles, entry in
    for kind in entry.value.split(separator: " ") { styles[String(kind)] = entry.key }
  }

  /// The mark as written, with the sign and spaces after it.
  let mark: [UInt8]
  /// The title of a callout without one: its kind.
  let kind: String
  /// The name of its style.
  let style: String
  /// Whether it is folded at first, so that only the title is visible.
  let isFolded: Bool
  /// Whether the author gives it a title.
  let hasTitle: Bool

  /// Reads the text at the start of a quotation; `nil` if it isn't a callout, or is an alert of code hosts.
  /// - Parameter isAlone: whether nothing else is on the line.
  init?(_ text: UnsafeBufferPointer<UInt8>, isAlone: Bool) {
    guard text.starts(with: "[!".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    // After a bar, vaults read the place and width of the callout.
    let name = String(decoding: text[2..<end].prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self).lowercased()
    guard let style = Self.styles[name] else { return nil }
    let sign = text[(end + 1)...].first
    let isFolding = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let rest = text[(isFolding ? end + 2 : end + 1)...]
    let title = rest.drop { $0 == UInt8(ascii: " ") }
    hasTitle = !title.isEmpty || !isAlone
    // Otherwise it is a link's text, or a word in brackets.
    if hasTitle, title.startIndex == rest.startIndex { return nil }
    if name == style, !hasTitle, !isFolding { return nil }
    mark = Array(text[..<title.startIndex])
    kind = name.capitalizedFirst
    self.style = style
    isFolded = sign == UInt8(ascii: "-")
  }

  /// The markup before and after the title.
  var titleMarkup: (start: String, end: String) {
    isFolded ? ("<summary class=\"aside-title\">", "</summary>") : ("<p class=\"aside-title\">", "</p>")
  }

  /// The markup around the quotation.
  var markup: (start: String, end: String) {
    isFolded
      ? ("<details class=\"aside \(style)\">\n", "</details>")
      : ("<div class=\"aside \(style)\" role=\"note\">\n", "</div>")
  }
}

extension MarkdownWalker {
  /// Removes the mark from the first paragraph of a callout.
  ///
  /// The classifier reads the mark with its title, so it stays part of the paragraph's plain text.
  mutating func enterCallout(_ paragraph: MarkdownNode) {
    guard let quotation = paragraph.parent, quotation.kind == .blockQuote, quotation.firstChild == paragraph,
      let first = paragraph.firstChild, first.kind == .text
    else { return }
    let isAlone = first.next.map { [.softBreak, .lineBreak].contains($0.kind) } ?? true
    guard let callout = Callout(first.literal, isAlone: isAlone) else { return }
    // A raw element may end on another line, which would be another paragraph.
    var node = paragraph.firstChild
    while let current = node, ![.softBreak, .lineBreak].contains(current.kind) {
      if current.kind == .htmlInline { return }
      node = current.next
    }
    callout.mark.withUnsafeBufferPointer { text.append($0) }
    first.setLiteral(Array(first.literal.dropFirst(callout.mark.count)))
    callouts.append((quotation, callout))
  }

  /// Divides the first paragraph of a callout into its title and the rest.
  mutating func markCallout(_ paragraph: MarkdownNode) {
    guard let (quotation, callout) = callouts.last, quotation.firstChild == paragraph else { return }
    var lineBreak = paragraph.firstChild
    while let node = lineBreak, ![.softBreak, .lineBreak].contains(node.kind) { lineBreak = node.next }
    let (start, end) = callout.titleMarkup
    edits.append {
      guard callout.hasTitle else {
        paragraph.insertBlockBefore(Array("\(start)\(callout.kind)\(end)\n".utf8))
        if let lineBreak { lineBreak.remove() } else { paragraph.remove() }
        return
      }
      lineBreak?.replaceLeaf(with: Array("\(end)\n<p>".utf8))
      let last = lineBreak == nil ? end : "</p>"
      paragraph.replaceBlock(start: Array(start.utf8), end: Array("\(last)\n".utf8))
    }
  }

  /// Turns a quotation into a callout if its first paragraph had the mark of one.
  mutating func leaveCallout(_ quotation: MarkdownNode) {
    guard let last = callouts.last, last.quotation == quotation else { return }
    callouts.removeLast()
    let (start, end) = last.callout.markup
    edits.append { quotation.replaceBlock(start: Array(start.utf8), end: Array(end.utf8)) }
  }
}
