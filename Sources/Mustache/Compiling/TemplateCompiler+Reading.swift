import CaseStudyModel

extension TemplateCompiler {
  /// Reads the tag whose opening delimiter is at the current position, without advancing.
  func readTag() throws(TemplateError) -> Tag {
    var start = position + delimiters.opening.count
    while start < source.count, source[start].isWhitespace { start += 1 }
    guard start < source.count else { throw unclosedTag(missing: delimiters.closing) }
    let mark = source[start]
    let (kind, lastMark) = Self.kind(of: mark)
    let contentStart = kind == .escapedValue ? start : start + 1
    let closing = (lastMark.map { [$0] } ?? []) + delimiters.closing
    guard let end = firstOffset(of: closing, from: contentStart) else { throw unclosedTag(missing: closing) }
    let content = source[contentStart..<end].trimming(while: \.isWhitespace)
    let tag = Tag(kind: kind, content: content, range: position..<end + closing.count)
    if kind != .comment, kind != .delimiters { try checkName(of: tag, closing: closing) }
    // A comment with a tag on a later line most likely lacks its closing delimiter.
    if kind == .comment, let line = content.firstIndex(of: .newline),
      content[line...].text.contains(delimiters.opening[...].text)
    {
      throw unclosedTag(missing: closing)
    }
    return tag
  }

  /// Splits a tag's name at dots.
  func splitName(of tag: Tag) throws(TemplateError) -> Name {
    guard tag.name != "." else { return Name(text: ".", parts: [], offset: tag.range.lowerBound) }
    let parts = tag.content.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts[0].isEmpty, let error = leadingDot(of: tag) { throw error }
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw error(at: tag.range.lowerBound, "Name '\(tag.name)' must have text on both sides of each dot")
    }
    return Name(text: tag.name, parts: parts.map(\.text), offset: tag.range.lowerBound)
  }

  private func checkName(of tag: Tag, closing: [UInt8]) throws(TemplateError) {
    let offset = tag.range.lowerBound
    guard !tag.content.isEmpty else { throw error(at: offset, "A tag must have a name") }
    // A name that continues on the next line or contains a tag indicates a forgotten closing delimiter.
    if tag.content.contains(.newline) || tag.name.contains(delimiters.opening[...].text) {
      throw unclosedTag(missing: closing)
    }
    try checkNotation(of: tag)
    guard !tag.content.contains(where: \.isWhitespace) else {
      throw error(at: offset, "Name '\(tag.name)' must not contain white space")
    }
  }

  private func unclosedTag(missing closing: [UInt8]) -> TemplateError {
    var error = error(at: position, "Tag isn't closed: '\(closing[...].text)' is missing")
    error.word = .init(column: error.column, text: delimiters.opening[...].text)
    return error
  }

  private func firstOffset(of bytes: [UInt8], from start: Int) -> Int? {
    guard start + bytes.count <= source.count else { return nil }
    return (start...source.count - bytes.count).first { offset in
      source[offset] == bytes[0] && source[offset...].starts(with: bytes)
    }
  }

  /// Returns the kind of a tag by its first byte, and the byte required before the closing delimiter.
  private static func kind(of mark: UInt8) -> (kind: Tag.Kind, lastMark: UInt8?) {
    switch mark {
    case UInt8(ascii: "!"): (.comment, nil)
    case UInt8(ascii: "="): (.delimiters, UInt8(ascii: "="))
    case UInt8(ascii: "{"): (.plainValue, UInt8(ascii: "}"))
    case UInt8(ascii: "&"): (.plainValue, nil)
    case UInt8(ascii: "#"): (.section, nil)
    case UInt8(ascii: "^"): (.invertedSection, nil)
    case UInt8(ascii: "/"): (.close, nil)
    case UInt8(ascii: ">"): (.partial, nil)
    case UInt8(ascii: "<"): (.parent, nil)
    case UInt8(ascii: "$"): (.block, nil)
    default: (.escapedValue, nil)
    }
  }
}
