import CaseStudyModel

extension Unicode.Scalar {
  /// The number of columns in a terminal: 0, 1 or 2.
  ///
  /// Source: Unicode Standard Annex 11 (blocks of wide and full-width characters), and emoji.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension String {
  /// The number of columns in a terminal.
  var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }

  /// Returns the start of the text that fits into a number of columns of a terminal.
  func prefix(columns: Int) -> Substring {
    var width = 0
    let end = unicodeScalars.firstIndex { scalar in
      width += scalar.displayWidth
      return width > columns
    }
    return self[..<(end ?? endIndex)]
  }

  /// The text with control characters replaced by U+FFFD, and without workflow commands.
  ///
  /// GitHub's runner executes lines that begin with `::`, even after white space. Anywhere in a line, it executes
  /// `##[`, Azure's agent `##vso[`, and TeamCity's `##teamcity[`.
  var harmless: String {
    var text = self
    if unicodeScalars.contains(where: \.isUnsafeToPrint) {
      text = ""
      for scalar in unicodeScalars { text.unicodeScalars.append(scalar.isUnsafeToPrint ? "\u{FFFD}" : scalar) }
    }
    text = text.withoutCommands(bracket: " [")
    guard let start = text.firstIndex(where: { !$0.isWhitespace }), text[start...].hasPrefix("::") else { return text }
    return text[..<start] + ": :" + text[start...].dropFirst(2)
  }

  /// Whether the text is safe in a file for people: it contains nothing that controls a terminal or reorders text.
  var isWritable: Bool { unicodeScalars.allSatisfy(\.isWritable) }

  /// The text with control characters other than line feeds and tabs replaced by U+FFFD.
  var harmlessLines: String {
    var text = ""
    for scalar in unicodeScalars {
      let isKept = scalar == "\n" || scalar == "\t" || !scalar.isUnsafeToPrint
      text.unicodeScalars.append(isKept ? scalar : "\u{FFFD}")
    }
    return text
  }
}
