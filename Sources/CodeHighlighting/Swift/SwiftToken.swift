/// The kinds of token that affect how later tokens are lexed.
enum SwiftToken: UInt8 {
  /// No token: the start of the text.
  case start
  /// `(` or `[`.
  case opening
  /// `{`.
  case leftBrace
  /// `)` or `]`.
  case closing
  /// `}`.
  case rightBrace
  /// `,`.
  case comma
  /// `:`.
  case colon
  /// `;`.
  case semicolon
  /// `=`.
  case equal
  /// `->`.
  case arrow
  /// `.`.
  case period
  /// An operator with an expression on both sides.
  case binaryOperator
  /// An operator with an expression after it.
  case prefixOperator
  /// An operator with an expression before it.
  case postfixOperator
  /// A name, a wildcard, or a keyword that forms an expression.
  case name
  /// Any other keyword.
  case keyword
  /// A number, string or regular expression.
  case literal
  /// An attribute's name.
  case attribute
  /// `#available`, `@available` or another name before a platform list.
  case availability
  /// `#if`, `#else`, `#elseif` or `#endif`.
  case directive
  /// Any other character.
  case other

  /// Whether an expression may follow the token, so that a slash can start a regular expression.
  var mayPrecedeExpression: Bool {
    switch self {
    case .start, .opening, .leftBrace, .comma, .colon, .semicolon, .equal, .binaryOperator, .prefixOperator, .keyword,
      .directive:
      true
    case .closing, .rightBrace, .arrow, .period, .postfixOperator, .name, .literal, .attribute, .availability,
      .other:
      false
    }
  }
}
