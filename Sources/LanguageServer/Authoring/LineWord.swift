import CaseStudyModel

/// A word of a line with its columns, in bytes from 0.
struct LineWord: Sendable, Equatable {
  var text: String
  var columns: Range<Int>

  /// Returns whether a cursor is in the word or at one of its ends.
  func touches(_ column: Int) -> Bool { columns.lowerBound <= column && column <= columns.upperBound }

  /// The word without the quotation marks around it, or without the first one where the other one is missing.
  var withoutQuotationMarks: LineWord {
    guard let mark = text.first, mark == "\"" || mark == "'" else { return self }
    let isClosed = text.count > 1 && text.last == mark
    return LineWord(
      text: String(text.dropFirst().dropLast(isClosed ? 1 : 0)),
      columns: (columns.lowerBound + 1)..<(columns.upperBound - (isClosed ? 1 : 0)))
  }

  /// Returns the value of a word such as `src=code/Fee.swift`, with its columns.
  /// - Parameter name: the name before the value, with its equals sign.
  func value(after name: some StringProtocol) -> LineWord {
    LineWord(
      text: String(decoding: text.utf8.dropFirst(name.utf8.count), as: UTF8.self),
      columns: (columns.lowerBound + name.utf8.count)..<columns.upperBound)
  }
}

extension TextDocument {
  /// Returns the words of an info string, as the reader divides it.
  func infoWords(of fence: MarkdownLines.Fence) -> [LineWord] {
    let line = line(fence.open)
    let bytes = line[(line.startIndex + fence.info.lowerBound)..<(line.startIndex + fence.info.upperBound)]
    let info = String(decoding: bytes, as: UTF8.self)
    return InfoWords.ranges(in: info).map { place in
      let start = fence.info.lowerBound + info.utf8.distance(from: info.startIndex, to: place.lowerBound)
      return LineWord(text: String(info[place]), columns: start..<(start + info[place].utf8.count))
    }
  }

  /// Returns the destinations of the links and images that begin on a line, closed or not yet.
  ///
  /// No destination is inside another one, so that all together are about as long as the line.
  func destinations(ofLine number: Int) -> [LineWord] {
    let line = Array(line(number))
    let isDefinition = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") } == UInt8(ascii: "[")
    var found: [LineWord] = []
    var column = 0
    while column < line.count {
      guard let opening = DestinationOpening.all.first(where: { line[column...].starts(with: $0.mark) }),
        opening.isInText || isDefinition
      else {
        column += 1
        continue
      }
      let start = column + opening.mark.count
      let end = opening.end(of: line, from: start)
      found.append(word(line[...], start..<end))
      // An author may still be typing one that isn't closed, and others may follow it.
      column = end == line.count && !opening.isNested ? start : end
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

/// The characters that begin and end the destination of a link.
private struct DestinationOpening {
  /// The bytes before the destination.
  let mark: [UInt8]
  /// The bytes that end it.
  private let ends: [UInt8]
  /// Whether it may contain balanced parentheses.
  let isNested: Bool
  /// Whether it is found in any text, and not only in the definition of a reference.
  let isInText: Bool

  private init(_ mark: String, ends: String, isNested: Bool = false, isInText: Bool = true) {
    (self.mark, self.ends) = (Array(mark.utf8), Array(ends.utf8))
    (self.isNested, self.isInText) = (isNested, isInText)
  }

  static let all = [
    DestinationOpening("](<", ends: "<>"), DestinationOpening("](", ends: ") ", isNested: true),
    DestinationOpening("]: <", ends: "<>", isInText: false), DestinationOpening("]:<", ends: "<>", isInText: false),
    DestinationOpening("]: ", ends: " ", isNested: true, isInText: false),
    DestinationOpening("]:", ends: " ", isNested: true, isInText: false),
    DestinationOpening("href=\"", ends: "\""), DestinationOpening("href='", ends: "'"),
    DestinationOpening("src=\"", ends: "\""), DestinationOpening("src='", ends: "'"),
  ]

  /// Returns the end of the destination that begins at a place.
  func end(of line: [UInt8], from start: Int) -> Int {
    var depth = 0
    for place in start..<line.count {
      let byte = line[place]
      if ends.contains(byte), depth == 0 || byte == UInt8(ascii: " ") { return place }
      if isNested, byte == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return line.count
  }
}
