import CaseStudyModel

/// What a table-driven lexer knows of a language, read from the text of a `.grammar` file.
///
/// The format is described at the top of `Languages/kotlin.grammar`.
public struct LanguageGrammar: Sendable {
  /// The language's name for readers.
  public internal(set) var title = ""
  /// The names that a fence gives the language.
  public internal(set) var names: [String] = []

  /// Whether capital and small letters make no difference in words.
  var ignoresCase = false
  /// Whether names that start with a capital letter are types'.
  var hasCapitalTypes = false
  /// Whether digits start numbers.
  var hasNumbers = true
  /// Signs inside a number besides letters, digits and full stops.
  var numberSigns: [UInt8] = []
  /// Signs that may end a number.
  var numberEndSigns: [UInt8] = []
  /// Signs that may be anywhere in a name, besides letters, digits and underscores.
  var nameSigns: [UInt8] = []
  /// Signs that may end a name.
  var nameEndSigns: [UInt8] = []
  /// The last byte of the signs after which a word is a member's name and no keyword.
  var memberSigns: [UInt8] = []
  /// The meanings of words.
  var words = WordTable<WordMeaning>([])
  /// Stretches with an opening and a closing, those with the longer opening first.
  var regions: [RegionRule] = []
  /// Signs that give the name after them a class, those with more bytes first.
  var signs: [SignRule] = []
  /// Beginnings of lines that give the line a class, the longer ones first.
  var lines: [LineRule] = []
  /// The rule for documents in the text, or nil in a language without them.
  var heredoc: HeredocRule?
  /// The openings of literals that are delimited by any sign, such as `%w[`, the longer ones first.
  var percentLiterals: [[UInt8]] = []
  /// The sign that makes the string before it a key.
  var keySign: UInt8?
  /// The sign that makes the name before it a symbol.
  var labelSign: UInt8?
  /// The sign that makes the start of the line before it a key.
  var lineKeySign: UInt8?
  /// The signs that make the more deeply indented lines after a line's end one literal.
  var blockScalarSigns: [UInt8] = []
  /// The sign that makes the name before it a macro's.
  var macroSuffix: UInt8?
  /// Whether what stands before a `{` has no keywords, as in a style sheet.
  var hasBlockHeads = false
  /// How tags are a part of the language.
  var markup = MarkupUse.none
  /// The languages of certain elements' contents, by the elements' names.
  var embedded: [String: String] = [:]
  /// The openings and the closing between which code stands in a document, or none where all is code.
  var codeOpenings: [[UInt8]] = []
  /// The closing that goes with `codeOpenings`.
  var codeClosing: [UInt8] = []
}

/// How tags are a part of a language.
enum MarkupUse: Sendable {
  /// There are no tags.
  case none
  /// The text is markup, with nothing to lex outside of tags.
  case document
  /// An element is an expression.
  case expression
}
