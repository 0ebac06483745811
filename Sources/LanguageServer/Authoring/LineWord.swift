/// A word of a line with its columns, in bytes from 0.
struct LineWord: Sendable, Equatable {
  var text: String
  var columns: Range<Int>

  /// Returns whether a cursor is in the word or at one of its ends.
  func touches(_ column: Int) -> Bool { columns.lowerBound <= column && column <= columns.upperBound }
}

extension TextDocument {
  /// Returns the words of an info string, which are separated by spaces outside quotation marks and braces.
  func infoWords(of fence: MarkdownLines.Fence) -> [LineWord] {
    let line = line(fence.open)
    var words: [LineWord] = []
    var start: Int?
    var (isQuoted, isBraced) = (false, false)
    for column in fence.info.lowerBound...max(fence.info.lowerBound, fence.info.upperBound) {
      let byte = column < line.count ? line[line.startIndex + column] : UInt8(ascii: " ")
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: isBraced = true
      case UInt8(ascii: "}") where !isQuoted: isBraced = false
      default: break
      }
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      if column >= line.count || (isSpace && !isQuoted && !isBraced) {
        if let begin = start { words.append(word(line, begin..<min(column, line.count))) }
        start = nil
      } else if start == nil {
        start = column
      }
    }
    return words
  }

  /// Returns the destinations of the links and images that begin on a line, closed or not yet.
  func destinations(ofLine number: Int) -> [LineWord] {
    let line = Array(line(number))
    var found: [LineWord] = []
    func add(_ start: Int, until isEnd: (UInt8) -> Bool) {
      var end = start
      var depth = 0
      while end < line.count {
        if line[end] == UInt8(ascii: "(") { depth += 1 }
        if isEnd(line[end]), depth == 0 { break }
        if line[end] == UInt8(ascii: ")") { depth -= 1 }
        end += 1
      }
      found.append(word(line[...], start..<end))
    }
    for column in line.indices {
      let rest = line[column...]
      if rest.starts(with: Array("](".utf8)) {
        if line.dropFirst(column + 2).first == UInt8(ascii: "<") {
          add(column + 3) { $0 == UInt8(ascii: ">") }
        } else {
          add(column + 2) { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: " ") }
        }
      } else if rest.starts(with: Array("]: ".utf8)),
        line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "[")
      {
        add(column + 3) { $0 == UInt8(ascii: " ") }
      }
      for name in ["href=\"", "src=\""] where rest.starts(with: Array(name.utf8)) {
        add(column + name.utf8.count) { $0 == UInt8(ascii: "\"") }
      }
    }
    return found
  }

  /// Returns the word around a column that is separated by any of some characters, and by spaces at its ends.
  func word(atLine number: Int, column: Int, separatedBy separators: String, in columns: Range<Int>) -> LineWord {
    let line = Array(line(number))
    let separators = Array(separators.utf8)
    var start = min(column, line.count)
    var end = start
    while start > columns.lowerBound, !separators.contains(line[start - 1]) { start -= 1 }
    while end < min(columns.upperBound, line.count), !separators.contains(line[end]) { end += 1 }
    while start < end, start < column, line[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, end > column, line[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return word(line[...], start..<end)
  }

  private func word(_ line: ArraySlice<UInt8>, _ columns: Range<Int>) -> LineWord {
    let bytes = line[(line.startIndex + columns.lowerBound)..<(line.startIndex + columns.upperBound)]
    return LineWord(text: String(decoding: bytes, as: UTF8.self), columns: columns)
  }
}
