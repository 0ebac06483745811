/// The kind of a stretch of code, as far as a reader is helped by seeing it set apart.
public enum SyntaxClass: UInt8, Sendable, CaseIterable {
  /// Whitespace, punctuation, operators and whatever a lexer could not make sense of.
  case plain
  /// Line, block and documentation comments with their delimiters.
  case comment
  /// String, character and regular-expression literals with their delimiters.
  case string
  /// Integer and floating-point literals in any base.
  case number
  /// Reserved words, and contextual ones where they act as such.
  case keyword
  /// Attributes, annotations and decorators with the sign that introduces them.
  case attribute
  /// Instructions to a preprocessor or to the compiler, such as `#if`.
  case directive
  /// Macros and other names that a sign marks as expanded at compile time, such as `#expect`.
  case macro
  /// Names of types, where a language's convention tells them from other names.
  case type
  /// All other identifiers.
  case name
  /// Names of tags, and of properties and keys in data and style languages.
  case property
  /// Lines that a difference adds.
  case inserted
  /// Lines that a difference removes.
  case deleted
}

extension SyntaxClass {
  /// The letter that names the stretch in HTML and style sheets, or nil where no markup is to be spent on it.
  public var cssName: String? {
    switch self {
    case .plain, .name: nil
    case .comment: "c"
    case .string: "s"
    case .number: "n"
    case .keyword: "k"
    case .attribute: "a"
    case .directive: "d"
    case .macro: "m"
    case .type: "t"
    case .property: "p"
    case .inserted: "i"
    case .deleted: "x"
    }
  }
}
