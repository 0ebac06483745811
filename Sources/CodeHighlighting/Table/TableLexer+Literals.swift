import CaseStudyModel

extension TableLexer {
  /// Signs that no operand of a division ends with.
  private static let signsBeforeValues = Array("(,=:[&|~".utf8)

  /// Returns whether the regular expression `pattern` with the first character `first` may start at `position`; with a
  /// space or `=` it looks like a division or assignment, so a value must be due there.
  func mayStart(_ pattern: RegionRule, with first: UInt8) -> Bool {
    let looksLikeOperator = first == 0x20 || first == UInt8(ascii: "=")
    if endsExpression { return pattern.mayBeArgument && !looksLikeOperator && isArgument }
    guard looksLikeOperator else { return true }
    var last = position - 1
    // In TypeScript, an exclamation mark may follow an operand, too.
    while last >= start, rules[base[last]].contains(.blank) || [0x0A, UInt8(ascii: "!")].contains(base[last]) {
      last -= 1
    }
    return last >= start && Self.signsBeforeValues.contains(base[last])
  }

  /// Returns the end of the regular expression at `position`, or `nil` if its line doesn't close it.
  func endOfPattern(_ rule: RegionRule) -> Int? {
    var offset = position + rule.opening.count
    var isInClass = false
    // Bounded, because a long line of openings would otherwise take quadratic time.
    let limit = min(end, position + 1000)
    while offset < limit, base[offset] != 0x0A {
      switch base[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default:
        if !isInClass, matches(rule.closing, at: offset) {
          var close = offset + rule.closing.count
          while rules[byte(close)].contains(.namePart) { close += 1 }
          return close
        }
      }
      offset += 1
    }
    return nil
  }

  /// Returns the end of the character literal at `place`, or `nil` if there is none.
  func endOfSingleSign(_ rule: RegionRule, at place: Int) -> Int? {
    var offset = place + rule.opening.count
    if byte(offset) == rule.escape, rule.escape != 0 {
      offset += 2
      let limit = min(end, offset + 10)
      while offset < limit, base[offset] != 0x0A, !matches(rule.closing, at: offset) { offset += 1 }
    } else if byte(offset) != 0x0A, !matches(rule.closing, at: offset) {
      offset += 1
      while byte(offset) & 0xC0 == 0x80 { offset += 1 }
    }
    return offset > place + rule.opening.count && matches(rule.closing, at: offset)
      ? offset + rule.closing.count : nil
  }

  /// Returns the end of the string between single characters that begins at `place`; `nil` if none begins there.
  func endOfString(at place: Int) -> Int? {
    guard rules[base[place]].contains(.region) else { return nil }
    let string = grammar.regions.first {
      $0.syntaxClass == .string && $0.condition == .anywhere && $0.opening.count == 1 && $0.opening[0] == base[place]
    }
    guard let string else { return nil }
    if string.isSingleSign { return endOfSingleSign(string, at: place) }
    var offset = place + 1
    while offset < end, !matches(string.closing, at: offset) {
      offset += string.escape != 0 && base[offset] == string.escape ? 2 : 1
    }
    return min(offset + string.closing.count, end)
  }

  /// Lexes the opening of a here document at `position`; returns whether there is one.
  mutating func lexHeredocStart() -> Bool {
    guard let rule = grammar.heredoc, let opening = rule.openings.first(where: { matches($0, at: position) })
    else { return false }
    var offset = position + opening.count
    var region = OpenRegion(rule: nil)
    let quote = byte(offset)
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted {
      region.isRaw = quote == UInt8(ascii: "'")
      offset += 1
    }
    let tagStart = offset
    while rules[byte(offset)].contains(.namePart), offset - tagStart < 64 { offset += 1 }
    region.tag = tagStart..<offset
    let startsWithCapital = byte(tagStart) &- UInt8(ascii: "A") < 26 || byte(tagStart) == UInt8(ascii: "_")
    // After `<<` alone, a word in lower case may be a number of bits or an element of a list.
    let isApart = position == start || !rules[base[position - 1]].contains(.namePart)
    let mayBeLowercase = opening.count > 2 || rule.text.condition == .apart && isApart
    guard !region.tag.isEmpty, isQuoted || startsWithCapital || mayBeLowercase, pendingHeredocs.count < 16
    else { return false }
    if isQuoted {
      guard byte(offset) == quote else { return false }
      offset += 1
    }
    take(to: offset, as: .string)
    endsExpression = true
    pendingHeredocs.append(region)
    return true
  }

