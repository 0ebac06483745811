/// The end of a literal: quotes, or the slash of a regular expression, then number signs.
struct LiteralEnd {
  var quote: Unicode.Scalar
  var quotes: Int
  var signs: Int
  /// Whether the literal may have several lines.
  var spansLines: Bool
  /// Whether the literal has no escapes, and a doubled quote is one in its text.
  var isVerbatim: Bool
}
