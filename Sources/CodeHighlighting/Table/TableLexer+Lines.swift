import CaseStudyModel

extension TableLexer {
  /// Lexes a construct that depends on being at the start of a line; returns whether there is one.
  mutating func lexLineStart(_ traits: RuleIndex.Traits) -> Bool {
    if traits.contains(.line), let rule = grammar.lines.first(where: { matches($0.beginning, at: position) }) {
      lexDirectiveLine(rule)
      return true
    }
    return !grammar.lineKeySigns.isEmpty && !traits.contains(.region) && lexLineKey()
  }

  /// Lexes the rest of a line as one class. A directive ends at a comment, and a final backslash continues it on the
  /// next line.
  private mutating func lexDirectiveLine(_ rule: LineRule) {
    let isDirective = rule.syntaxClass == .directive
    var offset = position + rule.beginning.count
    while offset < end, base[offset] != 0x0A {
      if isDirective, base[offset] == UInt8(ascii: "\\"), byte(offset + 1) == 0x0A {
        offset += 2
      } else if isDirective, base[offset] == UInt8(ascii: "\\"), byte(offset + 1) == 0x0D, byte(offset + 2) == 0x0A {
        offset += 3
      } else if isDirective, rules[base[offset]].contains(.region), startsComment(at: offset) {
        break
      } else {
        offset += 1
      }
    }
    take(to: offset, as: rule.syntaxClass)
  }

  private func startsComment(at offset: Int) -> Bool {
    grammar.regions.contains {
      $0.syntaxClass == .comment && $0.condition == .anywhere && matches($0.opening, at: offset)
    }
  }

  /// Lexes the key at the start of a line, after list dashes; returns whether there is a key or dash.
  private mutating func lexLineKey() -> Bool {
    if base[position] == UInt8(ascii: "-"), rules[byte(position + 1)].contains(.blank) {
      position += 1
      return true
    }
    switch base[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      return false
    default: break
    }
    var offset = position
    while offset < end, base[offset] != 0x0A {
      let next = byte(offset + 1)
      if grammar.lineKeySigns.contains(base[offset]),
        grammar.hasTightLineKeys || rules[next].contains(.blank) || next == 0x0A || next == 0
      {
        take(to: offset, as: .property)
        return true
      }
      if rules[base[offset]].contains(.blank), next == UInt8(ascii: "#") { break }
      offset += 1
    }
    return false
  }

  /// Lexes the lines of a block literal whose sign is at `position`; returns whether there is one.
  mutating func lexBlockScalar() -> Bool {
    guard position > start, rules[base[position - 1]].contains(.blank) else { return false }
    var offset = position + 1
    while byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+") || byte(offset) &- 0x30 < 10 {
      offset += 1
    }
    while rules[byte(offset)].contains(.blank) { offset += 1 }
    let commentStart = offset
    if byte(offset) == UInt8(ascii: "#"), rules[base[offset - 1]].contains(.blank) { offset = endOfLine(from: offset) }
    let commentEnd = offset
    if byte(offset) == 0x0D { offset += 1 }
    guard byte(offset) == 0x0A, let parentIndent = parentIndent(ofBlockScalarAt: position) else { return false }
    take(to: position + 1, as: .plain)
    position = commentStart
    take(to: commentEnd, as: .comment)
    position = offset + 1
    var textEnd = position
    var line = position
    while line < end {
      let lineEnd = endOfLine(from: line)
      var textStart = line
      while textStart < lineEnd, rules[base[textStart]].contains(.blank) { textStart += 1 }
      if textStart < lineEnd {
        guard textStart - line > parentIndent else { break }
        textEnd = lineEnd
      }
      line = lineEnd + (byte(lineEnd) == 0x0D ? 2 : 1)
    }
    take(to: min(max(textEnd, position), end), as: .string)
    isAtLineStart = true
    return true
  }

  /// Returns the indentation of the key or dash whose value is the block literal with the sign at `sign`; `nil` if the
  /// sign is part of a text.
  private func parentIndent(ofBlockScalarAt sign: Int) -> Int? {
    var lineStart = sign
    while lineStart > start, base[lineStart - 1] != 0x0A { lineStart -= 1 }
    var parent = lineStart
    while base[parent] == 0x20 { parent += 1 }
    while base[parent] == UInt8(ascii: "-"), rules[base[parent + 1]].contains(.blank) {
      var next = parent + 1
      while rules[base[next]].contains(.blank) { next += 1 }
      // The literal, or its tag or anchor, is the item; otherwise the item is a mapping or another list.
      if next == sign || base[next] == UInt8(ascii: "!") || base[next] == UInt8(ascii: "&") {
        return parent - lineStart
      }
      parent = next
    }
    var last = sign - 1
    while last > parent, rules[base[last]].contains(.blank) { last -= 1 }
    var word = last
    while word > parent, !rules[base[word - 1]].contains(.blank) { word -= 1 }
    let isProperty = base[word] == UInt8(ascii: "!") || base[word] == UInt8(ascii: "&")
    let isKey = base[last] == UInt8(ascii: ":") || last == parent && base[last] == UInt8(ascii: "?")
    return isKey || isProperty || parent >= sign || matches(Array("---".utf8), at: parent) ? parent - lineStart : nil
  }
}
