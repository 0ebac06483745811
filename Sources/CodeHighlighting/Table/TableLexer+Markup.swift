import CaseStudyModel

extension TableLexer {
  /// Returns whether the `<` at `position` starts an element, because an expression may start there.
  func startsElement() -> Bool {
    let next = byte(position + 1)
    guard !endsExpression, rules[next].contains(.nameStart) || next == UInt8(ascii: ">") else { return false }
    // Directly after a word, as in `get<T>()`, it opens type arguments or parameters.
    let isAfterWord = position > start && rules[base[position - 1]].contains(.namePart)
    return !isAfterWord && !opensTypeParameters()
  }

  /// Returns whether the `<` at `position` opens the type parameters of a function: `<T,>`, `<T extends U>`, `<T = U>`,
  /// `<const T>`, `<T>(a: T) => U`, `<T>(a: T): U` or `<T>(a: T) {`.
  private func opensTypeParameters() -> Bool {
    var offset = position + 1
    while rules[byte(offset)].contains(.namePart) { offset += 1 }
    if offset == position + 6, matches(Array("const".utf8), at: position + 1) { return true }
    let name = (position + 1)..<offset
    offset = endOfSpace(from: offset)
    if byte(offset) == UInt8(ascii: ">"), !name.isEmpty { return hasParameters(at: offset + 1, after: name) }
    if byte(offset) == UInt8(ascii: ",") || byte(offset) == UInt8(ascii: "=") { return true }
    let word = Array("extends".utf8)
    guard matches(word, at: offset), !rules[byte(offset + word.count)].contains(.namePart) else { return false }
    // An attribute of this name has a value, or ends the tag.
    let sign = byte(endOfSpace(from: offset + word.count))
    return ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(sign)
  }

  /// Returns whether parameters follow the type parameter with the name at `name`, and an arrow, a type or a body
  /// follows them, but no closing tag: text in an element may have parentheses, too.
  private func hasParameters(at opening: Int, after name: Range<Int>) -> Bool {
    guard byte(opening) == UInt8(ascii: "(") else { return false }
    // Bounded, because each of many openings would otherwise be followed to the end of the text.
    let limit = min(end, opening + 1000)
    var (offset, depth) = (opening, 0)
    repeat {
      if base[offset] == UInt8(ascii: "(") { depth += 1 }
      if base[offset] == UInt8(ascii: ")") { depth -= 1 }
      offset += 1
    } while depth > 0 && offset < limit
    let sign = endOfSpace(from: offset)
    let isArrow = byte(sign) == UInt8(ascii: "=") && byte(sign + 1) == UInt8(ascii: ">")
    guard depth == 0, isArrow || byte(sign) == UInt8(ascii: ":") || byte(sign) == UInt8(ascii: "{")
    else { return false }
    return !(offset..<limit).contains { endsElement(named: name, at: $0) }
  }

  private func endsElement(named name: Range<Int>, at offset: Int) -> Bool {
    guard base[offset] == UInt8(ascii: "<"), byte(offset + 1) == UInt8(ascii: "/") else { return false }
    let isName = name.enumerated().allSatisfy { byte(offset + 2 + $0.offset) == base[$0.element] }
    return isName && !rules[byte(offset + 2 + name.count)].contains(.namePart)
  }

  private func endOfSpace(from offset: Int) -> Int {
    var end = offset
    while rules[byte(end)].contains(.blank) || byte(end) == 0x0A { end += 1 }
    return end
  }

  /// Lexes the start of the tag at `position`, which is a `<`, and enters the tag.
  mutating func openTag() {
    var level = TableLevel(kind: .tag)
    level.isClosingTag = byte(position + 1) == UInt8(ascii: "/")
    level.needsTagName = true
    take(to: min(position + (level.isClosingTag ? 2 : 1), end), as: .plain)
    levels.append(level)
  }

  /// Lexes one token, or blanks, at `position` in an element's content.
  mutating func lexContent() {
    let first = base[position]
    if rules[first].contains(.region), grammar.markup == .document, lexDocumentRegion() { return }
    let next = byte(position + 1)
    if first == UInt8(ascii: "<"), rules[next].contains(.nameStart) || next == UInt8(ascii: "/") || isFragment(next) {
      openTag()
    } else if first == UInt8(ascii: "{"), grammar.markup == .expression {
      enterBraces()
    } else if first == UInt8(ascii: "&"), grammar.markup == .document, let close = endOfEntity() {
      take(to: close, as: .macro)
    } else {
      position &+= 1
    }
  }

  private func isFragment(_ next: UInt8) -> Bool {
    grammar.markup == .expression && next == UInt8(ascii: ">")
  }

