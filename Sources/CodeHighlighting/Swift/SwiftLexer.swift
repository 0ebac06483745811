import CaseStudyModel

/// Lexes Swift code in one pass over its bytes.
///
/// Open brackets and interpolations are kept on an explicit stack instead of recursing, so deep nesting can't overflow
/// the call stack.
struct SwiftLexer {
  /// The text's first byte; the memory outlives the lexer.
  let base: UnsafePointer<UInt8>
  /// The text's length in bytes.
  let count: Int
  /// The words with a meaning in Swift.
  let words: WordTable<SwiftWord>
  /// The spans so far.
  var spans: SpanBuilder
  /// The offset of the next byte to lex.
  var position = 0
  /// The token before `position`.
  var previous = SwiftToken.start
  /// The previous token's word, if it was a keyword.
  var previousWord: SwiftWord?
  /// Whether a line ends between the previous token and `position`.
  var isAtLineStart = true
  /// The innermost context around `position`.
  var place = SwiftContext()
  /// The contexts around `place`, outermost first.
  var enclosing: [SwiftContext] = []

  /// The smallest number of number signs for which the search for the end of a multi-line regular expression failed.
  var unclosedRegexPoundCount = Int.max
  /// The end of the last run of number signs, cached so that a long run is scanned once.
  var poundRunEnd = 0
  /// The ends of the last runs of operator characters, without and with full stops, cached so that comments inside a
  /// long run don't cause rescans.
  var operatorRunEnds = (plain: 0, dotted: 0)

  /// Creates a lexer of the `count` bytes at `base`.
  init(base: UnsafePointer<UInt8>, count: Int, words: WordTable<SwiftWord>) {
    self.base = base
    self.count = count
    self.words = words
    spans = SpanBuilder(byteCount: count)
  }

  /// Lexes the whole text.
  mutating func lexAll() {
    if byte(0) == UInt8(ascii: "#") && byte(1) == UInt8(ascii: "!") {
      position = endOfLine(from: 0)
      spans.extend(to: position, as: .comment)
    }
    while position < count { lexToken() }
  }
}

extension SwiftLexer {
  /// Returns the byte at `offset`, or 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  /// Classifies the bytes from `position` to `end`, advances, and records them as `token`.
  @inline(__always)
  mutating func take(to end: Int, as syntaxClass: SyntaxClass, _ token: SwiftToken) {
    spans.extend(to: position, as: .plain)
    spans.extend(to: end, as: syntaxClass)
    position = end
    previous = token
    previousWord = nil
    isAtLineStart = false
  }

  /// Classifies the comment from `position` to `end` and advances; the grammar treats it as whitespace.
  mutating func takeComment(to end: Int) {
    spans.extend(to: position, as: .plain)
    spans.extend(to: end, as: .comment)
    position = end
  }

  /// Returns the offset of the next line end at or after `offset`, or the text's length.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count, base[end] != 0x0A, base[end] != 0x0D { end &+= 1 }
    return end
  }

  /// Returns the end of the block comment that starts at `start`, including nested comments; `nil` if it is unclosed.
  func endOfBlockComment(from start: Int) -> Int? {
    var end = start + 2
    var depth = 1
    while end < count {
      if base[end] == UInt8(ascii: "*"), byte(end + 1) == UInt8(ascii: "/") {
        end += 2
        depth -= 1
        if depth == 0 { return end }
      } else if base[end] == UInt8(ascii: "/"), byte(end + 1) == UInt8(ascii: "*") {
        end += 2
        depth += 1
      } else {
        end += 1
      }
    }
    return nil
  }
}

extension SwiftLexer {
  /// Lexes the token, comment or blank at `position`, which is not the end of the text.
  private mutating func lexToken() {
    let first = base[position]
    switch first {
    case 0x20, 0x09, 0x0B, 0x0C: position &+= 1
    case 0x0A, 0x0D: lexLineEnd()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): take(to: endOfNumber(), as: .number, .literal)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): lexStringStart(poundCount: 0)
    case UInt8(ascii: "/") where byte(position &+ 1) == UInt8(ascii: "/"):
      takeComment(to: endOfLine(from: position))
    case UInt8(ascii: "/") where byte(position &+ 1) == UInt8(ascii: "*"): lexBlockComment()
    case UInt8(ascii: "("): lexOpeningParenthesis()
    case UInt8(ascii: "["):
      take(to: position &+ 1, as: .plain, .opening)
      open(.square)
    case UInt8(ascii: "{"):
      take(to: position &+ 1, as: .plain, .leftBrace)
      openBrace()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): lexClosing(first)
    case UInt8(ascii: ","): take(to: position &+ 1, as: .plain, .comma)
    case UInt8(ascii: ":"): take(to: position &+ 1, as: .plain, .colon)
    case UInt8(ascii: ";"): take(to: position &+ 1, as: .plain, .semicolon)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "@"): lexAttribute()
    case UInt8(ascii: "`"): lexBacktick()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "\\"): take(to: position &+ 1, as: .plain, .other)
    case 0x80...: lexNonASCII()
    default: lexOperator()
    }
  }

  private mutating func lexLineEnd() {
    position += 1
    isAtLineStart = true
    place.isInCondition = place.isInCondition && previous == .binaryOperator
    if place.endsWithLine { closeInterpolations() }
  }

  private mutating func lexBlockComment() {
    if let end = endOfBlockComment(from: position) {
      takeComment(to: end)
    } else {
      take(to: count, as: .plain, .other)
    }
  }

  private mutating func lexBacktick() {
    var end = position + 1
    while end < count, base[end] != UInt8(ascii: "`"), base[end] != 0x0A, base[end] != 0x0D { end += 1 }
    if byte(end) == UInt8(ascii: "`"), end > position + 1 {
      take(to: end + 1, as: .name, .name)
    } else {
      take(to: position + 1, as: .plain, .other)
    }
  }

  private mutating func lexDollar() {
    take(to: endOfName(from: position + 1), as: place.isInCondition ? .directive : .name, .name)
  }

  private mutating func lexNonASCII() {
    switch nonASCIIKind(at: position) {
    case .name: lexWord()
    case .operatorSign: lexOperator()
    case .blank(let length): position += length
    case .broken: take(to: position + 1, as: .plain, .other)
    }
  }
}
