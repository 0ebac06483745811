import CaseStudyModel
import CodeDifference

/// Code with its syntax told, to be written line by line.
struct CodeLines: Sendable {
  let text: LineText
  let spans: [SyntaxSpan]
  /// The spans as they are written.
  private let written: [SyntaxSpan]
  /// The offset behind each span that is written.
  private let ends: [Int]
  private let notes: CodeNotes?

  /// Tells the syntax of a snippet's code; code in a language that nobody knows is plain.
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

  /// Appends a line with its end, and with stretches of it in `mark` elements.
  /// - Parameters:
  ///   - line: counted from 0.
  ///   - marks: ascending offsets into the text.
  func write(_ line: Int, marks: [Range<Int>] = [], into out: inout [UInt8]) {
    let range = text.range(ofLine: line)
    var place = range.lowerBound
    for mark in marks where !mark.isEmpty && mark.lowerBound >= place && mark.upperBound <= range.upperBound {
      // A line that only moved to the right is marked as a line; a stripe under nothing says no more.
      if mark.lowerBound == range.lowerBound, isBlank(mark) { continue }
      write(place..<mark.lowerBound, into: &out)
      out.append(html: "<mark>")
      write(mark, into: &out)
      out.append(html: "</mark>")
      place = mark.upperBound
    }
    write(place..<range.upperBound, into: &out)
  }

  /// Whether a line, counted from 0, holds nothing but its end.
  func isBlank(_ line: Int) -> Bool {
    isBlank(text.range(ofLine: line))
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    text.bytes[range].allSatisfy(\.isSpace)
  }

  /// Appends bytes of the text with each stretch of one class in an element.
  private func write(_ range: Range<Int>, into out: inout [UInt8]) {
    var place = range.lowerBound
    var span = firstSpan(endingAfter: place)
    while place < range.upperBound {
      let end = span < ends.count ? min(ends[span], range.upperBound) : range.upperBound
      let name = span < written.count ? written[span].syntaxClass.cssName : nil
      if let name { SyntaxElement.begin(name, into: &out) }
      if let notes, span < written.count, written[span].syntaxClass == .comment {
        write(place..<end, linkingTo: notes, into: &out)
      } else {
        writeText(place..<end, into: &out)
      }
      if let name { SyntaxElement.end(name, into: &out) }
      place = end
      span += 1
    }
  }

  /// Appends a comment with the marks in it linked to their notes; the marks are the author's, and stay as they are.
  private func write(_ range: Range<Int>, linkingTo notes: CodeNotes, into out: inout [UInt8]) {
    var place = range.lowerBound
    for mark in notes.marks(in: text.bytes[range]) {
      writeText(place..<mark.range.lowerBound, into: &out)
      out.append(html: "<a class=\"note-mark\"")
      out.append(attribute: "href", "#" + CodeNotes.anchor(notes.anchor, note: mark.number))
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

  private func firstSpan(endingAfter place: Int) -> Int {
    var lower = 0
    var upper = ends.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if ends[middle] > place { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
