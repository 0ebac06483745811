import CaseStudyModel

/// Lexes a text in one pass over its bytes, following the rules of a grammar.
///
/// Open constructs are kept on an explicit stack instead of recursing.
struct TableLexer {
  /// The text's first byte; the memory outlives the lexer.
  let base: UnsafePointer<UInt8>
  /// The offset after the last byte to lex.
  let end: Int
  /// The language's rules.
  let grammar: LanguageGrammar
  /// The rules, by first byte.
  let rules: RuleIndex
  /// The highlighters for elements' content.
  var embedded: [String: TableHighlighter]
  /// The spans so far.
  var spans = SpanBuilder(byteCount: 0)
  /// The offset of the next byte to lex.
  var position: Int
  /// The offset of the first byte of the text, or of the embedded text.
  let start: Int
  /// The open constructs around `position`, innermost last.
  var levels: [TableLevel] = []
  /// Whether an expression may have ended directly before `position`, so that an operator may follow.
  var endsExpression = false
  /// Whether only blanks precede `position` on its line.
  var isAtLineStart = true
  /// Whether the current statement is the head of a block, in languages with such heads.
  var isInBlockHead = true
  /// The here documents that start on the next line.
  var pendingHeredocs: [OpenRegion] = []
  /// The last runs of fence characters, by character, cached so that a long run is scanned once.
  var fenceRuns: [UInt8: Range<Int>] = [:]
  /// The last search for the end of a comment: its start and result.
  var commentSearch = (start: 0, end: 0)

  /// Creates a lexer of the bytes from `start` to `end` of the text at `base`.
  init(
    base: UnsafePointer<UInt8>, start: Int, end: Int, grammar: LanguageGrammar, rules: RuleIndex,
    embedded: [String: TableHighlighter]
  ) {
    self.base = base
    self.start = start
    self.end = end
    self.grammar = grammar
    self.rules = rules
    self.embedded = embedded
    position = start
  }

  /// Lexes the whole text.
  mutating func lexAll() {
    levels.append(TableLevel(kind: grammar.markup == .document ? .content : .code))
    if hasText { skipToCode() }
    if grammar.hasBlockHeads { isInBlockHead = startsBlockHead(at: position) }
    while position < end {
      switch levels[levels.count - 1].kind {
      case .code: lexCode()
      case .tag: lexInTag()
      case .content: lexContent()
      }
    }
    spans.extend(to: end, as: .plain)
  }
}

extension TableLexer {
  /// Returns the byte at `offset`, or 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < end ? base[offset] : 0 }

  /// Returns whether the bytes at `offset` are `text`.
  func matches(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset + text.count <= end else { return false }
    for index in 0..<text.count where text[index] != base[offset + index] { return false }
    return true
  }

  /// Returns the offset of the next line end at or after `offset`, or the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var lineEnd = offset
    while lineEnd < end, base[lineEnd] != 0x0A { lineEnd &+= 1 }
    return lineEnd > offset && byte(lineEnd) == 0x0A && base[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
  }

  /// Classifies the bytes from `position` to `newEnd` and advances.
  @inline(__always)
  mutating func take(to newEnd: Int, as syntaxClass: SyntaxClass) {
    spans.extend(to: position, as: .plain)
    spans.extend(to: newEnd, as: syntaxClass)
    position = newEnd
    isAtLineStart = false
  }

  /// Lexes one token of code, or the blanks, at `position`.
  private mutating func lexCode() {
    let first = base[position]
    if first == 0x0A { return lexLineEnd() }
    if levels[levels.count - 1].isInFormat, lexFormat() { return }
    let traits = rules[first]
    if traits.contains(.blank) {
      position &+= 1
      return
    }
    if isAtLineStart, lexLineStart(traits) { return }
    if traits.contains(.region), lexRegionStart() { return }
    if traits.contains(.other), lexOther(first) { return }
    if traits.contains(.sign), lexSign() { return }
    if traits.contains(.nameStart) { return lexWord() }
    if traits.contains(.digit) || (first == UInt8(ascii: ".") && startsFraction()) { return lexNumber() }
    lexPunctuation(first)
  }

