import CodeHighlighting
import Testing

struct LanguageGrammarTests {
  @Test(arguments: Grammars.languages)
  func readsTheGrammar(_ language: String) throws {
    let grammar = try Grammars.grammar(language)
    #expect(grammar.names.first == language)
    #expect(!grammar.title.isEmpty)
  }

  @Test func givesEachNameToOneLanguage() throws {
    let names = try Grammars.languages.flatMap { try Grammars.grammar($0).names }
    #expect(names.count == Set(names).count)
  }

  @Test(arguments: [
    ("names: a\ncolour: red", 2, "Key 'colour' isn't defined for grammars"),
    ("names: a\ncomment: // line loud", 2, "Option 'loud' isn't defined for grammars"),
    ("names: a\n\nstring: \"", 3, "Key 'string' needs an opening and a closing"),
    ("names:", 1, "Key 'names' needs a value"),
    ("just words", 1, "A grammar's line has the form 'key: values'"),
    ("title: A", 1, "A grammar needs a line 'names:' with the language's names"),
    ("case: perhaps", 1, "Key 'case' is either 'ignored' or 'respected'"),
    ("markup: some", 1, "Key 'markup' is either 'document' or 'expression'"),
    ("embedded: script", 1, "'script' isn't of the form element=language"),
    ("code: <?", 1, "'code' needs openings and a closing"),
    ("heredoc: escape=x", 1, "Key 'heredoc' needs an opening that starts with '<'"),
  ])
  func namesTheLineThatIsWrong(text: String, line: Int, summary: String) {
    #expect(throws: GrammarFailure(line: line, summary: summary)) { try LanguageGrammar(parsing: text) }
  }
}
