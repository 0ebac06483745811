import CaseStudyModel

/// One pass over the bytes of a Swift text.
///
/// There is no recursion: brackets and interpolations that are open lie on a stack of the lexer's own, so that depth of
/// nesting costs memory in proportion to the text and nothing else.
struct SwiftLexer {
  /// The text's first byte; it outlives the lexer.
  let base: UnsafePointer<UInt8>
  /// The text's length in bytes.
  let count: Int
  /// The words that mean something to Swift.
  let words: WordTable<SwiftWord>
  /// What has been classified so far.
  var spans: SpanBuilder
  /// The offset of the next byte to look at.
  var position = 0
  /// The token before `position`.
  var previous = SwiftToken.start
  /// The word that the previous token is, where it is one that was taken for a keyword.
  var previousWord: SwiftWord?
  /// Whether a line ends between the previous token and `position`.
  var isAtLineStart = true
  /// What is open around `position`, and what was going on in the places around it.
  var place = SwiftPlace()
  /// The places around `place`, the outermost first.
  var enclosing: [SwiftPlace] = []

  /// The smallest count of number signs for which a search has found no end of a regular expression of several lines.
  var unclosedRegexPoundCount = Int.max
  /// Where the last run of number signs ends that was looked at, so that it isn't for each of its signs.
  var poundRunEnd = 0
  /// Where the last runs of operator signs end, without full stops and with them, as comments divide them.
  var operatorRunEnds = (plain: 0, dotted: 0)

  /// Creates a lexer of the `count` bytes at `base`.
  init(base: UnsafePointer<UInt8>, count: Int, words: WordTable<SwiftWord>) {
    self.base = base
    self.count = count
    self.words = words
    spans = SpanBuilder(byteCount: count)
  }

  /// Classifies the whole text.
  mutating func lexAll() {
    if byte(0) == UInt8(ascii: "#") && byte(1) == UInt8(ascii: "!") {
      position = endOfLine(from: 0)
      spans.extend(to: position, as: .comment)
    }
    while position < count { lexToken() }
  }
}

extension SwiftLexer {
  /// The byte at `offset`, or 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < count ? base[offset] : 0
  }

  /// Gives `syntaxClass` to the bytes from `position` to `end`, goes there, and remembers them as `token`.
  @inline(__always)
  mutating func take(to end: Int, as syntaxClass: SyntaxClass, _ token: SwiftToken) {
    spans.extend(to: position, as: .plain)
    spans.extend(to: end, as: syntaxClass)
    position = end
    previous = token
    previousWord = nil
    isAtLineStart = false
  }

  /// Gives the comment from `position` to `end` its class and goes there; to the grammar a comment is whitespace.
  mutating func takeComment(to end: Int) {
    spans.extend(to: position, as: .plain)
    spans.extend(to: end, as: .comment)
    position = end
  }

  /// The offset of the line end at or after `offset`, or of the text's end.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count, base[end] != 0x0A, base[end] != 0x0D { end &+= 1 }
    return end
  }

  /// The offset after the block comment that starts at `start`, with comments nested in it, or nil where it has no end.
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
  /// Classifies the token, comment or blank at `position`, which isn't the end.
  private mutating func lexToken() {
    let first = base[position]
    switch first {
    case 0x20, 0x09, 0x0B, 0x0C:
      position &+= 1
    case 0x0A, 0x0D:
      lexLineEnd()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      take(to: endOfNumber(), as: .number, .literal)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      lexStringStart(poundCount: 0)
    case UInt8(ascii: "/") where byte(position &+ 1) == UInt8(ascii: "/"):
      takeComment(to: endOfLine(from: position))
    case UInt8(ascii: "/") where byte(position &+ 1) == UInt8(ascii: "*"):
      lexBlockComment()
    case UInt8(ascii: "("):
      lexOpeningParenthesis()
    case UInt8(ascii: "["):
      take(to: position &+ 1, as: .plain, .opening)
      open(.square)
    case UInt8(ascii: "{"):
      take(to: position &+ 1, as: .plain, .leftBrace)
      openBrace()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      lexClosing(first)
    case UInt8(ascii: ","):
      take(to: position &+ 1, as: .plain, .comma)
    case UInt8(ascii: ":"):
      take(to: position &+ 1, as: .plain, .colon)
    case UInt8(ascii: ";"):
      take(to: position &+ 1, as: .plain, .semicolon)
    case UInt8(ascii: "#"):
      lexPound()
    case UInt8(ascii: "@"):
      lexAttribute()
    case UInt8(ascii: "`"):
      lexBacktick()
    case UInt8(ascii: "$"):
      lexDollar()
    case UInt8(ascii: "\\"):
      take(to: position &+ 1, as: .plain, .other)
    case 0x80...:
      lexNonASCII()
    default:
      lexOperator()
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
