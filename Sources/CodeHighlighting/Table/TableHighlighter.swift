import CaseStudyModel

/// The highlighter of a language that a grammar describes.
public struct TableHighlighter: Highlighter {
  private let grammar: LanguageGrammar
  private let rules: RuleIndex
  private let embedded: [String: TableHighlighter]

  /// Creates a highlighter of the language of `grammar`; contents of elements that are in another language are
  /// highlighted by that one of `others` which has its name.
  public init(grammar: LanguageGrammar, others: [LanguageGrammar] = []) {
    self.grammar = grammar
    rules = RuleIndex(grammar)
    var embedded: [String: TableHighlighter] = [:]
    for (element, language) in grammar.embedded {
      if let other = others.first(where: { $0.names.contains(language) }) {
        embedded[element] = TableHighlighter(grammar: other)
      }
    }
    self.embedded = embedded
  }

  /// The names that a fence gives the language.
  public var languages: [String] { grammar.names }

  /// Divides `code`, which should be UTF-8, into spans that cover all its bytes in order.
  ///
  /// Code that doesn't lex is never lost: a literal that is never closed is plain up to its line's end, or to the text's
  /// end where its kind may go on over lines.
  public func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    guard let base = code.baseAddress, !code.isEmpty else { return [] }
    var spans = SpanBuilder(byteCount: code.count)
    addSpans(of: base, from: 0, to: code.count, into: &spans)
    return spans.finish(byteCount: code.count)
  }

  /// Adds the spans of the bytes from `start` to `end` of the text at `base`.
  func addSpans(of base: UnsafePointer<UInt8>, from start: Int, to end: Int, into spans: inout SpanBuilder) {
    var lexer = TableLexer(base: base, start: start, end: end, grammar: grammar, rules: rules, embedded: embedded)
    swap(&lexer.spans, &spans)
    lexer.lexAll()
    swap(&lexer.spans, &spans)
  }
}
