import CaseStudyModel

/// The Markdown of an article as the author wrote it, without front matter and comments, which no page shows.
///
/// The parser says where the code is. Otherwise, a fence that its list or quotation ends, or backticks without a code
/// span, could make a comment look like code.
struct PublishedMarkdown: Sendable {
  /// The bytes of the copy.
  private(set) var bytes: [UInt8] = []
  private let code: WrittenCode
  private var isInComment = false

  /// Creates the copy.
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - title: the title of the page.
  ///   - hasTitle: whether the text already contains the title.
  ///   - code: where the file has code.
  init(of source: [UInt8], titled title: String, hasTitle: Bool, code: WrittenCode) {
    self.code = code
    var rest = source[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var lines = Self.lines(of: rest)[...]
    if let end = Self.endOfFrontMatter(lines) { lines = lines[end...].drop { $0.allSatisfy(Self.isBlank) } }
    var blocks = code.blocks[...]
    for (index, line) in zip(lines.indices, lines) {
      blocks = blocks.drop { $0.upperBound < index + 1 }
      if blocks.first?.contains(index + 1) == true {
        // An unclosed comment is text, so it can't hide code.
        isInComment = false
        bytes += line
      } else {
        write(line)
      }
    }
    // Some servers send Markdown without a content type; browsers then treat text that begins with a tag as HTML.
    let looksLikeHTML = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    if !hasTitle || looksLikeHTML { bytes = Array("# \(LanguageModelFormat.line(title))\n\n".utf8) + bytes }
  }

  /// Returns the lines of a text with their terminators: a line feed, a carriage return, or both.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while let last = text[start...].firstIndex(where: isLineEnd) {
      let isPair = text[last] == UInt8(ascii: "\r") && text[last...].dropFirst().first == UInt8(ascii: "\n")
      let end = last + (isPair ? 2 : 1)
      lines.append(text[start..<end])
      start = end
    }
    return start < text.endIndex ? lines + [text[start...]] : lines
  }

  /// Returns the index after the front matter; `nil` if there is none. Unclosed front matter counts as the whole text,
  /// because it may contain text that must not be published.
  private static func endOfFrontMatter(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Int? {
    guard let first = lines.first?.trimmingEnd(while: isBlank),
      let mark = ["---", "+++"].first(where: { first.elementsEqual($0.utf8) })
    else { return nil }
    let end = lines.dropFirst().firstIndex { line in
      let text = line.trimmingEnd(while: isBlank)
      return text.elementsEqual(mark.utf8) || mark == "---" && text.elementsEqual("...".utf8)
    }
    return end.map { $0 + 1 } ?? lines.endIndex
  }

  private mutating func write(_ line: ArraySlice<UInt8>) {
    let text = line.trimmingEnd(while: Self.isLineEnd)
    var rest = text
    var lastRuns: [Int: Int]?
    while !rest.isEmpty {
      if isInComment {
        guard let end = rest.firstIndex(ofBytes: "-->") else { break }
        rest = rest[(end + 3)...]
        isInComment = false
      } else if let end = codeSpan(at: rest, &lastRuns) {
        bytes += rest[..<end]
        rest = rest[end...]
      } else if rest.starts(with: "<!--".utf8) {
        isInComment = true
        rest = rest.dropFirst(4)
      } else {
        let plain = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "<") } ?? rest.endIndex
        bytes += rest[..<plain]
        rest = rest[plain...]
      }
    }
    bytes += line[text.endIndex...]
  }

  /// Returns the end of the code span that starts the text; if its backticks open none on this line, the end of the
  /// backticks; `nil` if there are none.
  /// - Parameter lastRuns: where the line's last run of backticks of each length starts; `nil` before it is needed. It
  ///   avoids searches that would fail, which would take quadratic time.
  private func codeSpan(at text: ArraySlice<UInt8>, _ lastRuns: inout [Int: Int]?) -> Int? {
    let marks = text.prefix { $0 == UInt8(ascii: "`") }
    if marks.isEmpty { return nil }
    if lastRuns == nil { lastRuns = Self.runs(in: text) }
    guard let last = lastRuns?[marks.count], last > marks.startIndex else { return marks.endIndex }
    var index = marks.endIndex
    while let start = text[index...].firstIndex(of: UInt8(ascii: "`")) {
      index = text[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? text.endIndex
      if index - start == marks.count {
        // Escaped marks, or those of an attribute, enclose no code.
        let content = text[marks.endIndex..<start]
        let isShown = content.firstIndex(ofBytes: "<!--") == nil || code.hasComment(content)
        return isShown ? index : marks.endIndex
      }
    }
    return marks.endIndex
  }

  /// Returns where the last run of backticks of each length starts.
  private static func runs(in text: ArraySlice<UInt8>) -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: UInt8(ascii: "`")) {
      index = text[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? text.endIndex
      runs[index - start] = start
    }
    return runs
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte.isSpaceOrTab || isLineEnd(byte) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
