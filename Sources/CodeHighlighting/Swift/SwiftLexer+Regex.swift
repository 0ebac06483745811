/// The progress of a scan for the end of a regular-expression literal.
private struct RegexScan {
  /// The number of open groups.
  var groupDepth = 0
  /// The number of open character classes.
  var classDepth = 0
  /// The offset of the last unescaped blank.
  var lastBlank = -1
  /// The maximum number of number signs after a slash.
  var largestPoundCount = 0
}

extension SwiftLexer {
  /// Lexes a regular expression at the first slash of the operator from `position` to `operatorEnd`, if an expression
  /// may start there and the line continues as a regular expression; returns whether it does.
  ///
  /// Source: SE-0354. The literal must not be empty, start or end with a blank, or contain an unbalanced closing
  /// parenthesis; where an operator is possible too, the previous token decides.
  mutating func lexRegex(at slash: Int, operatorEnd: Int) -> Bool {
    if previousWord == .func || previousWord == .operator { return false }
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      guard previous.mayPrecedeExpression || previousWord == .try else { return false }
      isCertain = previous != .opening && previous != .comma && previous != .colon
    }
    guard let end = endOfBareRegex(at: slash, isCertain: isCertain) else { return false }
    take(to: slash, as: .plain, .prefixOperator)
    take(to: end, as: .string, .literal)
    return true
  }

  private func endOfBareRegex(at slash: Int, isCertain: Bool) -> Int? {
    let first = byte(slash + 1)
    if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return nil }
    if !isCertain, first == 0x20 || first == 0x09 { return nil }
    if slash > 0, base[slash - 1] == UInt8(ascii: "*") { return nil }
    var scan = RegexScan()
    var end = slash + 1
    while end < count {
      if base[end] == UInt8(ascii: "/") {
        let next = byte(end + 1)
        let startsComment = next == UInt8(ascii: "*") || next == UInt8(ascii: "/")
        let endsWithBlank = scan.lastBlank == end - 1 && !isCertain
        return startsComment || endsWithBlank ? nil : end + 1
      }
      guard let next = step(&scan, at: end, isCertain: isCertain, isMultiline: false) else { return nil }
      end = next
    }
    return nil
  }

  /// Returns the offset after the pattern's element at `offset`, or `nil` if the text is not a regular expression.
  private func step(_ scan: inout RegexScan, at offset: Int, isCertain: Bool, isMultiline: Bool) -> Int? {
    switch base[offset] {
    case 0x0A where !isMultiline, 0x0D where !isMultiline: return nil
    case UInt8(ascii: "\\"):
      let isCut = !isMultiline && (byte(offset + 1) == 0x0A || byte(offset + 1) == 0x0D)
      return isCut ? offset + 1 : min(offset + 2, count)
    case UInt8(ascii: "(") where scan.classDepth == 0: scan.groupDepth += 1
    case UInt8(ascii: ")") where scan.classDepth == 0:
      if scan.groupDepth == 0 && !isCertain { return nil }
      scan.groupDepth = max(0, scan.groupDepth - 1)
    case UInt8(ascii: "["): scan.classDepth += 1
    case UInt8(ascii: "]"): scan.classDepth = max(0, scan.classDepth - 1)
    case 0x20, 0x09: scan.lastBlank = offset
    default: break
    }
    return offset + 1
  }

  /// Lexes the regular expression that starts at `position` with `poundCount` number signs and a slash.
  ///
  /// An unclosed one is plain up to the end of its line.
  mutating func lexExtendedRegex(poundCount: Int) {
    let contentStart = position + poundCount + 1
    var lineStart = contentStart
    while byte(lineStart) == 0x20 || byte(lineStart) == 0x09 { lineStart += 1 }
    let isMultiline = byte(lineStart) == 0x0A || byte(lineStart) == 0x0D
    // A failed search to the end of the text also rules out more number signs than it found; this avoids quadratic
    // time.
    let isHopeless = isMultiline && poundCount >= unclosedRegexPoundCount
    var scan = RegexScan()
    if !isHopeless,
      let end = endOfExtendedRegex(from: contentStart, poundCount: poundCount, isMultiline: isMultiline, &scan)
    {
      take(to: end, as: .string, .literal)
    } else {
      if isMultiline, !isHopeless { unclosedRegexPoundCount = scan.largestPoundCount + 1 }
      take(to: endOfLine(from: position), as: .plain, .literal)
    }
  }

  private func endOfExtendedRegex(
    from start: Int, poundCount: Int, isMultiline: Bool, _ scan: inout RegexScan
  ) -> Int? {
    var end = start
    while end < count {
      if base[end] == UInt8(ascii: "/") {
        var close = end + 1
        while byte(close) == UInt8(ascii: "#") { close += 1 }
        let pounds = close - end - 1
        if pounds >= poundCount { return close }
        scan.largestPoundCount = max(scan.largestPoundCount, pounds)
      }
      guard let next = step(&scan, at: end, isCertain: true, isMultiline: isMultiline) else { return nil }
      end = next
    }
    return nil
  }
}
