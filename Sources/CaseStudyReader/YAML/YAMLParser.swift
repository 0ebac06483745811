import CYAML
import CaseStudyModel

/// Parses one YAML document from libyaml's events.
///
/// Rejects anchors and deep nesting: settings need neither, and both can make a small file expand without limit.
struct YAMLParser: ~Copyable {
  private static let deepestNesting = 32
  private static let keyLimit = 10_000
  private static let directiveLimit = 100

  /// Heap-allocated for a stable address, because libyaml's parser stores a pointer to itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let firstLine: Int
  private let bytes: ArraySlice<UInt8>
  private let lines: LineTable
  /// Whether the text has separators at which libyaml ends lines although the file doesn't.
  private let hasOtherSeparators: Bool
  /// The last position whose column was counted; counting resumes there.
  private var place = (line: 0, characters: 0, bytes: 0)
  /// The failure of the first anchor on a text. It counts only if nothing refers to an anchor, because the reference is
  /// the failure then.
  private var unusedAnchor: ParseFailure?

  /// Finds the usual causes of errors in the document's text.
  private var problems: YAMLProblems { YAMLProblems(lines: lines, firstLine: firstLine) }

  /// Parses the document in `bytes`.
  /// - Parameter firstLine: the line of the file on which `bytes` begin.
  /// - Returns: the root, or `nil` for an empty document.
  static func parse(_ bytes: ArraySlice<UInt8>, firstLine: Int) throws(ParseFailure) -> YAMLNode? {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(ParseFailure) in
        let lines = LineTable(bytes)
        // libyaml compares each directive with all previous ones, which is quadratic.
        if let line = lines.first(beginningWith: UInt8(ascii: "%"), after: Self.directiveLimit) {
          throw ParseFailure(
            message: "Settings must have at most \(Self.directiveLimit) lines that begin with %",
            position: SourcePosition(line: firstLine + line - 1))
        }
        guard var parser = YAMLParser(buffer, bytes, lines: lines, firstLine: firstLine)
        else { throw ParseFailure(message: "The parser ran out of memory", position: SourcePosition(line: firstLine)) }
        return try parser.document()
      }
    }
    return try result.get()
  }

  /// `nil` if libyaml can't allocate memory.
  private init?(_ buffer: UnsafeBufferPointer<UInt8>, _ bytes: ArraySlice<UInt8>, lines: LineTable, firstLine: Int) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    self.parser = parser
    self.bytes = bytes
    self.lines = lines
    self.firstLine = firstLine
    hasOtherSeparators = buffer.indices.contains { YAMLProblems.isSeparator(at: $0, of: buffer) }
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  private mutating func document() throws(ParseFailure) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      switch try next() {
      case .node(let node):
        // A line '---' at the end begins an empty document.
        if root != nil, node.isNull { continue }
        guard root == nil
        else { throw problems.secondDocument(above: node.position) }
        root = node
      case .end:
        if let unusedAnchor { throw unusedAnchor }
        return root
      case .other: continue
      }
    }
  }

  private enum Event {
    case node(YAMLNode)
    /// The end of a list, a mapping or the stream.
    case end
    case other
  }

  private mutating func next(depth: Int = 0) throws(ParseFailure) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let position = position(of: event.start_mark)
    guard depth <= Self.deepestNesting else {
      throw ParseFailure(message: "Values must nest at most \(Self.deepestNesting) levels deep", position: position)
    }
    switch event.type {
    case YAML_SCALAR_EVENT: return .node(try scalar(event, at: position))
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      while case .node(let item) = try next(depth: depth + 1) { items.append(item) }
      return .node(YAMLNode(content: .sequence(items), position: position))
    case YAML_MAPPING_START_EVENT:
      return .node(YAMLNode(content: .mapping(try entries(depth: depth)), position: position))
    case YAML_ALIAS_EVENT:
      throw ParseFailure(message: "A value must not begin with '*' or '&' outside of quotes", position: position)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT, YAML_STREAM_END_EVENT: return .end
    default: return .other
    }
  }

  private mutating func scalar(_ event: yaml_event_t, at position: SourcePosition) throws(ParseFailure) -> YAMLNode {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = CombiningMarks.limited(String(decoding: bytes, as: UTF8.self))
    if let control = ControlCharacters.first(in: text) {
      throw ParseFailure(controlCharacter: control, at: position)
    }
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    if isPlain, let tag = scalar.tag, tag.pointee == UInt8(ascii: "!") {
      throw problems.unquoted("!", at: position)
    }
    if isPlain, scalar.anchor != nil, unusedAnchor == nil { unusedAnchor = problems.unquoted("&", at: position) }
    let isBlock = [YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE].contains(scalar.style)
    let mark = self.position(of: event.end_mark)
    let end = isBlock ? textEnd(before: mark, from: position) : mark
    return YAMLNode(
      content: .scalar(text, isPlain: isPlain), position: position, end: end,
      cut: isPlain ? cut(after: end) : nil)
  }

  /// Returns the position after the last text of a block, because libyaml's is that of the next line with text.
  private func textEnd(before mark: SourcePosition, from start: SourcePosition) -> SourcePosition {
    var place = mark
    while place.line > start.line {
      let bytes = lines[place.line - firstLine + 1].prefix(place.column - 1)
      if let last = bytes.lastIndex(where: { $0 > 0x20 }) {
        return SourcePosition(line: place.line, column: last - bytes.startIndex + 2)
      }
      place = SourcePosition(line: place.line - 1, column: .max)
    }
    return start
  }

  /// Returns the text after a scalar's end that YAML reads as a comment.
  private func cut(after end: SourcePosition) -> YAMLNode.Cut? {
    let line = lines[end.line - firstLine + 1]
    let rest = line.dropFirst(end.column - 1)
    let sign = rest.drop { $0 == UInt8(ascii: " ") }
    guard sign.first == UInt8(ascii: "#"), sign.count < rest.count, YAMLNode.isText(sign) else { return nil }
    return YAMLNode.Cut(
      text: String(decoding: sign, as: UTF8.self).trimmingSpaces(),
      position: SourcePosition(line: end.line, column: end.column + rest.count - sign.count))
  }

  private mutating func entries(depth: Int) throws(ParseFailure) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var names: Set<String> = []
    while case .node(let key) = try next(depth: depth + 1) {
      guard case .scalar(let name, _) = key.content else {
        let outer = SourcePosition(line: key.position.line, column: max(1, key.position.column - 1))
        if problems.isPlaceholder(at: outer) { throw problems.unquoted("{", at: outer) }
        throw ParseFailure(message: "A key must be plain text", position: key.position)
      }
      guard case .node(let value) = try next(depth: depth + 1)
      else { throw ParseFailure(message: "Key '\(name)' has no value", position: key.position) }
      guard names.insert(name).inserted
      else { throw ParseFailure(message: "Key '\(name)' must appear only once", position: key.position) }
      guard names.count <= Self.keyLimit
      else { throw ParseFailure(message: "A mapping must have at most \(Self.keyLimit) keys", position: key.position) }
      entries.append(YAMLEntry(key: name, keyPosition: key.position, keyEnd: key.end, value: value))
    }
    return entries
  }

  /// Returns a position with its column in bytes; libyaml counts characters.
  private mutating func position(of mark: yaml_mark_t) -> SourcePosition {
    // If libyaml's lines aren't those of the file, the characters before the mark are counted from the start.
    let number = hasOtherSeparators ? 0 : Int(mark.line)
    let line = hasOtherSeparators ? bytes : lines[number + 1]
    let characters = Int(hasOtherSeparators ? mark.index : mark.column)
    if place.line != number { place = (number, 0, 0) }
    while place.characters > characters {
      place.bytes -= 1
      if line[line.startIndex + place.bytes] & 0xC0 != 0x80 { place.characters -= 1 }
    }
    while place.bytes < line.count {
      let startsCharacter = line[line.startIndex + place.bytes] & 0xC0 != 0x80
      if startsCharacter, place.characters == characters { break }
      if startsCharacter { place.characters += 1 }
      place.bytes += 1
    }
    guard hasOtherSeparators else { return SourcePosition(line: firstLine + place.line, column: place.bytes + 1) }
    let found = lines.position(of: bytes.startIndex + place.bytes)
    return SourcePosition(line: firstLine + found.line - 1, column: found.column)
  }

  private mutating func failure() -> ParseFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) }
    if parser.pointee.error == YAML_READER_ERROR, let failure = problems.controlCharacter() { return failure }
    let isMarked = parser.pointee.error == YAML_SCANNER_ERROR || parser.pointee.error == YAML_PARSER_ERROR
    guard let problem, isMarked else {
      return ParseFailure(
        message: problem.map { Message(verbatim: $0) } ?? "The text must be YAML",
        position: SourcePosition(line: firstLine))
    }
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    // A quotation or bracket that isn't closed ends anywhere; its start is where the author looks.
    // So is the start of a tag, such as '!', for characters that it must not have.
    let isOpen =
      ["while scanning a quoted scalar", "while scanning a tag"].contains(context)
      || context.hasPrefix("while parsing a flow")
    let mark = isOpen ? parser.pointee.context_mark : parser.pointee.problem_mark
    let place = position(of: mark)
    if hasOtherSeparators, let failure = problems.lineSeparator(upTo: place.line) { return failure }
    return problems.failure(problem, at: place)
  }
}

