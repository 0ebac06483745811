import CaseStudyModel

extension TableLexer {
  /// Lexes the region that opens at `position`, up to its end or first code; returns whether one opens.
  mutating func lexRegionStart() -> Bool {
    for (index, rule) in grammar.regions.enumerated() where rule.opening.first == base[position] {
      guard let (region, contentStart) = opening(of: rule, index: index), mayOpen(rule, contentStart: contentStart)
      else { continue }
      if rule.isOpeningOnly {
        take(to: contentStart, as: rule.syntaxClass)
        endsExpression = true
      } else if rule.isSingleSign || rule.isPattern {
        guard let close = rule.isPattern ? endOfPattern(rule) : endOfSingleSign(rule, at: position)
        else { continue }
        take(to: close, as: rule.syntaxClass)
        endsExpression = true
      } else {
        lexRegion(region, from: contentStart)
      }
      return true
    }
    return false
  }

  /// The maximum number of further quotes in an opening and a closing: each place of a longer run is compared to it.
  private static let longestQuoteFence = 16

  private mutating func opening(of rule: RegionRule, index: Int) -> (region: OpenRegion, contentStart: Int)? {
    var region = OpenRegion(rule: index)
    guard rule.fence != 0 || rule.isTagged
    else { return matches(rule.opening, at: position) ? (region, position + rule.opening.count) : nil }
    guard let last = rule.opening.last, matches(rule.opening.dropLast(), at: position) else { return nil }
    if rule.fence == last {
      guard byte(position + rule.opening.count - 1) == last else { return nil }
      var offset = position + rule.opening.count
      while byte(offset) == last, region.fenceCount < Self.longestQuoteFence {
        offset += 1
        region.fenceCount += 1
      }
      return (region, offset)
    }
    var offset = position + rule.opening.count - 1
    let middle = offset
    if rule.fence != 0 {
      if let run = fenceRuns[rule.fence], run.contains(offset) {
        offset = run.upperBound
      } else {
        while byte(offset) == rule.fence { offset += 1 }
        fenceRuns[rule.fence] = middle..<offset
      }
      region.fenceCount = offset - middle
    } else {
      while offset - middle < 16, rules[byte(offset)].contains(.namePart) { offset += 1 }
      region.tag = middle..<offset
    }
    return byte(offset) == last ? (region, offset + 1) : nil
  }

  private func mayOpen(_ rule: RegionRule, contentStart: Int) -> Bool {
    let before = position > start ? base[position - 1] : 0x0A
    switch rule.condition {
    case .anywhere: return true
    case .lineStart: return isAtLineStart
    case .margin: return before == 0x0A
    case .afterBlank: return rules[before].contains(.blank) || before == 0x0A
    case .apart: return !rules[before].contains(.namePart)
    case .expression: return mayStart(rule, with: byte(contentStart))
    }
  }

  private func matches(_ text: ArraySlice<UInt8>, at offset: Int) -> Bool { matches(Array(text), at: offset) }

  /// Returns the rule of an open region; a here document has the grammar's.
  private func rule(of region: OpenRegion) -> RegionRule? {
    guard let index = region.rule else { return grammar.heredoc?.text }
    return grammar.regions[index]
  }

  /// Lexes the bytes from `position` as part of an open region; those before `contentStart` are part of its opening.
  mutating func lexRegion(_ region: OpenRegion, from contentStart: Int) {
    guard let rule = rule(of: region) else { return }
    var depth = 0
    var offset = contentStart
    // After interpolated code, the text continues in the middle of a line.
    var isLineStart = region.rule == nil && base[contentStart - 1] == 0x0A
    while offset < end {
      let current = base[offset]
      if region.rule == nil {
        if isLineStart, let close = endOfHeredoc(region, at: offset) { return finish(rule, at: close) }
        isLineStart = current == 0x0A
      } else if let close = endOfClosing(rule, region, at: offset) {
        if rule.isDoubled, matches(rule.closing, at: close) {
          offset = close + rule.closing.count
          continue
        }
        if depth == 0 { return finish(rule, at: close) }
        depth -= 1
        offset = close
        continue
      }
      if rule.closing.isEmpty, region.rule != nil, current == grammar.codeClosing.first,
        matches(grammar.codeClosing, at: offset)
      {
        return finish(rule, at: offset)
      }
      if current == 0x0A, !rule.spansLines {
        return rule.closing.isEmpty ? finish(rule, at: endOfLine(from: position)) : leavePlain(to: offset)
      }
      if current == rule.escape, rule.escape != 0, !region.isRaw {
        let isLineEnd = byte(offset + 1) == 0x0A || byte(offset + 1) == 0x0D
        isLineStart = isLineStart || isLineEnd
        offset = min(offset + (isLineEnd ? 1 : 2), end)
        if isLineEnd { offset = min(offset + (byte(offset) == 0x0D ? 2 : 1), end) }
        continue
      }
      if rule.isNested, matches(rule.opening, at: offset) {
        depth += 1
        offset += rule.opening.count
        continue
      }
      if rule.isBalanced, let next = endOfBalancedPart(rule, at: offset, &depth) {
        offset = next
        continue
      }
      if !region.isRaw {
        for code in rule.code {
          guard let codeStart = endOfCodeOpening(code.opening, at: offset) else { continue }
          take(to: offset, as: rule.syntaxClass)
          return enterCode(code, of: region, to: codeStart)
        }
        if let name = endOfPrefixedName(rule, at: offset) {
          take(to: offset, as: rule.syntaxClass)
          take(to: name, as: .name)
          offset = name
          continue
        }
      }
      offset &+= 1
    }
    if rule.closing.isEmpty && region.rule != nil { return finish(rule, at: end) }
    leavePlain(to: end)
  }

