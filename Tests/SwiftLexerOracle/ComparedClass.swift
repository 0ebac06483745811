import CaseStudyModel

/// The classes in which the Swift lexer is compared with SwiftIDEUtils' `classifications`, one per byte.
///
/// | compared     | ours (`SyntaxClass`)      | SwiftIDEUtils (`SyntaxClassification`)                             |
/// |--------------|---------------------------|--------------------------------------------------------------------|
/// | `comment`    | comment                   | lineComment, docLineComment, blockComment, docBlockComment         |
/// | `string`     | string                    | stringLiteral, regexLiteral                                        |
/// | `number`     | number                    | integerLiteral, floatLiteral                                       |
/// | `keyword`    | keyword                   | keyword                                                            |
/// | `attribute`  | attribute                 | attribute                                                          |
/// | `directive`  | directive                 | ifConfigDirective                                                  |
/// | `name`       | name, type, macro         | identifier, type, argumentLabel, dollarIdentifier, editorPlaceholder |
/// | `other`      | plain, property, inserted, deleted | none, operator                                                     |
///
/// Two kinds of token that SwiftIDEUtils leaves unclassified get a class before the comparison, because they are parts of a
/// token that has one: a `#` takes the class of the string, name or keyword that it touches (`#"raw"#`, `#expect`), and
/// `#available` and `#unavailable` are names, as `#selector` and all other macros are.
/// Whitespace outside comments and strings isn't compared.
public enum ComparedClass: UInt8, CaseIterable, Sendable {
  case other
  case comment
  case string
  case number
  case keyword
  case attribute
  case directive
  case name
}

extension ComparedClass {
  /// Maps one of the lexer's classes by the table above.
  public init(_ syntaxClass: SyntaxClass) {
    switch syntaxClass {
    case .plain, .property, .inserted, .deleted: self = .other
    case .comment: self = .comment
    case .string: self = .string
    case .number: self = .number
    case .keyword: self = .keyword
    case .attribute: self = .attribute
    case .directive: self = .directive
    case .name, .type, .macro: self = .name
    }
  }
}
