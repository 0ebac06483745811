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

  /// Returns the kind of text at a place of a file that consists of settings.
  static func inSettings(line: Int, column: Int, of document: TextDocument) -> CursorPlace {
    settings(line: line, column: column, in: document, 0..<document.lineCount)
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
    var outline = SettingOutline()
    for above in range.lowerBound..<max(line, range.lowerBound) { outline.add(SettingLine(document.line(above))) }
    let parents = outline.parents(of: setting)
    let length = setting.startOfComment(document.line(line))
    if column > length { return .prose }
    guard let key = setting.key, column > key.columns.upperBound else {
      if let key = setting.key { return .key(key, parents: parents) }
      let word = document.word(
        atLine: line, column: column, separatedBy: "[]{},\"'", in: setting.start..<max(setting.start, length))
      if setting.isItem || word.columns.lowerBound > setting.start { return .value(word, keys: parents) }
      return .key(word, parents: parents)
    }
    let keys = parents + [key.text]
    let start = min(setting.startOfValue, length)
    let isFlow = setting.isFlow(document.line(line))
    let mark = setting.quotationMark(document.line(line)) == UInt8(ascii: "'") ? "'" : "\""
    let word = document.word(
      atLine: line, column: column, separatedBy: isFlow ? "[]{},:\"'" : mark, in: start..<length)
    if !isFlow { return .value(word, keys: keys) }
    var flow = FlowKeys()
    flow.read(document.line(line).dropFirst(start).prefix(max(word.columns.lowerBound - start, 0)))
    return flow.isKey ? .key(word, parents: keys + flow.keys) : .value(word, keys: keys + flow.keys)
  }
}