  private mutating func lexLineEnd() {
    position &+= 1
    isAtLineStart = true
    if !pendingHeredocs.isEmpty {
      let heredoc = pendingHeredocs.removeFirst()
      lexRegion(heredoc, from: position)
    }
  }

  private mutating func lexOther(_ first: UInt8) -> Bool {
    if grammar.heredoc != nil, lexHeredocStart() { return true }
    if !grammar.percentLiterals.isEmpty, lexPercentLiteral() { return true }
    if matches(grammar.codeClosing, at: position), !grammar.codeClosing.isEmpty {
      take(to: position + grammar.codeClosing.count, as: .directive)
      skipToCode()
      return true
    }
    if first == UInt8(ascii: "<"), grammar.markup == .expression, startsElement() {
      openTag()
      return true
    }
    return grammar.blockScalarSigns.contains(first) && lexBlockScalar()
  }

  /// Whether the language's code is in a document and this is one. Excerpts leave out the opening, and a document
  /// without code starts with a tag.
  private var hasText: Bool {
    guard !grammar.codeOpenings.isEmpty else { return false }
    let first = (start..<end).first { base[$0] > 0x20 }
    if let first, base[first] == UInt8(ascii: "<") { return true }
    return (start..<end).contains { offset in
      grammar.codeOpenings.contains { base[offset] == $0[0] && matches($0, at: offset) }
    }
  }

  /// Advances to the next opening of code, past text that isn't code.
  private mutating func skipToCode() {
    while position < end {
      if base[position] == grammar.codeOpenings[0][0],
        let opening = grammar.codeOpenings.first(where: { matches($0, at: position) })
      {
        return take(to: position + opening.count, as: .directive)
      }
      position &+= 1
    }
  }

  /// Returns the end of a comment, or of the text; a search that starts inside the last one reuses its result.
  mutating func endOfStarComment(from offset: Int) -> Int {
    if commentSearch.start <= offset, offset <= commentSearch.end, commentSearch.end > 0 { return commentSearch.end }
    var close = offset
    while close < end, !(base[close] == UInt8(ascii: "*") && byte(close + 1) == UInt8(ascii: "/")) { close += 1 }
    commentSearch = (offset, close)
    return close
  }

  private mutating func lexPunctuation(_ first: UInt8) {
    let last = levels.count - 1
    if first == levels[last].closing, first != 0 {
      if levels[last].depth == 0 { return closeCode() }
      levels[last].depth -= 1
    } else if first == levels[last].opening, first != 0 {
      levels[last].depth += 1
    }
    take(to: position &+ 1, as: .plain)
    if levels[last].mayHaveFormat { findFormat(after: first) }
    endsExpression = first == UInt8(ascii: ")") || first == UInt8(ascii: "]") || first == UInt8(ascii: "}")
    if grammar.hasBlockHeads, first == UInt8(ascii: "{") || first == UInt8(ascii: "}") || first == UInt8(ascii: ";") {
      isInBlockHead = startsBlockHead(at: position)
    }
  }

  /// Counts a bracket of interpolated code, or notes that a colon starts a format.
  private mutating func findFormat(after sign: UInt8) {
    let last = levels.count - 1
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["): levels[last].bracketCount += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): levels[last].bracketCount -= 1
    case UInt8(ascii: ":") where levels[last].bracketCount == 0 && levels[last].depth == 0:
      levels[last].isInFormat = true
    default: break
    }
  }

  /// Lexes a format up to a bracket or the end of its line, because its signs, as in `{number:#x}`, aren't those of
  /// code; returns whether there is one at `position`.
  private mutating func lexFormat() -> Bool {
    let level = levels[levels.count - 1]
    if level.depth > 0 { return false }
    var offset = position
    while offset < end, base[offset] != 0x0A, base[offset] != level.opening, base[offset] != level.closing {
      offset += 1
    }
    if byte(offset) == 0x0A { levels[levels.count - 1].isInFormat = false }
    if offset == position { return false }
    take(to: offset, as: .string)
    return true
  }

  /// Leaves code in a region, tag or element at its closing bracket.
  private mutating func closeCode() {
    take(to: position + 1, as: .plain)
    endsExpression = true
    if let region = levels.popLast()?.region { lexRegion(region, from: position) }
  }
}
