/// A lexer for the syntax classes of one family of languages.
public protocol Highlighter: Sendable {
  /// The canonical names of the languages that it knows.
  var languages: [String] { get }

  /// Splits code into spans that cover all its bytes in order.
  func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan]
}
