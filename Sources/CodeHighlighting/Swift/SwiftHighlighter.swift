import CaseStudyModel

/// A highlighter for Swift, which tracks enough context for contextual keywords and regular-expression literals.
public struct SwiftHighlighter: Highlighter {
  private let words: WordTable<SwiftWord>

  /// Creates a highlighter, which can be used for any number of texts and from concurrent tasks.
  public init() { words = WordTable(SwiftWord.allCases.map { ($0.rawValue, $0) }) }

  /// The language's names in info strings.
  public var languages: [String] { ["swift"] }

  /// Returns spans that cover all bytes of `code`, which should be UTF-8, in order.
  ///
  /// Never fails on malformed code: an unclosed single-line literal ends with its line, any other with the text, and
  /// invalid UTF-8 is plain outside comments and literals.
  public func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    guard let base = code.baseAddress, !code.isEmpty else { return [] }
    var lexer = SwiftLexer(base: base, count: code.count, words: words)
    lexer.lexAll()
    return lexer.spans.finish(byteCount: code.count)
  }
}
