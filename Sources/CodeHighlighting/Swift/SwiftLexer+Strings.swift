extension SwiftLexer {
  /// Classifies the string literal that starts at `position` with `poundCount` number signs, up to its end or its first
  /// interpolation.
  mutating func lexStringStart(poundCount: Int) {
    let quoteStart = position + poundCount
    var string = SwiftPlace(bracket: .interpolation)
    string.quote = base[quoteStart]
    string.poundCount = poundCount
    string.isMultiline =
      string.quote == UInt8(ascii: "\"") && isTripleQuote(at: quoteStart)
      && (poundCount == 0 || !closesOnItsLine(from: quoteStart + 2, poundCount: poundCount))
    string.endsWithLine = !string.isMultiline
    lexString(string, from: quoteStart + (string.isMultiline ? 3 : 1))
  }

  /// Classifies the string literal that goes on at `position` after an interpolation.
  mutating func lexString(_ string: SwiftPlace) {
    lexString(string, from: position)
  }

  /// Classifies the bytes from `position`, of which those before `contentStart` need no look.
  private mutating func lexString(_ string: SwiftPlace, from contentStart: Int) {
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
          // Nothing of an escaped line end is a part of the string.
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
      default:
        end &+= 1
      }
    }
    take(to: count, as: .plain, .literal)
  }

  private mutating func enterInterpolation(of string: SwiftPlace, at backslash: Int, contentStart: Int) {
    take(to: backslash, as: .string, .literal)
    take(to: contentStart, as: .plain, .opening)
    enclosing.append(place)
    place = string
  }

  /// The offset of the line end that only blanks part from `offset`, or nil where there is none.
  private func endOfEscapedLine(from offset: Int) -> Int? {
    var end = offset
    while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
    return byte(end) == 0x0A || byte(end) == 0x0D ? end : nil
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\"") && byte(offset + 1) == UInt8(ascii: "\"")
      && byte(offset + 2) == UInt8(ascii: "\"")
  }

  /// Whether a literal like `#"""#` ends on the line on which it starts, which makes it one of a single line.
  ///
  /// The search is bounded, so that a long line of such starts isn't searched over and over.
  private func closesOnItsLine(from start: Int, poundCount: Int) -> Bool {
    var offset = start
    let limit = min(count, start + 1024)
    while offset < limit, base[offset] != 0x0A, base[offset] != 0x0D {
      if base[offset] == UInt8(ascii: "\""), hasPounds(poundCount, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func endOfClosing(_ string: SwiftPlace, at quote: Int) -> Int? {
    if string.isMultiline && !isTripleQuote(at: quote) { return nil }
    let quoteEnd = quote + (string.isMultiline ? 3 : 1)
    return hasPounds(string.poundCount, at: quoteEnd) ? quoteEnd + string.poundCount : nil
  }

  /// Whether `poundCount` number signs stand at `offset`.
  func hasPounds(_ poundCount: Int, at offset: Int) -> Bool {
    var index = 0
    while index < poundCount, byte(offset + index) == UInt8(ascii: "#") { index += 1 }
    return index == poundCount
  }
}
