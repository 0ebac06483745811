extension SwiftLexer {
  /// Lexes the token that starts with `#` at `position`: a raw string, a regular expression, a directive or a macro.
  mutating func lexPound() {
    let start = position
    var pounds = max(start + 1, poundRunEnd)
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    poundRunEnd = pounds
    if byte(pounds) == UInt8(ascii: "\"") { return lexStringStart(poundCount: pounds - start) }
    if byte(pounds) == UInt8(ascii: "/") { return lexExtendedRegex(poundCount: pounds - start) }
    let end = endOfName(from: start + 1)
    switch word(from: start + 1, to: end) {
    case "if", "elseif":
      take(to: end, as: .directive, .directive)
      place.isInCondition = true
    case "else", "endif": take(to: end, as: .directive, .directive)
    case "available", "unavailable": take(to: end, as: .macro, .availability)
    case "sourceLocation": take(to: end, as: .keyword, .keyword)
    case "": take(to: end, as: .plain, .other)
    default: take(to: end, as: .macro, .name)
    }
  }

  /// Lexes the attribute at `position`: its sign, its dotted name and directly following generic arguments.
  mutating func lexAttribute() {
    let nameStart = position + 1
    var end = endOfName(from: nameStart)
    let name = word(from: nameStart, to: end)
    while byte(end) == UInt8(ascii: "."), endOfName(from: end + 1) > end + 1 { end = endOfName(from: end + 1) }
    if byte(end) == UInt8(ascii: "<"), let close = endOfGenericArguments(from: end) { end = close }
    let token: SwiftToken =
      switch name {
      case "available", "backDeployed", "_spi_available", "_backDeploy": .availability
      default: .attribute
      }
    if isAtLineStart { place.declaration = .none }
    take(to: end, as: .attribute, token)
  }

  /// Returns the offset after the `>` that matches the `<` at `start`, if only types are between them, within a bounded
  /// distance.
  private func endOfGenericArguments(from start: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset < min(count, start + 512) {
      switch base[offset] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if base[offset - 1] != UInt8(ascii: "-") { depth -= 1 }
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""): return nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Returns the ASCII word from `start` to `end`, or a placeholder if it is too long to be a known word.
  func word(from start: Int, to end: Int) -> String {
    guard end - start <= 16 else { return "…" }
    return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }
}