  /// Lexes a comment or other construct that starts with `<`; everything else outside tags is text.
  private mutating func lexDocumentRegion() -> Bool {
    base[position] == UInt8(ascii: "<") && lexRegionStart()
  }

  private func endOfEntity() -> Int? {
    var offset = position + 1
    let limit = min(end, position + 32)
    while offset < limit, rules[base[offset]].contains(.namePart) || base[offset] == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: ";") ? offset + 1 : nil
  }

  /// Lexes one token, or blanks, at `position` in a tag.
  mutating func lexInTag() {
    let last = levels.count - 1
    let first = base[position]
    switch first {
    case UInt8(ascii: ">"):
      take(to: position + 1, as: .plain)
      closeTag(isEmpty: false)
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: ">"):
      take(to: position + 2, as: .plain)
      closeTag(isEmpty: true)
    case UInt8(ascii: "{") where grammar.markup == .expression: enterBraces()
    case UInt8(ascii: "<") where grammar.markup == .expression && position == levels[last].tagName.upperBound:
      take(to: endOfTypeArguments(), as: .plain)
    case _ where rules[first].contains(.nameStart):
      let nameEnd = endOfTagName()
      if levels[last].needsTagName {
        levels[last].needsTagName = false
        levels[last].tagName = position..<nameEnd
        take(to: nameEnd, as: .property)
      } else {
        take(to: nameEnd, as: .attribute)
      }
    case _ where rules[first].contains(.region) && first != UInt8(ascii: "<"):
      if !lexRegionStart() { take(to: position + 1, as: .plain) }
    default: position &+= 1
    }
  }

  /// Returns the end of the type arguments at `position`, as in `<Select<Option> value={a} />`; that of their `<` if
  /// their line doesn't close them.
  private func endOfTypeArguments() -> Int {
    var (offset, depth) = (position, 0)
    // Bounded, because a long line of openings would otherwise take quadratic time.
    let limit = min(end, position + 200)
    while offset < limit, base[offset] != 0x0A {
      if base[offset] == UInt8(ascii: "<") { depth += 1 }
      if base[offset] == UInt8(ascii: ">"), base[offset - 1] != UInt8(ascii: "=") { depth -= 1 }
      offset += 1
      if depth == 0 { return offset }
    }
    return position + 1
  }

  private func endOfTagName() -> Int {
    var offset = position
    while offset < end {
      let current = base[offset]
      let isJoint = current == UInt8(ascii: "-") || current == UInt8(ascii: ":") || current == UInt8(ascii: ".")
      guard isJoint || rules[current].contains(.namePart) else { break }
      offset += 1
    }
    return offset
  }

  private mutating func enterBraces() {
    take(to: position + 1, as: .plain)
    endsExpression = false
    levels.append(TableLevel(kind: .code, opening: UInt8(ascii: "{"), closing: UInt8(ascii: "}")))
  }

  /// Leaves the tag that ends before `position` and enters or leaves its element.
  private mutating func closeTag(isEmpty: Bool) {
    guard let tag = levels.popLast() else { return }
    endsExpression = true
    if grammar.markup == .document {
      if !isEmpty, !tag.isClosingTag { lexEmbedded(in: tag) }
    } else if tag.isClosingTag {
      if levels.count > 1, levels.last?.kind == .content { levels.removeLast() }
    } else if !isEmpty {
      levels.append(TableLevel(kind: .content))
    }
  }

  /// Highlights an element's content in another language, up to its closing tag.
  private mutating func lexEmbedded(in tag: TableLevel) {
    guard !embedded.isEmpty, tag.tagName.count <= 16 else { return }
    let nameBytes = UnsafeBufferPointer(start: base + tag.tagName.lowerBound, count: tag.tagName.count)
    let name = String(decoding: nameBytes, as: UTF8.self).lowercased()
    guard let highlighter = embedded[name] else { return }
    var close = position
    while close < end, !(base[close] == UInt8(ascii: "<") && matchesClosing(name, at: close)) { close += 1 }
    guard close < end else {
      // Later searches would not find the closing tag either.
      embedded[name] = nil
      return
    }
    spans.extend(to: position, as: .plain)
    highlighter.addSpans(of: base, from: position, to: close, into: &spans)
    position = close
  }

  private func matchesClosing(_ name: String, at offset: Int) -> Bool {
    guard byte(offset + 1) == UInt8(ascii: "/") else { return false }
    var next = offset + 2
    for letter in name.utf8 {
      guard byte(next) | 0x20 == letter | 0x20 else { return false }
      next += 1
    }
    return true
  }
}
