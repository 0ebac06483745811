import CaseStudyModel

/// Items of lists with a sign that YAML reads otherwise.
extension YAMLProblems {
  /// Returns the failure of a second document, at the line that begins it.
  func secondDocument(above position: SourcePosition) -> ParseFailure {
    let numbers = (firstLine...max(firstLine, position.line)).reversed().prefix(100)
    guard let line = numbers.first(where: { text($0).trimmingSpaces() == "---" }) else {
      return ParseFailure(message: "There must be a single document", position: position)
    }
    return ParseFailure(
      message: "There must be a single document", position: SourcePosition(line: line),
      repair: .init(title: "remove the line", line: line, columns: 1..<4, text: ""))
  }

  /// The signs with which comments of other languages begin.
  static let commentSigns = ["//", "<!--", "/*", "-- ", "; "]

  /// Returns the failure of a comment of another language.
  func comment(_ sign: String, at position: SourcePosition) -> ParseFailure {
    let sign = sign.trimmingSpaces()
    let columns = position.column..<(position.column + sign.utf8.count)
    // A hash begins a comment only after a space.
    let isSeparate = text(before: position).last.map { $0 == " " } ?? true
    return ParseFailure(
      message: .commentSign(sign), position: position,
      repair: .init(
        title: "write '#' in place of '\(sign)'", line: position.line, columns: columns,
        text: isSeparate ? "#" : " #"))
  }

  /// Returns the failure of a `*` or `&` that isn't part of the name of a reference.
  /// - Parameter position: where libyaml stops reading, which is after the sign and the letters that follow it.
  func signOfReference(before position: SourcePosition) -> ParseFailure? {
    let bytes = Array(text(before: position).utf8)
    guard let index = bytes.lastIndex(where: { !Self.isPartOfName($0) }), "*&".utf8.contains(bytes[index]) else {
      return nil
    }
    let sign = SourcePosition(line: position.line, column: index + 1)
    let found = String(decoding: [bytes[index]], as: UTF8.self)
    if found == "*", text(from: position).first == " ", bytes[..<index].allSatisfy({ $0 == UInt8(ascii: " ") }) {
      return otherMark(found, at: sign)
    }
    return ParseFailure(
      message: "A value must not begin with '\(found)' outside of quotes", position: sign,
      repair: quotation(from: sign.column, on: sign.line) ?? quotationInBrackets(at: sign))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool { byte.isPartOfWord || byte == UInt8(ascii: "-") }

  /// Returns the failure of an indented line such as `1. The layout`, which YAML reads as text.
  func numberedItem(upTo last: Int) -> ParseFailure? {
    for number in (firstLine...max(firstLine, last)).reversed() {
      let line = text(number)
      guard line.first == " " else { return nil }
      if let mark = Self.number(atStartOf: line.drop { $0 == " " }) {
        return otherMark(mark, at: SourcePosition(line: number, column: line.prefix { $0 == " " }.utf8.count + 1))
      }
    }
    return nil
  }

  /// Returns the failure of a line that belongs to the value above it. It is indented only below a text that goes on.
  func secondLine(on number: Int) -> ParseFailure {
    let isBelowKey = marginOfKey(on: number - 1) == 0
    let value = isBelowKey ? text(number - 1).drop { $0 != ":" }.dropFirst().trimmingSpaces() : ""
    let isText = value.first.map { !"\"'[{".contains($0) } ?? false
    return ParseFailure(
      message: "The second line of a value must be indented", position: SourcePosition(line: number),
      repair: isText && Self.isValue("\(value) \(text(number))")
        ? .init(title: "indent the line", line: number, columns: 1..<1, text: "  ") : nil)
  }

  /// Returns the failure of a comma or semicolon that ends a line after a value in quotes, as in JSON.
  func separator(at position: SourcePosition) -> ParseFailure? {
    let sign = text(from: position).trimmingSpaces()
    guard sign == "," || sign == ";" else { return nil }
    return ParseFailure(
      message: "A value in quotes must not be followed by '\(sign)'", position: position,
      repair: .init(title: "remove '\(sign)'", at: position, text: ""))
  }

  /// Returns the failure of a line without a key, below which libyaml reads on to the next line.
  func unreadableLine(above position: SourcePosition) -> ParseFailure? {
    let number = position.line - 1
    guard position.column == 1, number > firstLine else { return nil }
    let line = text(number)
    guard !hasKey(line), line.contains(where: { !$0.isWhitespace }) else { return nil }
    let margin = line.prefix(while: \.isWhitespace)
    let width = margin.utf8.count
    guard margin.contains(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else {
      if text(number - 1).hasPrefix(margin + "- ") { return itemWithoutHyphen(on: number, after: margin) }
      return ParseFailure(
        message: "A key must be followed by a colon and a space",
        position: SourcePosition(line: number, column: width + 1))
    }
    return ParseFailure(
      message: "Lines must be indented with ordinary spaces", position: SourcePosition(line: number),
      repair: .init(
        title: "indent the line by spaces", line: number, columns: 1..<(width + 1),
        text: String(repeating: " ", count: margin.count)))
  }

  /// Returns the failure of a key that is indented only as far as the hyphen of its item, as `url` below
  /// `- name: Ada`.
  func keyOfItem(at position: SourcePosition) -> ParseFailure? {
    let number = position.line
    let line = text(number)
    let indentation = line.prefix { $0 == " " }.utf8.count
    let name = line.dropFirst(indentation).prefix(while: \.isLetterOrNumber)
    guard number > firstLine, !name.isEmpty, let margin = marginOfKey(on: number - 1), margin > indentation,
      marginOfKey(on: number) == indentation,
      let item = (firstLine..<number).reversed().first(where: { text($0).drop { $0 == " " }.hasPrefix("- ") }),
      text(item).prefix(while: { $0 == " " }).utf8.count == indentation
    else { return nil }
    return ParseFailure(
      message: "A key must be indented as far as the ones above it",
      position: SourcePosition(line: number, column: indentation + 1),
      repair: Self.innerKeys.contains(String(name))
        ? .init(
          title: "indent it as far as the key above it", line: number, columns: 1..<(indentation + 1),
          text: String(repeating: " ", count: margin))
        : nil)
  }

  private func itemWithoutHyphen(on number: Int, after margin: Substring) -> ParseFailure {
    let column = margin.utf8.count + 1
    return ParseFailure(
      message: YAMLProblems.hyphenlessLine, position: SourcePosition(line: number, column: column),
      repair: .init(title: "add a hyphen", line: number, columns: column..<column, text: "- "))
  }

  private func otherMark(_ mark: String, at position: SourcePosition) -> ParseFailure {
    let columns = position.column..<(position.column + mark.utf8.count)
    return ParseFailure(
      message: "A list item must begin with '-', not with '\(mark)'", position: position,
      repair: .init(title: "write '-' in place of '\(mark)'", line: position.line, columns: columns, text: "-"))
  }

  /// Returns the number with which an item begins in Markdown, such as `1.`.
  static func number(atStartOf text: Substring) -> String? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let sign = text.dropFirst(digits.count)
    guard (1...2).contains(digits.count), sign.hasPrefix(". ") || sign.hasPrefix(") ") else { return nil }
    return digits + String(sign.prefix(1))
  }
}
