extension SwiftLexer {
  /// Lexes the operator, placeholder or regular expression at `position`, or a single unknown character.
  mutating func lexOperator() {
    let start = position
    let first = base[start]
    let isLeftBound = isLeftBound(start)
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?"), isLeftBound {
      let isTry = previousWord == .try
      take(to: start + 1, as: .plain, .postfixOperator)
      if isTry { previousWord = .try }
      return
    }
    if first == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#"), let end = endOfPlaceholder(from: start) {
      take(to: end, as: .name, .name)
      return
    }
    var end = endOfOperator(from: start)
    guard end > start else {
      take(to: start + 1, as: .plain, .other)
      return
    }
    if let slash = (start..<end).first(where: { base[$0] == UInt8(ascii: "/") }) {
      if !isLeftBound, lexRegex(at: slash, operatorEnd: end) { return }
      end = endBeforeComment(from: start, to: end)
    }
    let kind = kindOfOperator(from: start, to: end, isLeftBound: isLeftBound)
    take(to: end, as: .plain, kind)
    if kind == .equal, place.declaration == .variable { place.declaration = .initialized }
  }

  private func kindOfOperator(from start: Int, to end: Int, isLeftBound: Bool) -> SwiftToken {
    if end == start + 1 {
      if base[start] == UInt8(ascii: "=") { return .equal }
      if base[start] == UInt8(ascii: ".") { return .period }
    } else if end == start + 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
      return .arrow
    }
    let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
    return isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Returns the end of the operator characters that start at `start`; they may contain comment delimiters.
  private mutating func endOfOperator(from start: Int) -> Int {
    let mayHaveDots = base[start] == UInt8(ascii: ".")
    let known = mayHaveDots ? operatorRunEnds.dotted : operatorRunEnds.plain
    if start < known { return known }
    let end = endOfOperatorSigns(from: start, mayHaveDots: mayHaveDots)
    if mayHaveDots { operatorRunEnds.dotted = end } else { operatorRunEnds.plain = end }
    return end
  }

  private func endOfOperatorSigns(from start: Int, mayHaveDots: Bool) -> Int {
    var end = start
    while end < count {
      switch base[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
        UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
        end &+= 1
      case UInt8(ascii: ".") where mayHaveDots: end &+= 1
      case 0x80...:
        guard nonASCIIKind(at: end) == .operatorSign, let length = scalar(at: end)?.length else { return end }
        end += length
      default: return end
      }
    }
    return end
  }

  /// Returns the offset of the first comment inside the operator, or the operator's end.
  private func endBeforeComment(from start: Int, to end: Int) -> Int {
    var offset = start + 1
    while offset < end {
      let next = byte(offset + 1)
      if base[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
      offset += 1
    }
    return end
  }

  private func endOfPlaceholder(from start: Int) -> Int? {
    var end = start + 2
    while end < count, base[end] != 0x0A {
      if base[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") { return end + 2 }
      if base[end] == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }

  /// Returns whether an expression may end directly before `offset`.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch base[offset - 1] {
    case 0x20, 0x0A, 0x0D, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return offset < 2 || base[offset - 2] != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Returns whether an expression may start at `offset`, after an operator that is bound to its left or not.
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case 0x20, 0x0A, 0x0D, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"): byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    default: true
    }
  }
}