  /// Returns the end of the string at `offset`, or of the opening bracket, which counts; `nil` if there is neither.
  private func endOfBalancedPart(_ rule: RegionRule, at offset: Int, _ depth: inout Int) -> Int? {
    if base[offset] != rule.opening.last { return endOfString(at: offset) }
    depth += 1
    return offset + 1
  }

  private mutating func finish(_ rule: RegionRule, at close: Int) {
    let wasAtLineStart = isAtLineStart
    var syntaxClass = rule.syntaxClass
    if syntaxClass == .string, let sign = grammar.keySign, nextSign(from: close) == sign { syntaxClass = .property }
    take(to: close, as: syntaxClass)
    if rule.syntaxClass == .comment {
      isAtLineStart = wasAtLineStart
    } else {
      endsExpression = true
    }
  }

  /// Leaves the bytes of an unclosed region plain.
  private mutating func leavePlain(to newEnd: Int) {
    take(to: newEnd, as: .plain)
    endsExpression = true
  }

  private mutating func enterCode(
    _ code: (opening: [UInt8], closing: UInt8), of region: OpenRegion, to codeStart: Int
  ) {
    take(to: codeStart, as: .plain)
    endsExpression = false
    var level = TableLevel(kind: .code)
    level.opening = code.opening.last ?? 0
    level.closing = code.closing
    level.region = region
    level.mayHaveFormat = code.opening.count == 1
    levels.append(level)
  }

  private func endOfClosing(_ rule: RegionRule, _ region: OpenRegion, at offset: Int) -> Int? {
    guard let first = rule.closing.first, base[offset] == first else { return nil }
    if region.fenceCount > 0 {
      for index in 0..<region.fenceCount where byte(offset + 1 + index) != rule.fence { return nil }
      let last = offset + 1 + region.fenceCount
      return matches(rule.closing.dropFirst(), at: last) ? last + rule.closing.count - 1 : nil
    }
    if region.tag.isEmpty {
      guard matches(rule.closing, at: offset) else { return nil }
      var close = offset + rule.closing.count
      // The last three quotes close a string, and one or two before them belong to it.
      if rule.closing.count == 3, !rule.isDoubled, rule.closing.allSatisfy({ $0 == first }) {
        while close < offset + 5, byte(close) == first { close += 1 }
      }
      return close
    }
    for (index, position) in region.tag.enumerated() where byte(offset + 1 + index) != base[position] { return nil }
    let close = offset + 1 + region.tag.count
    return matches(rule.closing.dropFirst(), at: close) ? close + rule.closing.count - 1 : nil
  }

  private func endOfCodeOpening(_ opening: [UInt8], at offset: Int) -> Int? {
    guard let first = opening.first, base[offset] == first, matches(opening, at: offset) else { return nil }
    let codeStart = offset + opening.count
    if opening.count > 1 { return codeStart }
    // A doubled opening is literal text, such as `{{` in Python and C# strings; the third one of `{{{` opens code.
    if byte(codeStart) == first { return nil }
    var run = offset
    while run > position, base[run - 1] == first { run -= 1 }
    return (offset - run).isMultiple(of: 2) ? codeStart : nil
  }

  private func endOfPrefixedName(_ rule: RegionRule, at offset: Int) -> Int? {
    guard rule.namePrefix != 0, base[offset] == rule.namePrefix else { return nil }
    let first = byte(offset + 1)
    if rule.nameSigns.contains(first) { return offset + 2 }
    guard rules[first].contains(.nameStart), first != rule.namePrefix, first < 0x80 else { return nil }
    var nameEnd = offset + 1
    while rules[byte(nameEnd)].contains(.namePart), byte(nameEnd) != rule.namePrefix { nameEnd += 1 }
    return nameEnd
  }

  /// Returns the first non-blank byte from `offset` on the same line.
  func nextSign(from offset: Int) -> UInt8 {
    var next = offset
    while rules[byte(next)].contains(.blank) { next += 1 }
    return byte(next)
  }
}
