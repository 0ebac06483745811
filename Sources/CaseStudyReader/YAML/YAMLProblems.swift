import CaseStudyModel

/// Explains authors' mistakes in YAML, in place of libyaml's messages.
struct YAMLProblems {
  let lines: LineTable
  /// The line of the file on which the YAML begins.
  let firstLine: Int

  /// Returns the failure for what libyaml says about a position.
  func failure(_ problem: String, at position: SourcePosition) -> ParseFailure {
    if let explained = explanation(of: problem, at: position) { return explained }
    let words = Message(verbatim: problem.capitalizedFirst)
    return ParseFailure(message: Self.common[problem] ?? words, position: position)
  }

  /// Returns the mistake that most likely causes what libyaml says; `nil` if none is known.
  private func explanation(of problem: String, at position: SourcePosition) -> ParseFailure? {
    let rest = text(from: position)
    switch problem {
    case "found character that cannot start any token":
      if rest.first == "\t" { return tab(at: position) }
      let sign = rest.first.map(String.init) ?? ""
      return ParseFailure(
        message: "A value must not begin with '\(sign)' outside of quotes", position: position,
        repair: quotation(from: position.column, on: position.line))
    case "mapping values are not allowed in this context", "could not find expected ':'":
      return numberedItem(upTo: position.line) ?? lineWithoutColon(upTo: position.line)
        ?? indentedKey(on: position.line, at: position) ?? unreadableLine(above: position)
        ?? ParseFailure(
          message: Self.common[problem] ?? "", position: position,
          // A missing colon is on a line above.
          repair: problem.hasPrefix("mapping") ? quotationOfValue(on: position.line) : nil)
    case "did not find expected node content" where rest.first == ",":
      return ParseFailure(
        message: "A list must have a value between two commas", position: position,
        repair: .init(title: "remove the comma", at: position, text: ""))
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'", "did not find expected node content":
      guard let sign = cutPosition(upTo: position.line) else { return nil }
      let hash = "#"
      return ParseFailure(message: "A value must not begin with '\(hash)' outside of quotes", position: sign)
    case "did not find expected alphabetic or numeric character":
      return signOfReference(before: position)
    case "did not find expected whitespace or line break" where rest.first == "!": return unquoted("!", at: position)
    case "did not find expected key": return missingKey(at: position)
    case "did not find expected '-' indicator": return keyOfItem(at: position)
    case "mapping keys are not allowed in this context" where rest.hasPrefix("? "):
      return text(before: position).contains(":") ? unquoted("?", at: position) : nil
    default: return nil
    }
  }

  /// Returns the failure of a value after which libyaml expects a key; `nil` if none is known.
  private func missingKey(at position: SourcePosition) -> ParseFailure? {
    if let sign = text(from: position).first, "]}".contains(sign) {
      return ParseFailure(
        message: "Bracket '\(String(sign))' must close an open one", position: position,
        repair: .init(title: "remove the bracket", at: position, text: ""))
    }
    if let faulty = valueInBrackets(upTo: position.line) { return faulty }
    let mark = text(before: position).reversed().first { $0 != " " }
    guard mark == "\"" || mark == "'" else { return nil }
    return apostrophe(at: position, closing: mark) ?? separator(at: position)
      ?? ParseFailure(message: "A value must end with its closing quotation mark", position: position)
  }

  /// Returns the failure of an apostrophe that ends a value in single quotation marks too early.
  private func apostrophe(at position: SourcePosition, closing mark: Character?) -> ParseFailure? {
    guard position.column > 1 else { return nil }
    let apostrophe = SourcePosition(line: position.line, column: position.column - 1)
    let rest = text(from: apostrophe)
    guard mark == "'", rest.first == "'", rest.dropFirst().first?.isLetter == true,
      rest.last(where: { $0 != " " }) == "'"
    else { return nil }
    let isEscaped = apostrophe.column > 1 && text(before: apostrophe).last == "\\"
    return ParseFailure(
      message: "An apostrophe in single quotation marks must be doubled", position: apostrophe,
      repair: isEscaped ? nil : .init(title: "write two apostrophes", at: apostrophe, text: "''"))
  }

