/// The token after a word, skipping blanks and comments.
private struct NextToken {
  /// The offset of its first byte.
  var offset: Int
  /// Its first byte, or 0 at the end of the text.
  var byte: UInt8
  /// Whether a line ends before it.
  var isOnNextLine: Bool
  /// Whether blanks or comments separate it from the word.
  var hasGap: Bool

  /// Whether it is a word.
  var startsWord: Bool {
    SwiftLexer.isNameByte(byte) && byte &- 0x30 >= 10 || byte >= 0x80
      || byte == UInt8(ascii: "`")
  }
}

extension SwiftLexer {
  /// Returns whether `word`, which starts at `position` and ends at `end`, is a keyword here.
  func isKeyword(_ word: SwiftWord, endingAt end: Int) -> Bool {
    let role = word.role
    if previous == .period {
      return role == .metatype && isLeftBound(position - 1) || word == .self || word == .selfType || word == .`init`
    }
    switch role {
    case .expression, .declaration, .reservedModifier, .infix, .statement:
      return !isLabel(role, endingAt: end)
    case .contextualDeclaration:
      guard mayStartDeclaration else { return false }
      let next = next(after: end)
      return next.startsWord && !next.isOnNextLine && self.word(at: next.offset)?.role != .infix
    case .modifier: return isModifier(word, endingAt: end)
    case .typeModifier: return isModifier(word, endingAt: end) || isTypeModifier(endingAt: end)
    case .accessor: return isAccessor(word, endingAt: end)
    case .effect: return isEffect(endingAt: end)
    case .prefix: return isPrefix(word, endingAt: end)
    case .metatype: return false
    case .precedence: return place.bracket == .precedenceGroup
    }
  }

  /// Returns whether a reserved word is the label of an argument or parameter.
  private func isLabel(_ role: SwiftWord.Role, endingAt end: Int) -> Bool {
    switch previous {
    case .opening, .comma: break
    // The second name of a parameter.
    case .name where place.bracket == .parameters: return next(after: end).byte == UInt8(ascii: ":")
    // The label of a trailing closure, which differs from `default:` in a switch only by position.
    case .rightBrace: return !isAtLineStart && next(after: end).byte == UInt8(ascii: ":")
    default: return false
    }
    let next = next(after: end)
    switch place.bracket {
    case .parameters: return next.byte == UInt8(ascii: ":") || (next.startsWord && role != .reservedModifier)
    case .parenthesis, .interpolation, .availability: return next.byte == UInt8(ascii: ":")
    case .square: return next.byte == UInt8(ascii: ":") && role != .expression
    case .file, .brace, .accessors, .precedenceGroup: return false
    }
  }

  /// Whether a declaration or statement may start after the previous token.
  private var mayStartDeclaration: Bool {
    switch previous {
    case .start, .leftBrace, .rightBrace, .semicolon, .attribute, .availability, .directive: true
    case .closing: true
    case .keyword:
      switch previousWord?.role {
      case .reservedModifier, .modifier, .typeModifier: true
      default: isAtLineStart || previousWord == .class || previousWord == .in
      }
    case .name, .literal, .postfixOperator, .colon, .other: isAtLineStart
    case .opening, .comma, .equal, .arrow, .period, .binaryOperator, .prefixOperator: false
    }
  }

  private func isModifier(_ word: SwiftWord, endingAt end: Int) -> Bool {
    if place.bracket == .square {
      guard word == .weak || word == .unowned else { return false }
      guard previous == .opening || previous == .comma else { return false }
      let next = next(after: afterDetail(end))
      return next.startsWord
    }
    guard mayStartDeclaration else { return false }
    let next = next(after: afterDetail(end))
    if next.byte == UInt8(ascii: "@") { return true }
    switch self.word(at: next.offset)?.role {
    case .declaration, .reservedModifier, .modifier, .typeModifier, .contextualDeclaration: return true
    case .accessor: return place.bracket == .accessors
    default: return false
    }
  }

  /// Returns the offset after a modifier's argument, as in `unowned(safe)`, if one directly follows `end`.
  private func afterDetail(_ end: Int) -> Int {
    guard byte(end) == UInt8(ascii: "(") else { return end }
    let nameEnd = endOfName(from: end + 1)
    return byte(nameEnd) == UInt8(ascii: ")") ? nameEnd + 1 : end
  }

