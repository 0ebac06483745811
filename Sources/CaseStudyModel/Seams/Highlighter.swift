/// A lexer for the syntax classes of one family of languages.
public protocol Highlighter: Sendable {
  /// The canonical names of the languages that it knows.
  var languages: [String] { get }

  /// Returns the name under which pages show one of these languages; `nil` for its canonical name with a capital.
  func title(of language: Language) -> String?

  /// Splits code into spans that cover all its bytes in order.
  func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan]
}

extension Highlighter {
  public func title(of language: Language) -> String? { nil }
}
