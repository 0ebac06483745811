/// Splits prose into sentences.
enum Sentences {
  /// Returns the sentences of a paragraph; a full stop inside a word or number doesn't count.
  static func split(_ text: String) -> [String] {
    var sentences: [String] = []
    let line = text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    var start = scalars.startIndex
    for index in scalars.indices {
      let next = scalars.index(after: index)
      let ends =
        switch scalars[index] {
        case "。", "！", "？", "．": true
        case ".", "!", "?": next == scalars.endIndex || scalars[next].properties.isWhitespace
        default: false
        }
      if ends {
        sentences.append(String(scalars[start..<next]))
        start = next
      }
    }
    let rest = String(scalars[start...])
    if rest.contains(where: { !$0.isWhitespace }) { sentences.append(rest) }
    return sentences
  }

  /// Whether a sentence ends in a colon, and so announces the next block.
  static func looksForward(_ sentence: String) -> Bool {
    guard let last = sentence.last(where: { !$0.isWhitespace }) else { return false }
    return last == ":" || last == "："
  }
}
