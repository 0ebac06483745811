/// A label split at colons, dashes and brackets.
struct LabelParts {
  /// The text before the first separator.
  let lead: Substring
  /// The texts after it, part by part.
  let others: [Substring]
  /// Whether the lead is part of a sentence: a full stop ends it, or a comma continues it to one or to a new sentence.
  let endsInStop: Bool
  /// Whether a comma ends the lead.
  let endsInComma: Bool
  /// The texts in brackets.
  let bracketed: [Substring]

  /// Splits a label.
  init(_ text: String) {
    var parts: [Range<Int>] = []
    var bracketed: [Range<Int>] = []
    var endsInStop = false
    var endsInComma = false
    var isInBracket = false
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        let scalar = text.scalar(at: index)
        let next = index + UTF8.width(scalar)
        let opens = Self.opensBracket(scalar) && !Self.isQuotedTerm(scalar, in: text, at: index)
        let closes = Self.closesBracket(scalar)
        if opens || closes || Self.isSeparator(scalar, in: text, at: index) {
          if parts.isEmpty {
            endsInComma = [",", "，", "、"].contains(scalar)
            endsInStop = scalar == "." || scalar == "。" || endsInComma && Self.endsInStop(text)
          }
          parts.append(start..<index)
          if closes, isInBracket { bracketed.append(start..<index) }
          if opens || closes { isInBracket = opens }
          start = next
        }
        index = next
      }
      parts.append(start..<text.count)
    }
    func part(_ range: Range<Int>) -> Substring {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }
    lead = part(parts[0])
    others = parts.dropFirst().map(part).filter { $0.contains { !$0.isWhitespace } }
    self.endsInStop = endsInStop
    self.endsInComma = endsInComma
    self.bracketed = bracketed.map(part)
  }

  private static func endsInStop(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = Sentences.lastVisibleScalar(of: text[...])
    return last == "." || last == "。" || Sentences.ranges(in: text).count > 1
  }

  private static func opensBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "（", "[", "【", "「", "『": true
    default: false
    }
  }

  /// Returns whether a quotation mark follows の, as in "問題の「規模」": the quoted noun is part of the phrase, so no label
  /// ends before it.
  private static func isQuotedTerm(
    _ scalar: Unicode.Scalar, in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    (scalar == "「" || scalar == "『") && text[..<index].suffix(3).elementsEqual("の".utf8)
  }

  private static func closesBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "）", "]", "】", "」", "』": true
    default: false
    }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar, in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool
  {
    let isSpaceNext = index + 1 < text.count && text[index + 1] == UInt8(ascii: " ")
    return switch scalar {
    case ":", "：", "–", "—", "→", "|", ",", "，", "、", ";", "。": true
    // A hyphen separates only between spaces; inside a word it belongs to the word.
    case "-": isSpaceNext && index > 0 && text[index - 1] == UInt8(ascii: " ")
    case ".": isSpaceNext
    default: false
    }
  }
}
