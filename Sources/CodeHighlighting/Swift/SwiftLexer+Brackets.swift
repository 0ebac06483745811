extension SwiftLexer {
  /// Classifies `(` and enters the place that it opens, which depends on what stands before.
  mutating func lexOpeningParenthesis() {
    let bracket: SwiftPlace.Bracket =
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

  /// Enters the place that a bracket before `position` opens.
  mutating func open(_ bracket: SwiftPlace.Bracket) {
    var inner = SwiftPlace(bracket: bracket)
    inner.endsWithLine = place.endsWithLine
    inner.isInCondition = place.isInCondition
    enclosing.append(place)
    place = inner
  }

  /// Enters the place that `{` opens, which depends on the declaration before it.
  mutating func openBrace() {
    switch place.declaration {
    case .variable, .subscript: open(.accessors)
    case .precedenceGroup: open(.precedenceGroup)
    case .none, .function, .initialized, .condition, .other: open(.brace)
    }
  }

  /// Classifies the closing bracket at `position` and leaves what it closes.
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

  /// Leaves the interpolations that a line's end has cut off, with all that is open in them.
  mutating func closeInterpolations() {
    while place.endsWithLine {
      while place.bracket != .interpolation, leaveStray() {}
      leave()
    }
    previous = .literal
    previousWord = nil
  }

  private mutating func leave() {
    place = enclosing.popLast() ?? SwiftPlace()
  }

  /// Leaves a place whose bracket is never closed, unless an interpolation or the file bounds it.
  private mutating func leaveStray() -> Bool {
    guard place.bracket != .interpolation, let outer = enclosing.popLast() else { return false }
    place = outer
    return true
  }
}

extension SwiftPlace.Bracket {
  /// Whether the closing bracket `byte` is the partner of this one.
  fileprivate func closes(with byte: UInt8) -> Bool {
    switch self {
    case .file, .interpolation: false
    case .parenthesis, .parameters, .availability: byte == UInt8(ascii: ")")
    case .square: byte == UInt8(ascii: "]")
    case .brace, .accessors, .precedenceGroup: byte == UInt8(ascii: "}")
    }
  }
}
