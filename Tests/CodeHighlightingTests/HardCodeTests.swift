import CaseStudyModel
import CodeHighlighting
import Testing

/// Code on which a lexer with unbounded look-ahead would take hours: opening characters by the
/// hundred thousand.
struct HardCodeTests {
  private static let swift = [
    "#", "#\n", "#\"", "\"\"\"", "\"\\(", "/*", "+/**/", ".+/**/", " /a", "= /(a", "{", "([{)", "@a<", "<#", "`",
    "private(", "in /*a*/ ", "##\"\\#", "🙂",
  ]

  @Test(.timeLimit(.minutes(5)), arguments: swift)
  func highlightsSwiftInOnePass(_ sign: String) {
    expectCoverage(of: many(sign), by: { SwiftHighlighter().spans(of: $0) })
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("css", ";\"/*\""), ("css", ";/*"), ("css", "a{"), ("rust", "r#"), ("rust", "r#\""), ("rust", "#"),
      ("cpp", "R\"a("), ("ruby", "<<~A "), ("javascript", "=/["), ("javascript", "`${"), ("html", "<script>"),
      ("yaml", " |"), ("python", "match "), ("php", "<?"), ("tsx", "<a>"),
      ("toml", "a"), ("toml", "[["), ("toml", "\"\"\""), ("ini", "a"), ("ini", "a=b\n"), ("dockerfile", "<<A "),
      ("dockerfile", "\"$("), ("lua", "--[["), ("lua", "[=["), ("lua", "[[\n"), ("groovy", "= /[a"),
      ("groovy", "\"${"), ("powershell", "<#"), ("powershell", "@\""), ("powershell", "\"$("), ("vb", "#"),
      ("vb", "$\""), ("fsharp", "(*"), ("fsharp", "[<"), ("fsharp", "$\"{"), ("elixir", "~r/"),
      ("elixir", "~S\"\"\""), ("elixir", "\"#{"), ("perl", "qw("), ("perl", "<<A\n"), ("perl", "\n=pod"),
      ("perl", "= /[a"), ("gdscript", "\"\"\""), ("gdscript", "@a."), ("haskell", "{-"), ("haskell", "{-#"),
      ("r", "r\"("), ("r", "%"), ("r", "`"), ("makefile", "$("), ("protobuf", "/*"), ("graphql", "\"\"\""),
      ("abap", "|{"), ("abap", "`"), ("solidity", "hex\""), ("pascal", "{$"), ("pascal", "(*"), ("julia", "#="),
      ("julia", "\"$("), ("julia", "'"), ("clojure", "#\""), ("clojure", "\\\""),
      ("csharp", "\""), ("tsx", "=<a "), ("tsx", "=<a<<b>"), ("yaml", "a: | #"), ("yaml", "- |\n"), ("perl", "s{a}"),
      ("rust", "#["), ("tsx", "=<a>("), ("tsx", "=<a>():"), ("php", "#['"),
    ])
  func highlightsOtherLanguagesInOnePass(language: String, sign: String) throws {
    let highlighter = try Grammars.highlighter(language)
    expectCoverage(of: many(sign), by: { highlighter.spans(of: $0) })
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["string: #\" \" fence=#", "string: \" \" fence=#\nstring: ##' ' fence=#"])
  func scansAFenceOnce(_ rules: String) throws {
    let highlighter = TableHighlighter(grammar: try LanguageGrammar(parsing: "names: a\n" + rules))
    expectCoverage(of: many("#"), by: { highlighter.spans(of: $0) })
  }

  @Test func findsRegularExpressionsAfterUnclosedOnes() {
    let code = Array("let a = ###/\n  b\nlet c = #/\n  d\n/#\n".utf8)
    let spans = code.withUnsafeBufferPointer { SwiftHighlighter().spans(of: $0) }
    var offset = 0
    var strings: [String] = []
    for span in spans {
      if span.syntaxClass == .string {
        strings.append(String(decoding: code[offset..<offset + span.utf8Length], as: UTF8.self))
      }
      offset += span.utf8Length
    }
    #expect(strings == ["#/\n  d\n/#"])
  }

  // Passed as text to repeat, so that the test report doesn't contain it in full.
  @Test(arguments: [
    ("string: ", "a", 300, " b"), ("keywords: ", "a", 300, ""), ("", "string: a b\n", 600, ""),
    ("keywords:", " a", 20_001, ""),
  ])
  func rejectsAGrammarThatIsTooSlowToMatch(start: String, repeated: String, count: Int, end: String) {
    let rules = start + String(repeating: repeated, count: count) + end
    #expect(throws: GrammarFailure.self) { try LanguageGrammar(parsing: "names: a\n" + rules) }
  }

  private func many(_ sign: String) -> [UInt8] {
    Array(String(repeating: sign, count: 100_000 / sign.utf8.count).utf8)
  }

  private func expectCoverage(
    of code: [UInt8], by spans: (UnsafeBufferPointer<UInt8>) -> [SyntaxSpan],
    at place: SourceLocation = #_sourceLocation
  ) {
    let length = code.withUnsafeBufferPointer(spans).reduce(0) { $0 + $1.utf8Length }
    #expect(length == code.count, sourceLocation: place)
  }
}
