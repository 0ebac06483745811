import CaseStudyModel

/// A rule for text between an opening and a closing, such as a comment or string.
struct RegionRule: Sendable {
  /// The positions where an opening counts.
  enum Condition: Sendable {
    /// Anywhere.
    case anywhere
    /// After only blanks on its line.
    case lineStart
    /// At the first character of a line.
    case margin
    /// After a blank or at the start of a line.
    case afterBlank
    /// Not directly after a letter, digit or underscore.
    case apart
    /// Where an expression may start.
    case expression
  }

  /// The class of the region's bytes.
  var syntaxClass: SyntaxClass
  var opening: [UInt8]
  /// The closing; empty if the end of the line closes the region.
  var closing: [UInt8]
  /// The positions where the opening counts.
  var condition = Condition.anywhere
  /// Whether the region may span lines.
  var spansLines = false
  /// Whether regions of the rule nest.
  var isNested = false
  /// Whether brackets of the closing's kind are balanced in it, and strings may contain other ones.
  var isBalanced = false
  /// The character that escapes the next one, or 0.
  var escape: UInt8 = 0
  /// Whether a doubled closing delimiter is an escaped one, as in SQL strings.
  var isDoubled = false
  /// The openings and closings of interpolated code.
  var code: [(opening: [UInt8], closing: UInt8)] = []
  /// The character before interpolated names, or 0.
  var namePrefix: UInt8 = 0
  /// The characters that are names by themselves after that prefix.
  var nameSigns: [UInt8] = []
  /// The repeatable character before the opening's last byte and after the closing, which must match in number, or 0.
  var fence: UInt8 = 0
  /// Whether a word between the opening's last two characters is repeated in the closing.
  var isTagged = false
  /// Whether it is a regular expression: brackets protect the closing, and letters may follow it.
  var isPattern = false
  /// Whether a regular expression may also be the first argument of a call without parentheses.
  var mayBeArgument = false
  /// Whether it contains exactly one character, as a character literal does.
  var isSingleSign = false
  /// Whether the opening is the whole region.
  var isOpeningOnly = false
}

/// A sign that determines the class of the name after it.
struct SignRule: Sendable {
  /// The class of the sign and the name.
  var syntaxClass: SyntaxClass
  var sign: [UInt8]
}

/// A line prefix that determines the class of the line.
struct LineRule: Sendable {
  /// The class of the line.
  var syntaxClass: SyntaxClass
  /// The line's first characters after blanks.
  var beginning: [UInt8]
}

/// A rule for here documents, which span from the next line to a line with a given word.
struct HeredocRule: Sendable {
  /// The signs before the word, longest first.
  var openings: [[UInt8]]
  /// The rule for the document's text.
  var text: RegionRule
}

/// The meaning of a word of a language.
struct WordMeaning: Sendable {
  /// The class of the word.
  var syntaxClass: SyntaxClass
  /// Whether it applies only at the start of a line that ends with a colon.
  var needsBlock = false
  /// Whether it applies only at the start of a line.
  var needsLineStart = false
}
