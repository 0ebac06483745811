import CaseStudyModel

/// A line of the front matter: its indentation, mark of a list item, and key.
struct SettingLine {
  /// The number of spaces at its beginning.
  var indentation: Int
  /// Whether it begins with the mark of a list item.
  var isItem: Bool
  /// The column after the indentation and the mark.
  var start: Int
  /// The key before its colon; `nil` for a line without one.
  var key: LineWord?

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) {
    let line = Array(line)
    indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
    start = indentation
    isItem = line.dropFirst(start).first == UInt8(ascii: "-")
    if isItem { start += 1 + line.dropFirst(start + 1).prefix { $0 == UInt8(ascii: " ") }.count }
    let name = line.dropFirst(start).prefix { $0.isASCIIWordPart || $0 == UInt8(ascii: "-") }
    let next = line.dropFirst(start + name.count)
    if !name.isEmpty, next.first == UInt8(ascii: ":"), next.count == 1 || next.dropFirst().first == UInt8(ascii: " ") {
      key = LineWord(text: String(decoding: name, as: UTF8.self), columns: start..<(start + name.count))
    }
  }

  /// The column after the key and its colon, or after the mark of an item.
  var startOfValue: Int { key.map { $0.columns.upperBound + 1 } ?? start }

  /// The quotation mark before the value; `nil` if there is none.
  func quotationMark(_ line: ArraySlice<UInt8>) -> UInt8? {
    let first = line.dropFirst(startOfValue).first { $0 != UInt8(ascii: " ") }
    return first.flatMap { [UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) ? $0 : nil }
  }

  /// Returns the column of the comment after the value; the line's length if there is none.
  func startOfComment(_ line: ArraySlice<UInt8>) -> Int {
    let line = Array(line)
    var mark: UInt8?
    // An apostrophe within a word isn't a quotation mark.
    var isAtStart = true
    for column in min(startOfValue, line.count)..<line.count {
      let byte = line[column]
      if let open = mark {
        if byte == open { mark = nil }
      } else if byte == UInt8(ascii: "#"), column == 0 || line[column - 1].isSpaceOrTab {
        return column
      } else if isAtStart, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        mark = byte
      }
      if !byte.isSpaceOrTab { isAtStart = "[{,:".utf8.contains(byte) }
    }
    return line.count
  }

  /// Returns whether the value after the key begins with a list or mapping in brackets.
  func isFlow(_ line: ArraySlice<UInt8>) -> Bool {
    guard let key else { return false }
    let first = line.dropFirst(key.columns.upperBound + 1).first { $0 != UInt8(ascii: " ") }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }
}

/// The keys above a line of the front matter, collected line by line.
struct SettingOutline: Sendable {
  /// The keys that a later line can be below, each further in than the one before.
  private var keys: [(name: String, depth: Int, limit: Int)] = []

  /// Adds the next line.
  mutating func add(_ line: SettingLine) {
    guard let key = line.key else { return }
    let depth = line.isItem ? key.columns.lowerBound : line.indentation
    while let last = keys.last, last.depth >= depth { keys.removeLast() }
    keys.append((key.text, depth, line.isItem ? line.indentation + 1 : depth))
  }

  /// Returns the keys that the next line is below, the outermost first.
  func parents(of line: SettingLine) -> [String] {
    // Items of a list may be as far in as their key.
    var limit = line.isItem ? line.indentation + 1 : line.indentation
    var parents: [String] = []
    for key in keys.reversed() where key.depth < limit {
      parents.append(key.name)
      limit = key.limit
    }
    return parents.reversed()
  }
}

/// The keys of the mappings in braces that are open at the end of a text, which is read in pieces.
struct FlowKeys: Sendable {
  private var open: [(isMapping: Bool, key: String?)] = []
  private var word = ""

  /// The keys, the outermost first.
  var keys: [String] { open.compactMap(\.key) }

  /// The number of brackets that are open.
  var depth: Int { open.count }

  /// Whether a key comes next.
  var isKey: Bool { open.last.map { $0.isMapping && $0.key == nil } ?? false }

  /// Whether an item of a list comes next.
  var isInList: Bool { open.last.map { !$0.isMapping } ?? false }

  /// Reads the next piece.
  mutating func read(_ text: ArraySlice<UInt8>) {
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
  }
}
