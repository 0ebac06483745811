/// The kind of text around a place of a document.
enum CursorPlace: Sendable, Equatable {
  /// A key of the front matter, below others.
  case key(LineWord, parents: [String])
  /// A value of the front matter, or an item of a list.
  case value(LineWord, keys: [String])
  /// A word of a fence's info string, by its number; the word may be empty.
  case info(LineWord, number: Int, fence: MarkdownLines.Fence)
  /// The destination of a link or image.
  case destination(LineWord)
  case prose
  case code

  /// Finds the kind of text at a place, both numbers counted from 0, the column in bytes.
  init(line: Int, column: Int, in document: TextDocument, _ lines: MarkdownLines) {
    if let range = lines.frontMatter, range.contains(line) || (line == range.upperBound && !lines.isFrontMatterClosed) {
      self = Self.settings(line: line, column: column, in: document, range)
      return
    }
    if let fence = lines.fence(around: line) {
      self = fence.open == line && column >= fence.info.lowerBound ? Self.info(column, fence, document) : .code
      return
    }
    self = document.destinations(ofLine: line).first { $0.touches(column) }.map(CursorPlace.destination) ?? .prose
  }

  private static func info(_ column: Int, _ fence: MarkdownLines.Fence, _ document: TextDocument) -> CursorPlace {
    let words = document.infoWords(of: fence)
    if let number = words.firstIndex(where: { $0.touches(column) }) {
      return .info(words[number], number: number, fence: fence)
    }
    let number = words.count { $0.columns.upperBound < column }
    return .info(LineWord(text: "", columns: column..<column), number: number, fence: fence)
  }

  private static func settings(
    line: Int, column: Int, in document: TextDocument, _ range: Range<Int>
  ) -> CursorPlace {
    let setting = SettingLine(document.line(line))
    let parents = parents(ofLine: line, indentedBy: setting.indentation, isItem: setting.isItem, in: document, range)
    let length = document.line(line).count
    guard let key = setting.key, column > key.columns.upperBound else {
      if let key = setting.key { return .key(key, parents: parents) }
      let word = document.word(
        atLine: line, column: column, separatedBy: "[]{},\"'", in: setting.start..<max(setting.start, length))
      if setting.isItem || word.columns.lowerBound > setting.start { return .value(word, keys: parents) }
      return .key(word, parents: parents)
    }
    var keys = parents + [key.text]
    let start = min(key.columns.upperBound + 1, length)
    let isText =
      document.line(line).dropFirst(start).first { $0 != UInt8(ascii: " ") }
      .map { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "{") } ?? true
    let word = document.word(
      atLine: line, column: column, separatedBy: isText ? "\"" : "[]{},:\"'", in: start..<length)
    if !isText {
      let before = document.line(line).dropFirst(start).prefix(max(word.columns.lowerBound - start, 0))
      let (inner, isKey) = flowKeys(before)
      keys += inner
      if isKey { return .key(word, parents: keys) }
    }
    return .value(word, keys: keys)
  }

  /// Returns the keys of the mappings in braces that are open at the end of a text, and whether a key comes next.
  private static func flowKeys(_ text: ArraySlice<UInt8>) -> (keys: [String], isKey: Bool) {
    var open: [(isMapping: Bool, key: String?)] = []
    var word = ""
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append((byte == UInt8(ascii: "{"), nil))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ":"): if let last = open.indices.last, open[last].isMapping { open[last].key = word }
      case UInt8(ascii: ","): if let last = open.indices.last { open[last].key = nil }
      case UInt8(ascii: " "): continue
      default:
        word.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      word = ""
    }
    return (open.compactMap(\.key), open.last.map { $0.isMapping && $0.key == nil } ?? false)
  }

  /// Returns the keys that a line is below, the outermost first.
  private static func parents(
    ofLine number: Int, indentedBy indentation: Int, isItem: Bool, in document: TextDocument, _ range: Range<Int>
  ) -> [String] {
    var keys: [String] = []
    // Items of a list may be as far in as their key.
    var limit = isItem ? indentation + 1 : indentation
    for line in stride(from: number - 1, through: range.lowerBound, by: -1) where limit > 0 {
      let setting = SettingLine(document.line(line))
      guard let key = setting.key else { continue }
      let depth = setting.isItem ? key.columns.lowerBound : setting.indentation
      guard depth < limit else { continue }
      keys.insert(key.text, at: 0)
      limit = setting.isItem ? setting.indentation + 1 : depth
    }
    return keys
  }
}

/// A line of the front matter: its indentation, mark of a list item, and key.
private struct SettingLine {
  var indentation: Int
  var isItem: Bool
  /// The column after the indentation and the mark.
  var start: Int
  var key: LineWord?

  init(_ line: ArraySlice<UInt8>) {
    let line = Array(line)
    indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
    start = indentation
    isItem = line.dropFirst(start).first == UInt8(ascii: "-")
    if isItem { start += 1 + line.dropFirst(start + 1).prefix { $0 == UInt8(ascii: " ") }.count }
    let name = line.dropFirst(start).prefix {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        || ($0 >= 0x30 && $0 <= 0x39)
    }
    let next = line.dropFirst(start + name.count)
    if !name.isEmpty, next.first == UInt8(ascii: ":"), next.count == 1 || next.dropFirst().first == UInt8(ascii: " ") {
      key = LineWord(text: String(decoding: name, as: UTF8.self), columns: start..<(start + name.count))
    }
  }
}