  private func isTypeModifier(endingAt end: Int) -> Bool {
    switch previous {
    case .opening where place.bracket == .parameters, .comma where place.bracket == .parameters: return false
    case .colon, .arrow, .opening, .comma, .attribute: break
    case .keyword where previousWord?.role == .typeModifier || previousWord == .inout: break
    default: return false
    }
    let afterDetail = afterDetail(end)
    let next = next(after: afterDetail)
    if next.isOnNextLine { return false }
    let isTuple = next.byte == UInt8(ascii: "(") && next.hasGap
    return next.startsWord || isTuple || next.byte == UInt8(ascii: "[") && next.hasGap
      || next.byte == UInt8(ascii: "@")
  }

  private func isAccessor(_ word: SwiftWord, endingAt end: Int) -> Bool {
    switch previous {
    case .leftBrace, .rightBrace, .attribute, .semicolon, .closing: break
    case .keyword where previousWord?.mayPrecedeAccessor == true: break
    default: if !isAtLineStart { return false }
    }
    let next = next(after: end)
    if word == .willSet || word == .didSet {
      return next.byte == UInt8(ascii: "{") || next.byte == UInt8(ascii: "(")
    }
    guard place.bracket == .accessors else { return false }
    switch next.byte {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "("): return word == .set
    case UInt8(ascii: "}"), UInt8(ascii: ";"): return word == .get || word == .set || word == .borrow || word == .mutate
    default:
      switch self.word(at: next.offset)?.role {
      case .accessor, .effect, .modifier, .typeModifier: return true
      case .infix: return self.word(at: next.offset) == .throws
      default: return false
      }
    }
  }

  private func isEffect(endingAt end: Int) -> Bool {
    if previous == .closing && !isAtLineStart { return true }
    if previousWord == .get { return true }
    let next = next(after: end)
    if next.byte == UInt8(ascii: "-"), byte(next.offset + 1) == UInt8(ascii: ">") { return true }
    switch self.word(at: next.offset) {
    case .throws, .rethrows: return true
    case .in: return previous == .name && !isAtLineStart && place.bracket == .brace
    case .let, .var: return !next.isOnNextLine && (mayStartDeclaration || isAtLineStart)
    default: return previous == .closing && next.byte == UInt8(ascii: "{")
    }
  }

  private func isPrefix(_ word: SwiftWord, endingAt end: Int) -> Bool {
    if word == .borrow, isAccessor(word, endingAt: end) { return true }
    let next = next(after: end)
    if word == .await {
      if previousWord?.role == .declaration { return false }
      return next.byte != UInt8(ascii: ":") && next.byte != UInt8(ascii: "=")
    }
    guard !next.isOnNextLine, previousWord?.role != .declaration else { return false }
    if next.startsWord {
      if place.bracket == .parameters, previous == .opening || previous == .comma {
        let isLabel = self.next(after: endOfName(from: next.offset)).byte == UInt8(ascii: ":")
        if isLabel { return false }
      }
      return self.word(at: next.offset)?.role != .infix
    }
    switch next.byte {
    case UInt8(ascii: "("): return next.hasGap && (word == .some || word == .any || word == .unsafe || word == .yield)
    case UInt8(ascii: "~"): return word == .some || word == .any
    case UInt8(ascii: "&"): return word == .yield && byte(next.offset + 1) != 0x20
    case UInt8(ascii: "$"): return true
    case UInt8(ascii: "."): return word == .unsafe && next.hasGap
    default: return false
    }
  }

  /// Returns the token after `end`.
  private func next(after end: Int) -> NextToken {
    var offset = end
    var isOnNextLine = false
    while offset < count {
      switch base[offset] {
      case 0x20, 0x09: offset &+= 1
      case 0x0A, 0x0D:
        isOnNextLine = true
        offset &+= 1
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): offset = endOfLine(from: offset)
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        offset = endOfBlockComment(from: offset) ?? count
      default:
        return NextToken(offset: offset, byte: base[offset], isOnNextLine: isOnNextLine, hasGap: offset > end)
      }
    }
    return NextToken(offset: count, byte: 0, isOnNextLine: true, hasGap: true)
  }

  /// Returns the known word that starts at `offset`.
  private func word(at offset: Int) -> SwiftWord? {
    var packed = PackedWord()
    var end = offset
    while end < count, Self.isNameByte(base[end]), packed.length <= 16 {
      packed.append(base[end])
      end &+= 1
    }
    return words.value(of: packed)
  }
}
