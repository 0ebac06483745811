import CaseStudyModel

/// A text whose lines can be split into tokens.
///
/// A lexer's spans delimit comments, literals and words; they are split further into words, numbers, runs of operator
/// characters, runs of blanks and other single characters, so that names are marked as a whole, even in comments and
/// strings.
public struct TokenizedText: Sendable {
  /// The text.
  public let text: LineText
  private let spans: [SyntaxSpan]
  /// The offset of each span's first byte.
  private let spanStarts: [Int]

  /// Prepares a text for splitting.
  /// - Parameter spans: the lexer's spans, which cover the text; anything beyond them counts as plain.
  public init(_ text: LineText, spans: [SyntaxSpan] = []) {
    self.text = text
    self.spans = spans
    var starts: [Int] = []
    starts.reserveCapacity(spans.count)
    var offset = 0
    for span in spans {
      starts.append(offset)
      offset += span.utf8Length
    }
    spanStarts = starts
  }

  /// Splits a line, without its end, into tokens that cover its bytes in order.
  ///
  /// Takes time linear in the line's length, plus the logarithm of the number of spans.
  /// - Returns: the tokens, as offsets into the text's bytes.
  public func tokens(ofLine line: Int) -> [Range<Int>] {
    let content = text.contentRange(ofLine: line)
    var tokens: [Range<Int>] = []
    var span = firstSpan(endingAfter: content.lowerBound)
    var index = content.lowerBound
    while index < content.upperBound {
      var limit = content.upperBound
      var syntaxClass = SyntaxClass.plain
      if span < spans.count {
        let end = spanStarts[span] + spans[span].utf8Length
        if end <= index {
          span += 1
          continue
        }
        syntaxClass = spans[span].syntaxClass
        limit = min(limit, end)
      }
      let end = TokenCut.end(ofTokenAt: index, before: limit, in: text.bytes, isNumber: syntaxClass == .number)
      tokens.append(index..<end)
      index = end
    }
    return tokens
  }

  private func firstSpan(endingAfter offset: Int) -> Int {
    spans.indices.partitioningIndex { spanStarts[$0] + spans[$0].utf8Length > offset }
  }
}

/// The rule for splitting code into tokens.
enum TokenCut {
  /// Returns the end of the token that starts at `start`.
  /// - Parameter isNumber: whether all bytes up to `limit` form a number literal.
  static func end(ofTokenAt start: Int, before limit: Int, in bytes: [UInt8], isNumber: Bool) -> Int {
    let first = bytes[start]
    if isNumber, !first.isASCIIWhitespace { return limit }
    var end = start + 1
    if first.isASCIIWhitespace {
      while end < limit, bytes[end].isASCIIWhitespace { end += 1 }
    } else if first.isWord {
      while end < limit, bytes[end].isWord { end += 1 }
    } else if isOperator(first) {
      while end < limit, isOperator(bytes[end]) { end += 1 }
    }
    return end
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
