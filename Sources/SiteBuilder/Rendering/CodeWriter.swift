import CaseStudyModel

/// Renders code as HTML whose text, without the tags, is the code byte for byte.
struct CodeWriter: Sendable {
  let highlighters: HighlighterTable

  /// Appends a snippet's code with its syntax marked, and its stressed lines in `mark` elements.
  func write(_ snippet: Snippet, into out: inout [UInt8]) {
    var code = snippet.code
    code.withUTF8 { bytes in
      let spans =
        highlighters[snippet.language]?.spans(of: bytes).joinedOverSpace(in: bytes)
        ?? [SyntaxSpan(utf8Length: bytes.count, syntaxClass: .plain)]
      if snippet.stressedLines.isEmpty {
        var start = 0
        for span in spans where !out.isFullPage {
          let end = min(start + span.utf8Length, bytes.count)
          write(bytes[start..<end], as: span.syntaxClass, into: &out)
          start = end
        }
      } else {
        writeStressing(StressedLines(snippet.stressedLines), bytes, spans, into: &out)
      }
    }
  }

  /// Appends a snippet's code line by line, each with a link to itself, and the stressed ones as `mark` elements.
  /// - Parameters:
  ///   - anchor: the name with which the anchors of the lines begin; without it, lines are not linked to.
  ///   - notes: the notes that comments refer to.
  func writeNumbered(_ snippet: Snippet, anchor: String?, notes: CodeNotes? = nil, into out: inout [UInt8]) {
    let lines = CodeLines(snippet, highlighters: highlighters, notes: notes)
    let stressed = StressedLines(snippet.stressedLines)
    for line in 0..<lines.text.lineCount where !out.isFullPage {
      let isStressed = stressed.contains(line + 1)
      LineNumberWriter.begin(
        line + 1, of: anchor, in: isStressed ? "mark" : "span", isBlank: lines.isBlank(line), into: &out)
      lines.write(line, into: &out)
      out.append(html: isStressed ? "</mark>" : "</span>")
    }
  }

  @inline(__always)
  private func write(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, as syntaxClass: SyntaxClass, into out: inout [UInt8]
  ) {
    if bytes.isEmpty { return }
    if let name = syntaxClass.cssName {
      SyntaxElement.begin(name, into: &out)
      out.append(escapingText: UnsafeBufferPointer(rebasing: bytes))
      SyntaxElement.end(name, into: &out)
    } else {
      out.append(escapingText: UnsafeBufferPointer(rebasing: bytes))
    }
  }

  /// Writes line by line, so that no span reaches over the edge of a stressed line.
  private func writeStressing(
    _ lines: StressedLines, _ bytes: UnsafeBufferPointer<UInt8>, _ spans: [SyntaxSpan], into out: inout [UInt8]
  ) {
    var line = 1
    var isStressed = false
    var start = 0
    for span in spans {
      let end = min(start + span.utf8Length, bytes.count)
      while start < end, !out.isFullPage {
        if lines.contains(line) != isStressed {
          out.append(html: isStressed ? "</mark>" : "<mark>")
          isStressed.toggle()
        }
        let lineFeed = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n"))
        let stop = lineFeed.map { $0 + 1 } ?? end
        write(bytes[start..<stop], as: span.syntaxClass, into: &out)
        if lineFeed != nil { line += 1 }
        start = stop
      }
    }
    if isStressed { out.append(html: "</mark>") }
  }
}
