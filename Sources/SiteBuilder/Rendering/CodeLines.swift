import CaseStudyModel
import CodeDifference

/// Highlighted code that is written line by line.
struct CodeLines: Sendable {
  /// The code's lines.
  let text: LineText
  /// The highlighter's spans.
  let spans: [SyntaxSpan]
  /// The spans, joined over space.
  private let written: [SyntaxSpan]
  /// The end of each joined span.
  private let ends: [Int]
  private let notes: CodeNotes?

  /// Highlights a snippet; code in an unknown language is plain.
  init(_ snippet: Snippet, highlighters: HighlighterTable, notes: CodeNotes? = nil) {
    self.notes = notes
    var code = snippet.code
    spans = code.withUTF8 { bytes in
      highlighters[snippet.language]?.spans(of: bytes) ?? [SyntaxSpan(utf8Length: bytes.count, syntaxClass: .plain)]
    }
    text = LineText(code)
    let spans = spans
    written = code.withUTF8 { spans.joinedOverSpace(in: $0) }
    var end = 0
    ends = written.map { span in
      end += span.utf8Length
      return end
    }
  }

  /// Appends the whole code.
  func writeAll(into out: inout [UInt8]) {
    write(0..<text.bytes.count, into: &out)
  }

  /// Appends a line and its line feed, with ranges in `mark` elements.
  /// - Parameters:
  ///   - line: the index of the line, from 0.
  ///   - marks: ascending ranges of offsets into the text.
  func write(_ line: Int, marks: [Range<Int>] = [], into out: inout [UInt8]) {
    let range = text.range(ofLine: line)
    var place = range.lowerBound
    for mark in marks where !mark.isEmpty && mark.lowerBound >= place && mark.upperBound <= range.upperBound {
      // Marking indentation adds nothing to the marked line.
      if mark.lowerBound == range.lowerBound, isBlank(mark) { continue }
      write(place..<mark.lowerBound, into: &out)
      out.append(html: "<mark>")
      write(mark, into: &out)
      out.append(html: "</mark>")
      place = mark.upperBound
    }
    write(place..<range.upperBound, into: &out)
  }

  /// Returns whether a line, counted from 0, is blank.
  func isBlank(_ line: Int) -> Bool { isBlank(text.range(ofLine: line)) }

  private func isBlank(_ range: Range<Int>) -> Bool {
    text.bytes[range].allSatisfy(\.isASCIIWhitespace)
  }

  /// Appends a range of the text with each highlighted span in an element such as `<k->let</k->`.
  ///
  /// A page has thousands of spans; a custom element means the same as a `span` with a class, and takes a third of the
  /// bytes. Bikeshed, which generates the W3C's pages, does the same.
  private func write(_ range: Range<Int>, into out: inout [UInt8]) {
    var place = range.lowerBound
    var span = ends.partitioningIndex { $0 > place }
    while place < range.upperBound, !out.exceedsPageLimit {
      let end = span < ends.count ? min(ends[span], range.upperBound) : range.upperBound
      let name = span < written.count ? written[span].syntaxClass.cssName : nil
      if let name { Self.appendTag("<", name, into: &out) }
      if let notes, span < written.count, written[span].syntaxClass == .comment {
        write(place..<end, linkingTo: notes, into: &out)
      } else {
        writeText(place..<end, into: &out)
      }
      if let name { Self.appendTag("</", name, into: &out) }
      place = end
      span += 1
    }
  }

  // Without interpolation, which would allocate a string for each of a page's thousands of tags.
  @inline(__always)
  private static func appendTag(_ opening: String, _ name: String, into out: inout [UInt8]) {
    out.append(html: opening)
    out.append(html: name)
    out.append(html: "->")
  }

  /// Appends a comment with links from its marks to their notes.
  private func write(_ range: Range<Int>, linkingTo notes: CodeNotes, into out: inout [UInt8]) {
    var place = range.lowerBound
    for mark in notes.marks(in: text.bytes[range]) {
      writeText(place..<mark.range.lowerBound, into: &out)
      out.append(html: "<a class=\"note-mark\"")
      out.append(attribute: "href", "#" + NoteList.itemAnchor(notes.anchor, mark.number).percentEncodedPath)
      out.append(html: ">")
      writeText(mark.range, into: &out)
      out.append(html: "</a>")
      place = mark.range.upperBound
    }
    writeText(place..<range.upperBound, into: &out)
  }

  private func writeText(_ range: Range<Int>, into out: inout [UInt8]) {
    text.bytes.withUnsafeBufferPointer { bytes in
      out.append(escapingText: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}
