import CaseStudyModel

/// The description of a language for the table-driven lexer, parsed from a `.grammar` file.
///
/// `Languages/kotlin.grammar` documents the format.
public struct LanguageGrammar: Sendable {
  /// The language's display name.
  public internal(set) var title = ""
  /// The language's names in info strings.
  public internal(set) var names: [String] = []

  /// Whether words are case-insensitive.
  var ignoresCase = false
  /// Whether capitalised names are types.
  var hasCapitalTypes = false
  /// Whether digits start numbers.
  var hasNumbers = true
  /// Characters allowed inside a number besides letters, digits and full stops.
  var numberSigns: [UInt8] = []
  /// Characters that may end a number.
  var numberEndSigns: [UInt8] = []
  /// Characters allowed anywhere in a name besides letters, digits and underscores.
  var nameSigns: [UInt8] = []
  /// Characters that may end a name.
  var nameEndSigns: [UInt8] = []
  /// The signs after which a word is a member's name, never a keyword.
  var memberSigns: [[UInt8]] = []
  /// The meanings of words.
  var words = WordTable<WordMeaning>([])
  /// The rules for regions, longest opening first.
  var regions: [RegionRule] = []
  /// The signs that determine the class of the name after them, longest first.
  var signs: [SignRule] = []
  /// The line prefixes that determine the class of the line, longest first.
  var lines: [LineRule] = []
  /// The rule for here documents, if the language has them.
  var heredoc: HeredocRule?
  /// The openings of literals with arbitrary delimiters, such as `%w[`, longest first.
  var percentLiterals: [[UInt8]] = []
  /// The percent literals that have two parts, such as `s/a/b/`.
  var substitutions: [[UInt8]] = []
  /// The character after a string that is a key.
  var keySign: UInt8?
  /// The character after a name that is a symbol.
  var labelSign: UInt8?
  /// The characters after the part of a line that is a key.
  var lineKeySigns: [UInt8] = []
  /// Whether no blank has to follow such a character.
  var hasTightLineKeys = false
  /// The characters at the end of a line that make the following, more deeply indented lines a literal.
  var blockScalarSigns: [UInt8] = []
  /// The character after a macro's name.
  var macroSuffix: UInt8?
  /// Whether text before `{` contains no keywords, as in style sheets.
  var hasBlockHeads = false
  /// The role of tags in the language.
  var markup = MarkupUse.none
  /// The languages of elements' contents, keyed by element name.
  var embedded: [String: String] = [:]
  /// The openings of code in a document; empty if the whole text is code.
  var codeOpenings: [[UInt8]] = []
  /// The closing for `codeOpenings`.
  var codeClosing: [UInt8] = []
}

/// The role of tags in a language.
enum MarkupUse: Sendable {
  /// The language has no tags.
  case none
  /// The text is markup and contains no code outside tags.
  case document
  /// An element is an expression.
  case expression
}
