import CaseStudyModel

/// The Markdown of an article as the author wrote it, without front matter and comments, which no page shows.
struct PublishedMarkdown: Sendable {
  /// The bytes of the copy.
  private(set) var bytes: [UInt8] = []
  /// The fence of the block of code that the last line is in; `nil` for prose.
  private var fence: ArraySlice<UInt8>?
  private var isInComment = false

  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - title: the title of the page.
  ///   - hasTitle: whether the text has the title itself.
  init(of source: [UInt8], titled title: String, hasTitle: Bool) {
    var rest = source[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    if let end = Self.endOfFrontMatter(lines) { lines = lines[end...].drop { $0.allSatisfy(Self.isBlank) } }
    for (index, line) in lines.enumerated() {
      write(line)
      if index < lines.count - 1 { bytes.append(UInt8(ascii: "\n")) }
    }
    // Some servers state no type for Markdown, and browsers take a text that begins with an element for a page.
    let isTakenForPage = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    if !hasTitle || isTakenForPage { bytes = Array("# \(title)\n\n".utf8) + bytes }
  }

  /// Returns the index after the front matter; `nil` for a text without. Unclosed front matter covers the whole text,
  /// because it may contain text that must not be published.
  private static func endOfFrontMatter(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Int? {
    guard let first = lines.first.map(trimmed),
      let mark = ["---", "+++"].first(where: { first.elementsEqual($0.utf8) })
    else { return nil }
    let end = lines.dropFirst().firstIndex { line in
      let text = trimmed(line)
      return text.elementsEqual(mark.utf8) || mark == "---" && text.elementsEqual("...".utf8)
    }
    return end.map { $0 + 1 } ?? lines.endIndex
  }

  private mutating func write(_ line: ArraySlice<UInt8>) {
    if let open = fence {
      bytes += line
      if Self.closes(line, open) { fence = nil }
      return
    }
    if !isInComment, let open = Self.fence(at: line) {
      fence = open
      bytes += line
      return
    }
    var rest = line
    while !rest.isEmpty {
      if isInComment {
        guard let end = rest.firstIndex(ofBytes: "-->") else { return }
        rest = rest[(end + 3)...]
        isInComment = false
      } else if let code = Self.codeSpan(at: rest) {
        bytes += rest[..<code]
        rest = rest[code...]
      } else if rest.starts(with: "<!--".utf8) {
        isInComment = true
        rest = rest.dropFirst(4)
      } else {
        let plain = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "<") } ?? rest.endIndex
        bytes += rest[..<plain]
        rest = rest[plain...]
      }
    }
  }

  /// Returns the marks that open a block of code, which may be in a list or a quotation.
  private static func fence(at line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = line.drop {
      isBlank($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*")
    }
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let marks = text.prefix { $0 == mark }
    // Three marks in a line of prose are a code span.
    let isSpan = mark == UInt8(ascii: "`") && text.dropFirst(marks.count).contains(mark)
    return marks.count >= 3 && !isSpan ? marks : nil
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ open: ArraySlice<UInt8>) -> Bool {
    let text = trimmed(line.drop { isBlank($0) || $0 == UInt8(ascii: ">") })
    return text.count >= open.count && text.allSatisfy { $0 == open.first }
  }

  /// Returns the end of the code span at the start of a text; `nil` if none starts there and ends in the line.
  private static func codeSpan(at text: ArraySlice<UInt8>) -> Int? {
    let marks = text.prefix { $0 == UInt8(ascii: "`") }
    if marks.isEmpty { return nil }
    var index = marks.endIndex
    while let start = text[index...].firstIndex(of: UInt8(ascii: "`")) {
      index = text[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? text.endIndex
      if index - start == marks.count { return index }
    }
    return marks.endIndex
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension ArraySlice<UInt8> {
  /// Returns the start of the first occurrence of a short text.
  fileprivate func firstIndex(ofBytes text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}
