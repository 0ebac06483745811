import CaseStudyModel

/// A highlighter for a language described by a grammar.
public struct TableHighlighter: Highlighter {
  private let grammar: LanguageGrammar
  private let rules: RuleIndex
  private let embedded: [String: TableHighlighter]

  /// Creates a highlighter for the language of `grammar`; an element's content in another language is highlighted by
  /// the grammar in `others` that has the language's name.
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

  /// The language's names in info strings.
  public var languages: [String] { grammar.names }

  /// Returns the grammar's title; `nil` for a grammar without one.
  public func title(of language: Language) -> String? { grammar.title.isEmpty ? nil : grammar.title }

  /// Returns spans that cover all bytes of `code`, which should be UTF-8, in order.
  ///
  /// Never fails on malformed code: an unclosed literal is plain up to the end of its line, or of the text if its kind
  /// may span lines.
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
