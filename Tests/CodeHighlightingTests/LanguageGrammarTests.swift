import CaseStudyModel
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

  @Test(arguments: Grammars.languages)
  func agreesWithTheModelAboutComments(_ name: String) throws {
    let lines = try Grammars.text(name).split(separator: "\n")
    let language = Language(rawValue: name)
    #expect(language.hasHashComments == lines.contains { $0.hasPrefix("comment: # line") })
    if language.hasHashComments {
      #expect(language.hasSlashComments == lines.contains { $0.hasPrefix("comment: // line") })
    }
  }

  @Test(arguments: [
    ("names: a\ncolour: red", 2, 1, "Key 'colour' isn't known in grammars"),
    ("names: a\n  comment: // line loud", 2, 20, "Option 'loud' isn't known in grammars"),
    ("names: é a\nstring: é \" naïve loud", 2, 14, "Option 'naïve' isn't known in grammars"),
    ("string: \" escape=\\", 1, 1, "Key 'string' must have an opening and a closing delimiter"),
    ("comment: //", 1, 1, "Key 'comment' must have a closing delimiter after '//', or the word 'line'"),
    ("comment: (* nested", 1, 1, "Key 'comment' must have an opening and a closing delimiter"),
    ("names: a\n\n string: \"", 3, 2, "Key 'string' must have an opening and a closing delimiter"),
    ("names: a\nstring: \" \" prefixed prefixed", 2, 22, "Option 'prefixed' must come with 'prefixes='"),
    ("names:", 1, 1, "Key 'names' must have a value"),
    ("just words", 1, 1, "A grammar's line must have the form 'key: values'"),
    ("title: A", 1, 1, "A grammar must have a line 'names:' with the language's names"),
    ("case: perhaps", 1, 7, "Key 'case' must be 'ignored' or 'respected'"),
    ("markup: some", 1, 9, "Key 'markup' must be 'document' or 'expression'"),
    ("embedded: a=b script", 1, 15, "'script' must have the form element=language"),
    ("code: <?", 1, 7, "Key 'code' must have an opening and a closing delimiter"),
    ("heredoc: escape=x", 1, 10, "Key 'heredoc' must have an opening delimiter that starts with '<'"),
  ])
  func reportsThePositionOfTheError(text: String, line: Int, column: Int, summary: Message) {
    #expect(throws: GrammarFailure(line: line, column: column, summary: summary)) {
      try LanguageGrammar(parsing: text)
    }
  }

  @Test func recognisesLowercaseNames() throws {
    #expect(try LanguageGrammar(parsing: "names: Gleam GLM").names == ["gleam", "glm"])
  }

  @Test func replacesABuiltInGrammarOfTheSameName() throws {
    let own = try LanguageGrammar(parsing: "names: go golang\nkeywords: spin")
    let highlighters = TableHighlighter.builtIn(overriddenBy: [own])
    #expect(highlighters.count == TableHighlighter.builtIn.count)
    let spans = Array("spin func".utf8).withUnsafeBufferPointer { code in
      highlighters.last { $0.languages.contains("go") }?.spans(of: code)
    }
    #expect(spans?.map(\.syntaxClass) == [.keyword, .plain, .name])
  }

  @Test func highlightsElementsInAnAddedLanguage() throws {
    let page = try LanguageGrammar(parsing: "names: page\nmarkup: document\nembedded: go=spin")
    let spin = try LanguageGrammar(parsing: "names: spin\nkeywords: whirl")
    let highlighter = try #require(
      TableHighlighter.builtIn(overriddenBy: [page, spin]).first { $0.languages == ["page"] })
    let spans = Array("<go>whirl</go>".utf8).withUnsafeBufferPointer { highlighter.spans(of: $0) }
    #expect(spans.contains(SyntaxSpan(utf8Length: 5, syntaxClass: .keyword)))
  }

  @Test func readsAFileUnderItsOwnName() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("title: A\r\nnames: b a\r\n".utf8)
    let grammar = try LanguageGrammar(file: bytes, name: "A")
    #expect(grammar.title == "A")
    #expect(grammar.names == ["a", "b"])
  }

  @Test(arguments: [("cpp", "C++"), ("vb", "Visual Basic"), ("c++", "C++"), ("untitled", nil)])
  func namesALanguageByItsTitle(name: String, title: String?) throws {
    let untitled = try LanguageGrammar(parsing: "names: untitled")
    let highlighter = TableHighlighter.builtIn(overriddenBy: [untitled]).last { $0.languages.contains(name) }
    #expect(try #require(highlighter).title(of: Language(rawValue: name)) == title)
  }

  @Test func pointsAtAByteThatIsNotUTF8() {
    let bytes = Array("names: a\nkeywords: é ".utf8) + [0xC3, 0x28]
    #expect(throws: GrammarFailure(line: 2, column: 14, summary: "A grammar must be UTF-8")) {
      try LanguageGrammar(file: bytes, name: "a")
    }
  }
}
