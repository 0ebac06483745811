/// A label split at colons, dashes and brackets.
struct LabelParts {
  /// The text before the first separator.
  var lead: String
  /// The texts after it, part by part.
  var others: [String]
  /// Whether a full stop ends the lead, or a comma continues it to one, so that the text is a sentence.
  var endsInStop = false
  /// The texts in brackets.
  var bracketed: [String]

  /// Splits a label.
  init(_ text: String) {
    var parts: [String] = []
    bracketed = []
    var isInBracket = false
    let scalars = Array(text.unicodeScalars)
    let isSentence = [".", "。"].contains(scalars.last { !$0.properties.isWhitespace })
    var start = 0
    for (index, scalar) in scalars.enumerated() {
      let opens = Self.opensBracket(scalar)
      let closes = Self.closesBracket(scalar)
      guard opens || closes || Self.isSeparator(scalar, in: scalars, at: index) else { continue }
      if parts.isEmpty { endsInStop = scalar == "." || isSentence && [",", "，", "、"].contains(scalar) }
      parts.append(String(String.UnicodeScalarView(scalars[start..<index])))
      if closes, isInBracket { bracketed.append(parts[parts.count - 1]) }
      if opens || closes { isInBracket = opens }
      start = index + 1
    }
    parts.append(String(String.UnicodeScalarView(scalars[start...])))
    lead = parts[0]
    others = parts.dropFirst().filter { $0.contains { !$0.isWhitespace } }
  }

  private static func opensBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "（", "[", "【", "「", "『": true
    default: false
    }
  }

  private static func closesBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "）", "]", "】", "」", "』": true
    default: false
    }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    switch scalar {
    case ":", "：", "–", "—", "→", "|", ",", "，", "、", ";": true
    // A hyphen separates only between spaces; inside a word it belongs to the word.
    case "-": index > 0 && index + 1 < scalars.count && scalars[index - 1] == " " && scalars[index + 1] == " "
    case ".": index + 1 < scalars.count && scalars[index + 1] == " "
    default: false
    }
  }
}
