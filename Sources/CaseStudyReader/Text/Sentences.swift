/// Divides prose into sentences.
enum Sentences {
  /// Returns the sentences of a paragraph; a full stop within a word or a number ends none.
  static func split(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      sentence.unicodeScalars.append(scalar == "\n" ? " " : scalar)
      let isLast = index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace
      let ends =
        switch scalar {
        case "。", "！", "？", "．": true
        case ".", "!", "?": isLast
        default: false
        }
      if ends {
        sentences.append(sentence)
        sentence = ""
      }
    }
    if sentence.contains(where: { !$0.isWhitespace }) { sentences.append(sentence) }
    return sentences
  }

  /// Whether a sentence ends in a colon, and so announces what follows.
  static func looksForward(_ sentence: String) -> Bool {
    guard let last = sentence.last(where: { !$0.isWhitespace }) else { return false }
    return last == ":" || last == "："
  }
}
