import CaseStudyModel

/// The notes on a block of code: comments such as `// (1)`, and the items of the numbered list after the block.
struct CodeNotes: Sendable, Equatable {
  /// The prefix of the notes' anchors.
  let anchor: String
  /// The number of items in the list.
  private let count: Int

  /// Finds the notes on a snippet.
  /// - Parameters:
  ///   - name: the anchor of the snippet.
  ///   - next: the segments that follow it.
  /// - Returns: `nil` if no numbered list follows, or the code doesn't mark its first item.
  init?(on snippet: Snippet, named name: String, followedBy next: ArraySlice<Segment>) {
    guard case .html(let text)? = next.first, text.utf8.drop(while: { $0 == 0x0A }).starts(with: "<ol>".utf8),
      snippet.code.firstBytes(of: "(1)") != nil
    else { return nil }
    var list = NoteList(anchor: name)
    for segment in next {
      if list.isFinished { break }
      if case .html(let text) = segment { _ = list.anchored(text) }
    }
    anchor = name
    count = list.count
  }

  /// Finds the marks in a comment.
  /// - Returns: the ascending ranges of marks such as `(1)`, with the numbers of their notes.
  func marks(in bytes: ArraySlice<UInt8>) -> [(range: Range<Int>, number: Int)] {
    var marks: [(range: Range<Int>, number: Int)] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      index += 1
      guard bytes[start] == UInt8(ascii: "(") else { continue }
      var number = 0
      while index < bytes.endIndex, number <= count, bytes[index].isASCIIDigit {
        number = number * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ")"), number >= 1, number <= count else { continue }
      index += 1
      marks.append((start..<index, number))
    }
    return marks
  }
}
