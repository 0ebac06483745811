/// The kind of a span of code, for syntax highlighting.
public enum SyntaxClass: UInt8, Sendable, CaseIterable {
  /// Whitespace, punctuation, operators and anything a lexer doesn't recognise.
  case plain
  /// Line, block and documentation comments with their delimiters.
  case comment
  /// String, character and regular-expression literals with their delimiters.
  case string
  /// Integer and floating-point literals in any base.
  case number
  /// Reserved words, and contextual keywords in their context.
  case keyword
  /// Attributes, annotations and decorators, including the introducing sign.
  case attribute
  /// Preprocessor and compiler directives, such as `#if`.
  case directive
  /// Macros and other names expanded at compile time, such as `#expect`.
  case macro
  /// Names of types, if the language's conventions distinguish them.
  case type
  /// All other identifiers.
  case name
  /// Tag names, and properties and keys in data and style languages.
  case property
  /// Lines that a patch adds.
  case inserted
  /// Lines that a patch removes.
  case deleted
}

extension SyntaxClass {
  /// The letter that denotes the class in HTML and style sheets; `nil` for classes without markup.
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

/// A span of code of one class.
///
/// The spans of a text are contiguous and cover all its bytes in order: their lengths add up to the text's number of
/// UTF-8 bytes, none is empty, and no two neighbours have the same class.
public struct SyntaxSpan: Sendable, Equatable {
  /// The number of UTF-8 bytes.
  public var utf8Length: Int
  /// The class of all the bytes.
  public var syntaxClass: SyntaxClass

  /// Creates a span of `utf8Length` bytes.
  public init(utf8Length: Int, syntaxClass: SyntaxClass) {
    self.utf8Length = utf8Length
    self.syntaxClass = syntaxClass
  }
}
