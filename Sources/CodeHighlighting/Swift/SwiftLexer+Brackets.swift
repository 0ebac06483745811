extension SwiftLexer {
  /// Lexes `(` and enters the context it opens, which depends on the preceding token.
  mutating func lexOpeningParenthesis() {
    let bracket: SwiftContext.Bracket =
      if previous == .availability {
        .availability
      } else if place.declaration == .function || place.declaration == .subscript {
        .parameters
      } else {
        .parenthesis
      }
    take(to: position &+ 1, as: .plain, .opening)
    open(bracket)
  }

  /// Enters the context of the bracket before `position`.
  mutating func open(_ bracket: SwiftContext.Bracket) {
    var inner = SwiftContext(bracket: bracket)
    inner.endsWithLine = place.endsWithLine
    inner.isInCondition = place.isInCondition
    enclosing.append(place)
    place = inner
  }

  /// Enters the context of `{`, which depends on the declaration before it.
  mutating func openBrace() {
    switch place.declaration {
    case .variable, .subscript: open(.accessors)
    case .precedenceGroup: open(.precedenceGroup)
    case .none, .function, .initialized, .condition, .other: open(.brace)
    }
  }

  /// Lexes the closing bracket at `position` and leaves the context it closes.
  mutating func lexClosing(_ closing: UInt8) {
    let isParenthesis = closing == UInt8(ascii: ")")
    let start = position
    take(to: start + 1, as: .plain, closing == UInt8(ascii: "}") ? .rightBrace : .closing)
    if isParenthesis {
      while place.bracket != .interpolation, !place.bracket.closes(with: closing), leaveStray() {}
      if place.bracket == .interpolation {
        let string = place
        leave()
        lexString(string)
        return
      }
      let wereParameters = place.bracket == .parameters
      leave()
      if wereParameters, place.declaration == .function { place.declaration = .other }
    } else {
      while !place.bracket.closes(with: closing), leaveStray() {}
      if place.bracket.closes(with: closing) { leave() }
    }
    if closing == UInt8(ascii: "}") { place.declaration = .none }
  }

  /// Leaves the interpolations cut off by the end of a line, with everything open inside them.
  mutating func closeInterpolations() {
    while place.endsWithLine {
      while place.bracket != .interpolation, leaveStray() {}
      leave()
    }
    previous = .literal
    previousWord = nil
  }

  private mutating func leave() { place = enclosing.popLast() ?? SwiftContext() }

  /// Leaves the context of an unclosed bracket, unless an interpolation or the file bounds it.
  private mutating func leaveStray() -> Bool {
    guard place.bracket != .interpolation, let outer = enclosing.popLast() else { return false }
    place = outer
    return true
  }
}

extension SwiftContext.Bracket {
  /// Returns whether `byte` closes this bracket.
  fileprivate func closes(with byte: UInt8) -> Bool {
    switch self {
    case .file, .interpolation: false
    case .parenthesis, .parameters, .availability: byte == UInt8(ascii: ")")
    case .square: byte == UInt8(ascii: "]")
    case .brace, .accessors, .precedenceGroup: byte == UInt8(ascii: "}")
    }
  }
}
