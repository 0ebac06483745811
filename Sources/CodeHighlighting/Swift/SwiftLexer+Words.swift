extension SwiftLexer {
  /// Lexes the word at `position`.
  mutating func lexWord() {
    let start = position
    var packed = PackedWord()
    var end = start
    while end < count, Self.isNameByte(base[end]) {
      packed.append(base[end])
      end &+= 1
    }
    if end < count, base[end] >= 0x80, nonASCIIKind(at: end) == .name {
      end = endOfName(from: end)
    } else if let word = words.value(of: packed), isKeyword(word, endingAt: end) {
      takeKeyword(word, to: end)
      return
    }
    if place.isInCondition {
      take(to: end, as: .directive, .name)
    } else if place.bracket == .availability {
      take(to: end, as: isPlatformAlone(endingAt: end) ? .name : .keyword, .name)
    } else if end == start + 1, base[start] == UInt8(ascii: "_") {
      take(to: end, as: .plain, .name)
    } else {
      take(to: end, as: isTypeName(at: start) ? .type : .name, .name)
    }
  }

  /// Returns whether the name at `start` looks like a type's: a capital letter after any underscores.
  private func isTypeName(at start: Int) -> Bool {
    var offset = start
    while byte(offset) == UInt8(ascii: "_") { offset += 1 }
    return byte(offset) &- UInt8(ascii: "A") < 26
  }

  /// Returns whether a word in a platform list is a platform without a version, like the first of `iOS, deprecated:
  /// 13`.
  private func isPlatformAlone(endingAt end: Int) -> Bool {
    guard byte(end) == UInt8(ascii: ",") else { return false }
    switch word(from: position, to: end) {
    case "deprecated", "unavailable", "noasync": return false
    default: return true
    }
  }

  private mutating func takeKeyword(_ word: SwiftWord, to end: Int) {
    let role = word.role
    let isMember = previous == .period
    take(to: end, as: .keyword, role == .expression || role == .metatype ? .name : .keyword)
    previousWord = word
    if isMember { return }
    switch word {
    case .var, .let:
      if place.declaration != .condition { place.declaration = .variable }
    case .func, .`init`, .macro: place.declaration = .function
    case .subscript: place.declaration = .subscript
    case .precedencegroup: place.declaration = .precedenceGroup
    case .if, .guard, .while, .for, .switch: place.declaration = .condition
    default:
      if role == .declaration || role == .contextualDeclaration { place.declaration = .other }
    }
  }
}
