/// A syntactic context: the innermost open bracket or interpolation and its state.
struct SwiftContext {
  /// The bracket that opened the context.
  enum Bracket: UInt8 {
    /// The top level of the file.
    case file
    /// Any other `(`.
    case parenthesis
    /// The parentheses after `func`, `init`, `subscript` or `macro` and its name.
    case parameters
    /// The parentheses of `@available` and `#available`.
    case availability
    /// `[`.
    case square
    /// Any other `{`.
    case brace
    /// The braces after a variable or subscript.
    case accessors
    /// The braces of a precedence group.
    case precedenceGroup
    /// `\(` in a string.
    case interpolation
  }

  /// The declaration that the current tokens are part of.
  enum Declaration: UInt8 {
    /// No declaration.
    case none
    /// A variable, before any `=`.
    case variable
    /// A variable after `=`.
    case initialized
    /// `func`, `init` or `macro`.
    case function
    /// `subscript`, before its braces.
    case `subscript`
    /// `precedencegroup`, before its braces.
    case precedenceGroup
    /// `if`, `guard`, `while`, `for` or `switch`, up to its braces.
    case condition
    /// Any other declaration.
    case other
  }

  /// The bracket that opened the context.
  var bracket = Bracket.file
  /// The declaration that the last tokens belong to.
  var declaration = Declaration.none
  /// Whether the tokens up to the end of the line are the condition of an `#if`.
  var isInCondition = false
  /// Whether the context is inside an interpolation of a single-line string.
  var endsWithLine = false
  /// The quotation mark that ends the interpolated string.
  var quote: UInt8 = 0
  /// Whether the interpolated string spans several lines.
  var isMultiline = false
  /// The number of `#` around the interpolated string.
  var poundCount = 0
}
