import CaseStudyModel

/// The places of the code spans of a paragraph as it is written.
struct CodeSpans {
  /// The offsets in the paragraph's text, sorted.
  private var spans: [Range<Int>] = []
  /// The offset of each line in the text.
  private var starts: [Int] = []

  /// Finds the spans: a run of backticks ends at the next run of the same length.
  /// - Parameter lines: the lines of the paragraph.
  init(_ lines: [ArraySlice<UInt8>]) {
    var runs: [Range<Int>] = []
    var offset = 0
    for line in lines {
      starts.append(offset)
      var index = line.startIndex
      while let first = line[index...].firstIndex(of: UInt8(ascii: "`")) {
        index = line[first...].firstIndex { $0 != UInt8(ascii: "`") } ?? line.endIndex
        // A backslash in front of the first backtick makes it text.
        let isEscaped = line[..<first].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
        let start = offset + first - line.startIndex + (isEscaped ? 1 : 0)
        let end = offset + index - line.startIndex
        if start < end { runs.append(start..<end) }
      }
      offset += line.count + 1
    }
    let places = Dictionary(grouping: runs.indices) { runs[$0].count }
    var index = 0
    while index < runs.count {
      let equal = places[runs[index].count] ?? []
      let next = equal.partitioningIndex { $0 > index }
      guard next < equal.count else {
        index += 1
        continue
      }
      spans.append(runs[index].lowerBound..<runs[equal[next]].upperBound)
      index = equal[next] + 1
    }
  }

  /// Returns whether an offset of a line is inside a span.
  /// - Parameter line: the index of the line in the paragraph.
  func contain(_ offset: Int, onLine line: Int) -> Bool {
    let place = starts[line] + offset
    let next = spans.partitioningIndex { $0.lowerBound > place }
    return next > 0 && spans[next - 1].contains(place)
  }
}
