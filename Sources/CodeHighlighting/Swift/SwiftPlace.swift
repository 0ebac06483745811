/// A place in Swift code: the innermost bracket or interpolation that is open, and what goes on in it.
struct SwiftPlace {
  /// What opened the place.
  enum Bracket: UInt8 {
    /// The text outside of all brackets.
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

  /// The declaration of which the tokens at hand are a part.
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

  /// What opened the place.
  var bracket = Bracket.file
  /// The declaration that the place's last tokens belong to.
  var declaration = Declaration.none
  /// Whether the tokens up to the line's end are the condition of an `#if`.
  var isInCondition = false
  /// Whether the place lies in an interpolation of a string that ends with its line.
  var endsWithLine = false
  /// The quotation mark to which an interpolation's string goes on.
  var quote: UInt8 = 0
  /// Whether an interpolation's string is one of several lines.
  var isMultiline = false
  /// The count of `#` around an interpolation's string.
  var poundCount = 0
}
