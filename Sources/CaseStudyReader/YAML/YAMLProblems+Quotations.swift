import CaseStudyModel

/// Values that YAML reads as text only in quotes.
extension YAMLProblems {
  /// Returns the failure of a value that begins with a sign of YAML, and the repair that puts it in quotes.
  func unquoted(_ sign: String, at position: SourcePosition) -> ParseFailure {
    unquoted(sign, beginning: text(from: position).trimmingSpaces(), at: position)
  }

  /// Returns the same failure of a value that may end before its line does.
  func unquoted(_ sign: String, beginning value: String, at position: SourcePosition) -> ParseFailure {
    // An anchor on a key isn't the beginning of a value.
    let isOfKey = value.hasSuffix(":") || value.contains(": ")
    return ParseFailure(
      message: "A value must not begin with '\(sign)' outside of quotes", position: position,
      repair: quotationInBrackets(at: position)
        ?? (isOfKey || value.contains { "\"\\".contains($0) } ? nil : quotation(of: value, at: position)))
  }

  /// Returns whether a text after a key and its colon would be its whole value in YAML, and not an item, a comment or
  /// something that needs quotes.
  static func isValue(_ text: some StringProtocol) -> Bool {
    let value = text.trimmingSpaces()
    guard let first = value.first else { return true }
    let hash = value.firstRange(of: " #")
    if let hash, YAMLNode.isText(Array(value[hash.lowerBound...].utf8.dropFirst())[...]) { return false }
    let last = value[..<(hash?.lowerBound ?? value.endIndex)].trimmingSpaces().last
    switch first {
    case "\"", "'": return value.count > 1 && last == first
    case "[": return last == "]"
    case "{": return last == "}"
    case "-", "?": return value.dropFirst().first.map { $0 != " " } ?? false
    default: return !"#*&!|>%@`,]}:".contains(first) && !value.contains(": ") && !value.hasSuffix(":")
    }
  }

  /// Returns the repair that puts a value in brackets or braces in quotes.
  func quotationInBrackets(at start: SourcePosition) -> ParseFailure.Repair? {
    guard text(before: start).contains(where: { "[{".contains($0) }) else { return nil }
    let value = String(text(from: start).prefix { !",]}".contains($0) }).trimmingSpaces()
    return value.contains { "\"'\\#".contains($0) } ? nil : .quoting(value, at: start)
  }

  /// Returns the repair that puts the value of a line's first key in quotes; `nil` if its value begins further up.
  func quotationOfValue(on line: Int) -> ParseFailure.Repair? {
    let bytes = Array(text(line).utf8)
    guard let colon = bytes.indices.dropLast().first(where: { bytes[$0] == 0x3A && bytes[$0 + 1] == 0x20 })
    else { return nil }
    let start = bytes[(colon + 1)...].firstIndex { $0 != 0x20 } ?? bytes.count
    return isContinuation(line) ? nil : quotation(from: start + 1, on: line)
  }

  /// Returns the repair that puts the rest of a line in quotes; `nil` for text that has some.
  func quotation(from column: Int, on line: Int) -> ParseFailure.Repair? {
    let position = SourcePosition(line: line, column: column)
    let value = text(from: position).trimmingSpaces()
    guard !value.isEmpty, !value.contains(where: { "\"'\\#[]{}".contains($0) }) else { return nil }
    return quotation(of: value, at: position)
  }

  /// Returns the repair that puts a value in quotes; `nil` if lines below belong to it, which would be outside.
  private func quotation(of value: String, at position: SourcePosition) -> ParseFailure.Repair? {
    let isLast = position.line - firstLine + 1 >= lines.count
    return isLast || !isContinuation(position.line + 1) ? .quoting(value, at: position) : nil
  }

  /// Returns whether a line belongs to the value of a line above it, which is indented less.
  private func isContinuation(_ line: Int) -> Bool {
    let margin = indentation(of: line)
    guard margin < text(line).utf8.count,
      let owner = (firstLine..<line).reversed().first(where: { (marginOfKey(on: $0) ?? indentation(of: $0)) < margin })
    else { return false }
    let value = text(owner).trimmingSpaces()
    return !value.isEmpty && !value.hasSuffix(":")
  }

  private func indentation(of line: Int) -> Int { text(line).prefix { $0 == " " }.utf8.count }
}