  /// The failure of settings that are a single text, because no key is followed by a colon and a space.
  var firstKeyFailure: ParseFailure? {
    let name = text(firstLine).prefix(while: \.isLetterOrNumber)
    return Self.keys.contains(String(name)) ? lineWithoutColon(upTo: firstLine) : nil
  }

  /// Returns the position of a word such as `#parking` in a list that a line ends, which YAML reads as a comment.
  private func cutPosition(upTo last: Int) -> SourcePosition? {
    for line in (max(firstLine, last - 3)...max(firstLine, last)).reversed() {
      let bytes = Array(text(line).utf8)
      guard bytes.contains(UInt8(ascii: "[")) || bytes.contains(UInt8(ascii: "{")) else { continue }
      let sign = bytes.indices.dropFirst().first { index in
        bytes[index] == UInt8(ascii: "#") && " [{,".utf8.contains(bytes[index - 1]) && YAMLNode.isText(bytes[index...])
      }
      return sign.map { SourcePosition(line: line, column: $0 + 1) }
    }
    return nil
  }

  /// Finds a value above an error that begins with a bracket or brace and goes on after the closing one, as in
  /// `title: [WIP] Parking fees`.
  private func valueInBrackets(upTo last: Int) -> ParseFailure? {
    for number in (max(firstLine, last - 2)...max(firstLine, last)).reversed() {
      guard let match = text(number).firstMatch(of: /^( *(?:- )?\w+: +)(?<value>[\[{].*[\]}] *[^ \]},#].*)$/)
      else { continue }
      let value = String(match.output.value)
      let position = SourcePosition(line: number, column: match.output.1.utf8.count + 1)
      if let last = value.lastIndex(where: { "]}".contains($0) }) {
        let rest = value[value.index(after: last)...].drop { $0 == " " }
        if let sign = Self.commentSigns.first(where: rest.hasPrefix) {
          let column = position.column + value.utf8.count - rest.utf8.count
          return comment(sign, at: SourcePosition(line: number, column: column))
        }
      }
      return unquoted(String(value.prefix(1)), beginning: value, at: position)
    }
    return nil
  }

  /// Returns the text of a line from a position on, whose column counts bytes.
  func text(from position: SourcePosition) -> String {
    String(decoding: text(position.line).utf8.dropFirst(position.column - 1), as: UTF8.self)
  }

  /// Returns the text of a line before a position, whose column counts bytes.
  func text(before position: SourcePosition) -> String {
    String(decoding: text(position.line).utf8.prefix(max(0, position.column - 1)), as: UTF8.self)
  }

  /// Returns the text of a line.
  func text(_ line: Int) -> Substring {
    Substring(String(decoding: lines[line - firstLine + 1], as: UTF8.self))
  }

  private func tab(at position: SourcePosition) -> ParseFailure {
    let title: Message = "indent the line by spaces"
    // The lines below that begin with tabs too make sense only with the same margin.
    let below = (position.line + 1..<firstLine + lines.count).prefix { position.column == 1 && text($0).first == "\t" }
    let repairs = ([position.line] + below.prefix(InputLimits.mostReplacements)).map { line in
      let width = text(line).utf8.dropFirst(position.column - 1).prefix { $0 == UInt8(ascii: "\t") }.count
      return ParseFailure.Repair(
        title: title, line: line, columns: position.column..<(position.column + width),
        text: String(repeating: "  ", count: width))
    }
    return ParseFailure(
      message: "Lines must be indented by spaces, not by tabs", position: position,
      repair: repairs.count > InputLimits.mostReplacements ? nil : repairs[0],
      furtherRepairs: Array(repairs.dropFirst()))
  }

  /// Finds the line above an error that has text but no key; libyaml reads on until it meets a colon.
  private func lineWithoutColon(upTo last: Int) -> ParseFailure? {
    for number in [last - 1, last] where number >= firstLine {
      let line = text(number)
      if let sign = Self.commentSigns.first(where: line.hasPrefix) {
        return comment(sign, at: SourcePosition(line: number))
      }
      guard let first = line.first, first.isLetter else {
        if let faulty = innerKeyWithoutColon(on: number) { return faulty }
        continue
      }
      let name = line.prefix(while: \.isLetterOrNumber)
      let rest = line.dropFirst(name.count)
      let isKey = Self.keys.contains { $0 == name || Fix.isTypingError(String(name), for: $0) }
      if let faulty = otherSign(after: name, rest, on: number) { return faulty }
      if rest.hasPrefix("://"), !isKey, number > firstLine, !hasKey(line) { return secondLine(on: number) }
      if rest.hasPrefix(":"), rest.dropFirst().first.map({ $0 != " " }) == true {
        let column = name.utf8.count + 2
        // A space of another width is replaced.
        let width = rest.dropFirst().prefix(while: \.isWhitespace).utf8.count
        let value = isKey || Self.innerKeys.contains(String(name)) ? rest.dropFirst() : nil
        return keyWithoutColon(
          "add a space after the colon", on: number, column..<(column + width), text: " ", before: value)
      }
      if rest.first.map({ " .,;!?)'’-".contains($0) }) ?? true, !hasKey(line) {
        if number > firstLine, !isKey { return secondLine(on: number) }
        let column = name.utf8.count + 1
        return keyWithoutColon(
          "add a colon after the key", on: number, column..<column, text: ":",
          before: rest.hasPrefix(" ") || rest.isEmpty ? rest : nil)
      }
    }
    return nil
  }

  /// Returns the failure of an indented key without its colon, next to a key that is indented as far.
  private func innerKeyWithoutColon(on number: Int) -> ParseFailure? {
    let line = text(number)
    let margin = line.prefix { $0 == " " || $0 == "-" }
    let rest = line.dropFirst(margin.count)
    let name = rest.prefix(while: \.isLetterOrNumber)
    let neighbours = [number - 1, number + 1].filter { $0 >= firstLine && $0 < firstLine + lines.count }
    guard Self.innerKeys.contains(String(name)), rest.dropFirst(name.count).hasPrefix(" "), !hasKey(line),
      neighbours.contains(where: { marginOfKey(on: $0) == margin.utf8.count })
    else { return nil }
    let column = margin.utf8.count + name.utf8.count + 1
    return keyWithoutColon(
      "add a colon after the key", on: number, column..<column, text: ":", before: rest.dropFirst(name.count))
  }

  /// Returns whether a line has a colon that ends a key; that of an address or a time doesn't.
  func hasKey(_ line: Substring) -> Bool { line.contains(": ") || line.trimmingSpaces().hasSuffix(":") }

  /// - Parameter value: what the repair makes the value of the key; `nil` if that isn't certain.
  private func keyWithoutColon(
    _ title: Message, on line: Int, _ columns: Range<Int>, text: String, before value: Substring?
  ) -> ParseFailure {
    ParseFailure(
      message: "A key must be followed by a colon and a space",
      position: SourcePosition(line: line, column: columns.lowerBound),
      repair: value.map { Self.isValue($0) } == true
        ? .init(title: title, line: line, columns: columns, text: text) : nil)
  }

  /// Returns whether a value begins with two braces, as placeholders of templates do.
  func isPlaceholder(at position: SourcePosition) -> Bool {
    text(position.line).utf8.dropFirst(position.column - 1).starts(with: "{{".utf8)
  }

  /// Returns the failure of a key with another sign in place of its colon and space, such as `=` or a wide colon.
  private func otherSign(after name: Substring, _ rest: Substring, on number: Int) -> ParseFailure? {
    var signs = rest.prefix { $0.isWhitespace || ":：=".contains($0) }
    let sign = signs.trimmingSpaces()
    let dash = rest.prefix(3)
    if Self.keys.contains(String(name)), [" - ", " – ", " — "].contains(dash), !hasKey(rest) {
      signs = dash
    } else if !signs.contains("："), !sign.hasPrefix("="), !sign.hasPrefix(":=") {
      return nil
    }
    let column = name.utf8.count + 1
    return keyWithoutColon(
      "write a colon and a space after the key", on: number, column..<(column + signs.utf8.count), text: ": ",
      before: rest.dropFirst(signs.count))
  }

  /// Returns the failure of a key that is indented below a value, where YAML reads it as the value's second line.
  private func indentedKey(on number: Int, at position: SourcePosition) -> ParseFailure? {
    let line = text(number)
    let indentation = line.prefix { $0 == " " }.utf8.count
    let name = line.dropFirst(indentation).prefix(while: \.isLetterOrNumber)
    let margin = number > firstLine ? marginOfKey(on: number - 1) : nil
    // A text may go on with the name of an inner key, unless the line above is inside of a mapping too.
    let isKey = Self.keys.contains(String(name)) || Self.innerKeys.contains(String(name)) && margin ?? 0 > 0
    guard indentation > 0, isKey, position.column == indentation + name.utf8.count + 1 else { return nil }
    let repair = margin.map { margin in
      ParseFailure.Repair(
        title: "indent it as far as the key above it", line: number, columns: 1..<(indentation + 1),
        text: String(repeating: " ", count: margin))
    }
    return ParseFailure(
      message: "A key must be indented as far as the ones above it",
      position: SourcePosition(line: number, column: indentation + 1),
      repair: margin ?? indentation < indentation ? repair : nil)
  }

  /// Returns the number of characters before the key with which a line begins; `nil` for a line without a key.
  func marginOfKey(on number: Int) -> Int? {
    let line = text(number)
    let margin = line.prefix { $0 == " " || $0 == "-" }
    let rest = line.dropFirst(margin.count)
    let name = rest.prefix(while: \.isLetterOrNumber)
    return !name.isEmpty && rest.dropFirst(name.count).hasPrefix(": ") ? margin.utf8.count : nil
  }

  /// The keys of the mappings in front matter and settings.
  static let innerKeys: Set<String> = Set(
    (FrontMatterReader.keys.map(\.shape) + ConfigurationReader.keys.map(\.shape)).flatMap(\.form.keys))

  /// The keys of front matter and settings. Any other word may continue the value of the line above.
  private static let keys = Set(FrontMatterReader.keys.map(\.name) + ConfigurationReader.keys.map(\.name))

  /// The message about a line of a list without a hyphen.
  static let hyphenlessLine: Message = "Each line of a list must begin with a hyphen, indented as far as the first"

  private static let common: [String: Message] = [
    "block sequence entries are not allowed in this context": "A list must start on a line of its own",
    "could not find expected ':'": "A key must be followed by a colon and a space",
    "did not find expected ',' or ']'": "A list in brackets must be closed by ']', with commas between its values",
    "did not find expected ',' or '}'": "A mapping in braces must be closed by '}', with commas between its keys",
    "did not find expected '-' indicator": hyphenlessLine,
    "did not find expected comment or line break": "The text of a block must begin on the line below its sign",
    "did not find expected hexdecimal number": "A backslash in double quotes must begin an escape, such as \\n",
    "did not find expected alphabetic or numeric character": "A value must not begin with '*' or '&' outside of quotes",
    "did not find expected <document start>": "There must be a single document",
    "did not find expected key": "A key must be indented as far as the ones above it",
    "did not find expected node content": "A value must be complete",
    "found a tab character that violates indentation": "Lines must be indented by spaces, not by tabs",
    "found unexpected end of stream": "A value in quotes must be closed",
    "found unknown escape character": "A backslash in double quotes must begin an escape, such as \\n",
    "mapping keys are not allowed in this context": "A key must start on a line of its own",
    "mapping values are not allowed in this context": "A value with a colon and a space must be in quotes",
  ]
}
