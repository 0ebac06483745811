/// A label divided at colons, dashes and brackets: what it leads with, and what is added.
struct LabelParts {
  /// What stands before the first separator.
  var lead: String
  /// What stands behind it, part by part.
  var others: [String]
  /// What stands in brackets.
  var bracketed: [String]

  init(_ text: String) {
    var parts: [String] = [""]
    bracketed = []
    var isInBracket = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let opens = "(（[【「『".unicodeScalars.contains(scalar)
      let closes = ")）]】」』".unicodeScalars.contains(scalar)
      if closes, isInBracket { bracketed.append(parts[parts.count - 1]) }
      if opens || closes || Self.isSeparator(scalar, in: scalars, at: index) {
        if opens || closes { isInBracket = opens }
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    lead = parts[0]
    others = parts.dropFirst().filter { $0.contains { !$0.isWhitespace } }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    switch scalar {
    case ":", "：", "–", "—", "→", "|", ",", "，", "、", ";": true
    // A hyphen parts only between spaces; inside words it belongs to them.
    case "-": index > 0 && index + 1 < scalars.count && scalars[index - 1] == " " && scalars[index + 1] == " "
    case ".": index + 1 < scalars.count && scalars[index + 1] == " "
    default: false
    }
  }
}
