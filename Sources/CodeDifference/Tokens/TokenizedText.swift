import CaseStudyModel

/// A text whose lines can be cut into tokens.
///
/// A lexer's spans say where comments, literals and words begin; they are cut further into words, numbers, runs of operator
/// signs, runs of blanks, and single signs of other kinds, so that a name is marked as a whole, also within a comment or string.
public struct TokenizedText: Sendable {
  /// The text.
  public let text: LineText
  private let spans: [SyntaxSpan]
  /// The offset of each span's first byte.
  private let spanStarts: [Int]

  /// Prepares a text for cutting.
  /// - Parameter spans: the lexer's spans, which cover the text; where they don't, the rest counts as plain.
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

  /// Cuts a line, without its end, into tokens that cover its bytes in order.
  ///
  /// Time is linear in the line's length, plus the logarithm of the number of spans.
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
    var (lower, upper) = (0, spans.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if spanStarts[middle] + spans[middle].utf8Length <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
