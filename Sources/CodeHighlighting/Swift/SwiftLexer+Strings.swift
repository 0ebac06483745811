extension SwiftLexer {
  /// Lexes the string literal that starts at `position` with `poundCount` number signs, up to its end or first
  /// interpolation.
  mutating func lexStringStart(poundCount: Int) {
    let quoteStart = position + poundCount
    var string = SwiftContext(bracket: .interpolation)
    string.quote = base[quoteStart]
    string.poundCount = poundCount
    string.isMultiline =
      string.quote == UInt8(ascii: "\"") && isTripleQuote(at: quoteStart)
      && (poundCount == 0 || !closesOnItsLine(from: quoteStart + 2, poundCount: poundCount))
    string.endsWithLine = !string.isMultiline
    lexString(string, from: quoteStart + (string.isMultiline ? 3 : 1))
  }

  /// Lexes the rest of a string literal, which continues at `position` after an interpolation.
  mutating func lexString(_ string: SwiftContext) { lexString(string, from: position) }

  /// Lexes a string literal from `position`; the bytes before `contentStart` are part of its opening.
  private mutating func lexString(_ string: SwiftContext, from contentStart: Int) {
    var end = contentStart
    while end < count {
      switch base[end] {
      case string.quote:
        if let close = endOfClosing(string, at: end) {
          take(to: close, as: .string, .literal)
          return
        }
        end &+= 1
      case UInt8(ascii: "\\"):
        let escaped = end &+ 1 &+ string.poundCount
        guard hasPounds(string.poundCount, at: end &+ 1) else {
          end &+= 1
          continue
        }
        if byte(escaped) == UInt8(ascii: "(") {
          enterInterpolation(of: string, at: end, contentStart: escaped + 1)
          return
        }
        if let lineEnd = endOfEscapedLine(from: escaped) {
          // An escaped line end is not part of the string.
          if string.isMultiline {
            take(to: end, as: .string, .literal)
            take(to: lineEnd, as: .plain, .literal)
          }
          end = lineEnd
        } else {
          end = min(escaped &+ 1, count)
        }
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline:
        take(to: end, as: .plain, .literal)
        return
      default: end &+= 1
      }
    }
    take(to: count, as: .plain, .literal)
  }

  private mutating func enterInterpolation(of string: SwiftContext, at backslash: Int, contentStart: Int) {
    take(to: backslash, as: .string, .literal)
    take(to: contentStart, as: .plain, .opening)
    enclosing.append(place)
    place = string
  }

  /// Returns the offset of the line end after `offset` if only blanks come between; otherwise `nil`.
  private func endOfEscapedLine(from offset: Int) -> Int? {
    var end = offset
    while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
    return byte(end) == 0x0A || byte(end) == 0x0D ? end : nil
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\"") && byte(offset + 1) == UInt8(ascii: "\"")
      && byte(offset + 2) == UInt8(ascii: "\"")
  }

  /// Returns whether a literal such as `#"""#` ends on its first line, which makes it a single-line literal.
  ///
  /// The search is bounded: a long line of such openings would otherwise take quadratic time.
  private func closesOnItsLine(from start: Int, poundCount: Int) -> Bool {
    var offset = start
    let limit = min(count, start + 1024)
    while offset < limit, base[offset] != 0x0A, base[offset] != 0x0D {
      if base[offset] == UInt8(ascii: "\""), hasPounds(poundCount, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func endOfClosing(_ string: SwiftContext, at quote: Int) -> Int? {
    if string.isMultiline && !isTripleQuote(at: quote) { return nil }
    let quoteEnd = quote + (string.isMultiline ? 3 : 1)
    return hasPounds(string.poundCount, at: quoteEnd) ? quoteEnd + string.poundCount : nil
  }

  /// Returns whether there are `poundCount` number signs at `offset`.
  func hasPounds(_ poundCount: Int, at offset: Int) -> Bool {
    var index = 0
    while index < poundCount, byte(offset + index) == UInt8(ascii: "#") { index += 1 }
    return index == poundCount
  }
}