  /// Returns the end of a here document's closing word if the line at `offset` starts with it.
  func endOfHeredoc(_ region: OpenRegion, at offset: Int) -> Int? {
    var wordStart = offset
    while byte(wordStart) == 0x20 || byte(wordStart) == 0x09 { wordStart += 1 }
    for (index, position) in region.tag.enumerated() where byte(wordStart + index) != base[position] { return nil }
    let close = wordStart + region.tag.count
    return rules[byte(close)].contains(.namePart) ? nil : close
  }

  /// Lexes a literal with a custom delimiter at `position`, such as `%w[a b]`; returns whether there is one.
  mutating func lexPercentLiteral() -> Bool {
    if isMember, isLetter(base[position]) { return false }
    for opening in grammar.percentLiterals where matches(opening, at: position) {
      let first = position + opening.count
      // A remainder can't begin a line: the line before it would be a statement.
      guard Self.closing(of: byte(first)) != nil,
        opening.count > 1 || isLetter(opening[0]) || !endsExpression || isAtLineStart || isArgument
      else { continue }
      var close = endOfDelimited(at: first)
      if grammar.substitutions.contains(opening), close < end {
        let hasBrackets = Self.closing(of: byte(first)) != byte(first)
        if hasBrackets { while rules[byte(close)].contains(.blank) || byte(close) == 0x0A { close += 1 } }
        // The second part of `s/a/b/` begins with the delimiter that ends the first one.
        let second = hasBrackets ? close : close - 1
        close = Self.closing(of: byte(second)) == nil ? close : endOfDelimited(at: second)
        while rules[byte(close)].contains(.namePart) { close += 1 }
      }
      take(to: min(close, end), as: close > end ? .plain : .string)
      endsExpression = true
      return true
    }
    return false
  }

  /// Whether only a blank is between `position` and the name of a function before it, as in `puts %(a)`; an operator
  /// has one on both sides.
  private var isArgument: Bool {
    guard position > start + 1, rules[base[position - 1]].contains(.blank) else { return false }
    var first = position - 2
    guard isLetter(base[first]) || base[first] == UInt8(ascii: "_") || grammar.nameEndSigns.contains(base[first])
    else { return false }
    // Bounded, because each of many signs may follow the same long name.
    let limit = max(start, first - 64)
    while first > limit, rules[base[first - 1]].contains(.namePart) { first -= 1 }
    return first == start || !"$@%&".utf8.contains(base[first - 1])
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Returns the offset after the delimiter that closes the one at `offset`; if none does, an offset after the text.
  private func endOfDelimited(at offset: Int) -> Int {
    let delimiter = byte(offset)
    let closing = Self.closing(of: delimiter)
    var depth = 0
    var offset = offset + 1
    while offset < end {
      if base[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if base[offset] == closing {
        if depth == 0 { return offset + 1 }
        depth -= 1
      } else if base[offset] == delimiter {
        depth += 1
      }
      offset += 1
    }
    return end + 1
  }

  private static func closing(of delimiter: UInt8) -> UInt8? {
    switch delimiter {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "/"), UInt8(ascii: "#"): delimiter
    default: nil
    }
  }

  /// Returns whether the full stop at `position` starts a number.
  func startsFraction() -> Bool {
    guard grammar.hasNumbers, byte(position + 1) &- 0x30 < 10 else { return false }
    let before = position > start ? base[position - 1] : 0x20
    return !endsExpression && before != UInt8(ascii: ".") || rules[before].contains(.blank)
  }

  /// Lexes the number at `position`.
  mutating func lexNumber() {
    var offset = position
    let baseSigns = [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")]
    let hasBase = byte(position) == 0x30 && baseSigns.contains(byte(position + 1) | 0x20)
    var isInFraction = false
    while offset < end {
      let current = base[offset]
      if rules[current].contains(.namePart), current < 0x80 {
        offset += 1
        let isExponent = current | 0x20 == (hasBase ? UInt8(ascii: "p") : UInt8(ascii: "e"))
        let sign = byte(offset)
        if isExponent, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), byte(offset + 1) &- 0x30 < 10 {
          offset += 1
        }
      } else if current == UInt8(ascii: "."), !isInFraction, !hasBase, mayHaveFraction(at: offset) {
        isInFraction = true
        offset += 1
      } else if grammar.numberSigns.contains(current), rules[byte(offset + 1)].contains(.namePart) {
        offset += 1
      } else {
        break
      }
    }
    if grammar.numberEndSigns.contains(byte(offset)) { offset += 1 }
    take(to: max(offset, position + 1), as: .number)
    endsExpression = true
  }

  /// Returns whether the full stop at `offset` is part of the number before it.
  private func mayHaveFraction(at offset: Int) -> Bool {
    let next = byte(offset + 1)
    return next &- 0x30 < 10 || (next != UInt8(ascii: ".") && !rules[next].contains(.namePart) && next != 0)
  }
}
