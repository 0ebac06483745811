import CaseStudyModel

/// The highlighter of Swift: a lexer that follows the language's own, with as much sense of place as contextual keywords
/// and regular-expression literals need.
public struct SwiftHighlighter: Highlighter {
  private let words: WordTable<SwiftWord>

  /// Creates a highlighter, which can be used for any number of texts and from any number of tasks.
  public init() {
    words = WordTable(SwiftWord.allCases.map { ($0.rawValue, $0) })
  }

  /// The names that a fence gives the language.
  public var languages: [String] { ["swift"] }

  /// Divides `code`, which should be UTF-8, into spans that cover all its bytes in order.
  ///
  /// Code that doesn't lex is never lost: an unclosed single-line literal ends with its line, any other with the text,
  /// and bytes that aren't UTF-8 are plain outside of comments and literals.
  public func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    guard let base = code.baseAddress, !code.isEmpty else { return [] }
    var lexer = SwiftLexer(base: base, count: code.count, words: words)
    lexer.lexAll()
    return lexer.spans.finish(byteCount: code.count)
  }
}
