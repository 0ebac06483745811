/// The end of a literal: quotes, or the slash of a regular expression, then number signs.
struct LiteralEnd {
  var quote: Unicode.Scalar
  var quotes: Int
  var signs: Int
  /// Whether the literal may have several lines.
  var spansLines: Bool
  /// Whether a backslash in the literal begins an escape.
  var hasEscapes: Bool
  /// Whether a doubled quote is one in the literal's text.
  var hasDoubledQuotes: Bool
}
