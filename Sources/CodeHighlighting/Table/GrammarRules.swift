import CaseStudyModel

/// A stretch with an opening and a closing, such as a comment or a string.
struct RegionRule: Sendable {
  /// Where the opening counts as one.
  enum Condition: Sendable {
    /// Wherever it stands.
    case anywhere
    /// After nothing but blanks on its line.
    case lineStart
    /// After a blank or at the start of a line.
    case afterBlank
    /// Not right after a letter, digit or underscore.
    case apart
    /// Where an expression may start.
    case expression
  }

  /// The class of its bytes.
  var syntaxClass: SyntaxClass
  /// The opening.
  var opening: [UInt8]
  /// The closing, or nothing where the line's end closes.
  var closing: [UInt8]
  /// The place where the opening counts as one.
  var condition = Condition.anywhere
  /// Whether it goes on over line ends.
  var spansLines = false
  /// Whether it holds others of its kind.
  var isNested = false
  /// The sign that takes the meaning from the one after it, or 0.
  var escape: UInt8 = 0
  /// Whether a closing written twice doesn't close.
  var isDoubled = false
  /// The openings and closings of code in it.
  var code: [(opening: [UInt8], closing: UInt8)] = []
  /// The sign that makes the name after it code, or 0.
  var namePrefix: UInt8 = 0
  /// The signs that are names in themselves after that sign.
  var nameSigns: [UInt8] = []
  /// The sign of which as many stand before the opening's last byte as after the closing, or 0.
  var fence: UInt8 = 0
  /// Whether a word between the opening's last two signs is repeated in the closing.
  var isTagged = false
  /// Whether it is a regular expression: brackets protect its closing, and letters may follow it.
  var isPattern = false
  /// Whether there's only one sign in it, so that anything longer isn't one.
  var isSingleSign = false
}

/// A sign that gives the name after it a class.
struct SignRule: Sendable {
  /// The class of the sign and the name.
  var syntaxClass: SyntaxClass
  /// The sign.
  var sign: [UInt8]
}

/// A line's beginning that gives the line a class.
struct LineRule: Sendable {
  /// The class of the line.
  var syntaxClass: SyntaxClass
  /// The line's first signs, after blanks.
  var beginning: [UInt8]
}

/// A document in the text that goes from the next line to a line with a word of its own.
struct HeredocRule: Sendable {
  /// The signs before the word, the longer ones first.
  var openings: [[UInt8]]
  /// How the document's text is divided.
  var text: RegionRule
}

/// What a word of a language means.
struct WordMeaning: Sendable {
  /// The class of the word.
  var syntaxClass: SyntaxClass
  /// Whether it means that only at the start of a line that ends with a colon.
  var needsBlock = false
}
