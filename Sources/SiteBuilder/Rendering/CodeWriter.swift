import CaseStudyModel

/// Writes code as HTML whose text, without the tags, is the code byte for byte.
struct CodeWriter: Sendable {
  /// The highlighters of the site's languages.
  let highlighters: HighlighterTable

  /// Appends a snippet's highlighted code, with its stressed lines in `mark` elements.
  func write(_ snippet: Snippet, into out: inout [UInt8]) {
    let lines = CodeLines(snippet, highlighters: highlighters)
    if snippet.stressedLines.isEmpty { return lines.writeAll(into: &out) }
    let stressed = RangeSet(snippet.stressedLines.map { Range($0) })
    var isStressed = false
    // Line by line, so that no element crosses the edge of a `mark`.
    for line in 0..<lines.text.lineCount where !out.exceedsPageLimit {
      if stressed.contains(line + 1) != isStressed {
        out.append(html: isStressed ? "</mark>" : "<mark>")
        isStressed.toggle()
      }
      lines.write(line, into: &out)
    }
    if isStressed { out.append(html: "</mark>") }
  }

  /// Appends a snippet's code line by line, each with a link to itself; stressed lines are `mark` elements.
  /// - Parameters:
  ///   - anchor: the prefix of the lines' anchors; without it, lines have no links.
  ///   - notes: the notes on the code.
  func writeNumbered(_ snippet: Snippet, anchor: String?, notes: CodeNotes? = nil, into out: inout [UInt8]) {
    let lines = CodeLines(snippet, highlighters: highlighters, notes: notes)
    let stressed = RangeSet(snippet.stressedLines.map { Range($0) })
    for line in 0..<lines.text.lineCount where !out.exceedsPageLimit {
      let isStressed = stressed.contains(line + 1)
      LineNumberWriter.begin(
        line + 1, of: anchor, in: isStressed ? "mark" : "span", isBlank: lines.isBlank(line), into: &out)
      lines.write(line, into: &out)
      out.append(html: isStressed ? "</mark>" : "</span>")
    }
  }
}