/// A parser's error message, with its position.
struct ParseFailure: Error {
  var message: Message
  var position: SourcePosition
  /// A replacement of text on the failure's line that turns it into YAML.
  var repair: Repair?
  /// The same replacements on other lines, which belong to the repair.
  var furtherRepairs: [Repair] = []

  /// Text that replaces some columns of a line.
  struct Repair {
    var title: Message
    var line: Int
    var columns: Range<Int>
    var text: String
  }

  /// Returns a diagnostic about settings.
  func diagnostic(_ severity: Severity, _ summary: Message, in path: String) -> Diagnostic {
    let fixes = repair.map { repair in
      let replacements = ([repair] + furtherRepairs).map { repair in
        let start = SourcePosition(line: repair.line, column: repair.columns.lowerBound)
        let end = SourcePosition(line: repair.line, column: repair.columns.upperBound)
        return Fix.Replacement(SourceRange(path: path, start: start, end: end), with: repair.text)
      }
      return Fix(repair.title, replacements, isSafe: true)
    }
    return Diagnostic(
      "MalformedYAML", severity, summary, at: SourceRange(path: path, start: position),
      fixes: fixes.map { [$0] } ?? [])
  }
}

extension ParseFailure.Repair {
  /// Replaces the ASCII character at a position.
  init(title: Message, at position: SourcePosition, text: String) {
    self.init(title: title, line: position.line, columns: position.column..<(position.column + 1), text: text)
  }

  /// Returns the repair that puts a value of one line in quotes.
  static func quoting(_ value: String, at position: SourcePosition) -> ParseFailure.Repair {
    ParseFailure.Repair(
      title: "put the value in quotes", line: position.line,
      columns: position.column..<(position.column + value.utf8.count), text: "\"" + value + "\"")
  }
}
