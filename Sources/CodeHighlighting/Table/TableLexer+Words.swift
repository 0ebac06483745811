import CaseStudyModel

extension TableLexer {
  /// Lexes the word at `position`.
  mutating func lexWord() {
    let wasAtLineStart = isAtLineStart
    var packed = PackedWord()
    var offset = position
    while offset < end, rules[base[offset]].contains(.namePart) {
      let current = base[offset]
      let isCapital = current &- UInt8(ascii: "A") < 26
      packed.append(grammar.ignoresCase && isCapital ? current | 0x20 : current)
      offset &+= 1
    }
    if grammar.nameEndSigns.contains(byte(offset)), byte(offset + 1) != UInt8(ascii: "=") {
      // `include?` is another word than `include`.
      packed.append(base[offset])
      offset += 1
    }
    if !isMember, !isInNamedHead, let meaning = grammar.words.value(of: packed),
      !meaning.needsLineStart || wasAtLineStart,
      !meaning.needsBlock || (wasAtLineStart && opensBlock(from: offset))
    {
      take(to: offset, as: meaning.syntaxClass)
      endsExpression = meaning.syntaxClass != .keyword
      return
    }
    if let suffix = grammar.macroSuffix, byte(offset) == suffix, byte(offset + 1) != UInt8(ascii: "=") {
      take(to: offset + 1, as: .macro)
      endsExpression = false
      return
    }
    if let sign = grammar.labelSign, byte(offset) == sign, byte(offset + 1) != sign {
      take(to: offset + 1, as: .string)
      endsExpression = false
      return
    }
    take(to: offset, as: grammar.hasCapitalTypes && isTypeName(at: position) ? .type : .name)
    endsExpression = true
  }

  /// Whether the word at `position` is a member's name, judging by the sign before it.
  var isMember: Bool {
    guard position > start else { return false }
    let last = base[position - 1]
    return grammar.memberSigns.contains { sign in
      let signStart = position - sign.count
      guard sign.last == last, signStart >= start, matches(sign, at: signStart) else { return false }
      // More full stops are a range or a spread.
      return last != UInt8(ascii: ".") || signStart == start || base[signStart - 1] != last
    }
  }

  /// Whether words at `position` are names because they precede a block.
  private var isInNamedHead: Bool { grammar.hasBlockHeads && isInBlockHead }

  private func isTypeName(at offset: Int) -> Bool {
    var first = offset
    while byte(first) == UInt8(ascii: "_") { first += 1 }
    return byte(first) &- UInt8(ascii: "A") < 26
  }

  /// Returns whether a value and a colon outside brackets follow on the line, as in `case [a, b]: c`.
  private func opensBlock(from offset: Int) -> Bool {
    let next = nextSign(from: offset)
    if ".,:;=)]}".utf8.contains(next) { return false }
    var depth = 0
    var quote: UInt8 = 0
    for place in offset..<endOfLine(from: offset) {
      let current = base[place]
      if quote != 0 {
        if current == quote, base[place - 1] != UInt8(ascii: "\\") { quote = 0 }
        continue
      }
      switch current {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = current
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "#"): return false
      case UInt8(ascii: ":") where depth == 0: return true
      default: break
      }
    }
    return false
  }

  /// Lexes the sign at `position` and the name after it; returns whether both are present.
  mutating func lexSign() -> Bool {
    let before = position > start ? base[position - 1] : 0x20
    for rule in grammar.signs where matches(rule.sign, at: position) {
      var offset = position + rule.sign.count
      guard rules[byte(offset)].contains(.namePart), before != rule.sign.last, !rules[before].contains(.namePart)
      else { continue }
      // A hexadecimal colour may start with a digit, a name may not.
      guard rules[byte(offset)].contains(.nameStart) || rule.syntaxClass == .number else { continue }
      if rule.syntaxClass == .number, isInNamedHead { continue }
      while rules[byte(offset)].contains(.namePart) || isJoint(rule, at: offset) { offset += 1 }
      if grammar.nameEndSigns.contains(byte(offset)) { offset += 1 }
      take(to: offset, as: rule.syntaxClass)
      endsExpression = true
      return true
    }
    return false
  }

  /// Returns whether the full stop at `offset` joins two parts of an attribute's name.
  private func isJoint(_ rule: SignRule, at offset: Int) -> Bool {
    rule.syntaxClass == .attribute && byte(offset) == UInt8(ascii: ".")
      && rules[byte(offset + 1)].contains(.nameStart)
  }

  /// Returns whether the statement that starts at `offset` ends with `{`, which makes it the head of a block.
  mutating func startsBlockHead(at offset: Int) -> Bool {
    var next = offset
    while next < end {
      switch base[next] {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "}"), UInt8(ascii: ";"): return false
      case UInt8(ascii: "/") where byte(next + 1) == UInt8(ascii: "*"):
        next = endOfStarComment(from: next + 2) + 1
      default: break
      }
      next += 1
    }
    return true
  }
}
