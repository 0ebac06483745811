import CaseStudyModel
import CodeStructure
import Testing

/// Tokens without comments and white space.
struct CodeTokensTests {
  @Test(arguments: [
    ("let a = 1 // one", "let a = 1"), ("/* a /* b */ c */ let a = 1", "let a = 1"),
    ("let a\n  = 1", "let a = 1"), ("let a = \"// no comment\"", "let a = \"// no comment\""),
    ("let a = #\"a \\\"#", "let a = #\"a \\\"#"), ("", ""),
  ])
  func leavesOutCommentsAndWhiteSpace(code: String, same: String) {
    #expect(CodeTokens(code, in: .swift).texts == CodeTokens(same, in: .swift).texts)
  }

  @Test(arguments: [
    ("a # one", "python", ["a"]), ("a # one", "shell", ["a"]), ("a # one\nb // two", "php", ["a", "b"]),
    ("a # one", "swift", ["a", "#", "one"]), ("a // two", "julia", ["a", "/", "/", "two"]),
    ("a // two /* b */", "kotlin", ["a"]), ("/* a /* b */ c */ d", "kotlin", ["d"]),
    ("/* in a/*.java */ b /**/ c /*/ d */ e", "java", ["b", "c", "e"]),
  ])
  func leavesOutTheCommentsOfEachLanguage(code: String, language: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: language)).texts == texts)
  }

  @Test(arguments: [
    ("let a = 1", "let a = 2"), ("a b", "ab"), ("\"a b\"", "\"a  b\""), ("f(a)", "f(a, b)"),
  ])
  func tellsOtherCodeApart(left: String, right: String) {
    #expect(CodeTokens(left, in: .swift).texts != CodeTokens(right, in: .swift).texts)
  }

  @Test(arguments: [
    ("func `adds two numbers`() {}", "swift", ["func", "`adds two numbers`", "(", ")", "{", "}"]),
    ("fun `adds two`() {}", "kotlin", ["fun", "`adds two`", "(", ")", "{", "}"]),
    ("`class`.a", "swift", ["`class`", ".", "a"]), ("a `b\nc`", "swift", ["a", "`b", "c`"]),
  ])
  func keepsARawNameWhole(code: String, language: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: language)).texts == texts)
  }

  @Test(arguments: [
    ("`a // b`; c", "javascript", ["`a // b`", ";", "c"]),
    ("`a/*`\nb", "go", ["`a/*`", "b"]), ("`\\` a", "go", ["`\\`", "a"]),
    (
      "a`b\\`'${c({ d: `e` })}/*${f}` g", "typescript",
      [
        "a", "`b\\`'${", "c", "(", "{", "d", ":", "`e`", "}", ")", "}/*${", "f", "}`", "g",
      ]
    ),
  ])
  func keepsTheTextOfATemplateWhole(code: String, language: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: language)).texts == texts)
  }

  @Test(arguments: [
    ("&'a [&'b str]", ["&", "'", "a", "[", "&", "'", "b", "str", "]"]), ("'a' '\\'' '\"'", ["'a'", "'\\''", "'\"'"]),
    ("'", ["'"]), ("'a", ["'", "a"]),
  ])
  func distinguishesLifetimesOfRustFromCharacters(code: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: "rust")).texts == texts)
  }

  @Test(arguments: [
    ("a(/[/*]/, b)", ["a", "(", "/[/*]/", ",", "b", ")"]),
    ("a = /\\/\\/ /g; b", ["a", "=", "/\\/\\/ /", "g", ";", "b"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]), ("(/[a\n/b", ["(", "/", "[", "a", "/", "b"]),
    ("a(/ '/g, b)", ["a", "(", "/ '/", "g", ",", "b", ")"]), ("a! / b! / c", ["a", "!", "/", "b", "!", "/", "c"]),
  ])
  func keepsARegularExpressionOfJavaScriptWhole(code: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: "javascript")).texts == texts)
  }

  @Test(arguments: [
    (#""a \(b["c"] ?? ")") d" e"#, [#""a \(b["c"] ?? ")") d""#, "e"]),
    (##"#"\(a"b\#(c["d"])"# e"##, [##"#"\(a"b\#(c["d"])"#"##, "e"]),
    ("\"\"\"\n\\(a[\"b\"])\n\"c\"\n\"\"\" d", ["\"\"\"\n\\(a[\"b\"])\n\"c\"\n\"\"\"", "d"]),
    ("\"\\(a[\"b\nc", ["\"\\(a[\"b", "c"]),
  ])
  func keepsALiteralWithItsInterpolationsWhole(code: String, texts: [String]) {
    #expect(CodeTokens(code, in: .swift).texts == texts)
  }

  @Test(arguments: [
    (#""a \(b + c)" + d"#, [#""a \(b + c)" + d"#, "b + c"]),
    (#""\(a["\(b)"])\(c)""#, [#""\(a["\(b)"])\(c)""#, #"a["\(b)"]"#, "c", "b"]),
    (##"#"\(a)\#(b)"#"##, [##"#"\(a)\#(b)"#"##, "b"]), ("a", ["a"]),
  ])
  func readsTheCodeInInterpolations(code: String, parts: [String]) {
    let read = CodeTokens.withInterpolations(code, in: .swift).map(\.texts)
    #expect(read == parts.map { CodeTokens($0, in: .swift).texts })
  }

  @Test(arguments: [
    (##"#/a "b' /#.c"##, [##"#/a "b' /#"##, ".", "c"]),
    ("#/\n[\"'] // no comment\n/# a", ["#/\n[\"'] // no comment\n/#", "a"]),
    ("#/a\nb", ["#/a", "b"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("f(/\\(\"a\\/'/, b)", ["f", "(", "/\\(\"a\\/'/", ",", "b", ")"]),
    ("f(0, /)", ["f", "(", "0", ",", "/", ")"]), ("(/a) / b", ["(", "/", "a", ")", "/", "b"]),
    ("(/a / b)", ["(", "/", "a", "/", "b", ")"]), ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
  ])
  func keepsAPatternWhole(code: String, texts: [String]) {
    #expect(CodeTokens(code, in: .swift).texts == texts)
  }

  @Test(arguments: [
    (#"a = @"C:\b\"; c"#, ["a", "=", "@", #""C:\b\""#, ";", "c"]),
    (#"@"""a"" {" + "b""#, ["@", "\"\"\"a\"\" {\"", "+", #""b""#]),
    ("$@\"a\n}\" @$\"\" b", ["$", "@", "\"a\n}\"", "@", "$", "\"\"", "b"]),
    (#""a\"" @b"#, [#""a\"""#, "@", "b"]),
  ])
  func keepsAVerbatimStringOfCSharpWhole(code: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: "csharp")).texts == texts)
  }

  @Test(arguments: [
    ("\"a {\n\\\"b\" 'c\n}' d", "php", ["\"a {\n\\\"b\"", "'c\n}'", "d"]),
    ("\"a {\nb\" 'c\nd", "ruby", ["\"a {\nb\"", "'c", "d"]), ("\"a\nb\" c", "rust", ["\"a\nb\"", "c"]),
    ("\"a\nb\" c", "java", ["\"a", "b", "\" c"]), ("a(/\"/, b) # \"", "ruby", ["a", "(", "/\"/", ",", "b", ")"]),
  ])
  func keepsAStringOfSeveralLinesWhole(code: String, language: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: language)).texts == texts)
  }

  @Test(arguments: [
    (
      "a(<<~B, <<-'c')\n don't {\n B\nd\nc\ne", "ruby",
      ["a", "(", "<<~B", ",", "<<-'c'", ")", " don't {\n B", "d\nc", "e"]
    ),
    ("a = <<<B\n'{\n  B;\nc", "php", ["a", "=", "<<<B", "'{\n  B", ";", "c"]),
    ("a <<B; c\nd\nB\ne", "perl", ["a", "<<B", ";", "c", "d\nB", "e"]),
    ("a << b\nb", "ruby", ["a", "<", "<", "b", "b"]), ("a <<B\nc", "ruby", ["a", "<", "<", "B", "c"]),
    ("a<<B\nB", "ruby", ["a", "<", "<", "B", "B"]),
  ])
  func keepsAHereDocumentWhole(code: String, language: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: language)).texts == texts)
  }

  @Test func readsTheCodeAfterAnAttributeOfPHP() {
    let tokens = CodeTokens("#[A] b(#[C] d) # e", in: .init(rawValue: "php"))
    #expect(tokens.texts == ["#", "[", "A", "]", "b", "(", "#", "[", "C", "]", "d", ")"])
  }

  @Test(arguments: [
    ("r\"\\\"; br\"\\\" \"\\\"a\"", "rust", ["r", "\"\\\"", ";", "br", "\"\\\"", "\"\\\"a\""]),
    ("\"\"\"a\\\"\"\" b", "kotlin", ["\"\"\"a\\\"\"\"", "b"]), ("\"a\\\"b\" c", "kotlin", ["\"a\\\"b\"", "c"]),
    ("\"\"\"a\\\"\"\" b", "csharp", ["\"\"\"a\\\"\"\"", "b"]),
  ])
  func readsABackslashInARawStringAsText(code: String, language: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: language)).texts == texts)
  }

  @Test(arguments: [
    ("<p>Don't</p> }", ["<", "p", ">", "Don", "'", "t", "<", "/", "p", ">", "}"]),
    ("import'a'; b('c')", ["import", "'a'", ";", "b", "(", "'c'", ")"]),
  ])
  func distinguishesApostrophesInElementsFromQuotes(code: String, texts: [String]) {
    #expect(CodeTokens(code, in: .init(rawValue: "tsx")).texts == texts)
  }

  @Test func keepsANumberOfCWithQuotesWhole() {
    let tokens = CodeTokens("a(1'000) { 0x1F'FFu, L'b' }", in: .init(rawValue: "cpp"))
    #expect(tokens.texts == ["a", "(", "1'000", ")", "{", "0x1F'FFu", ",", "L", "'b'", "}"])
  }

  @Test func findsALiteralAfterNumberSignsThatDoNotOpenOne() {
    #expect(CodeTokens("## #\"a b\"# #'c", in: .swift).texts == ["#", "#", "#\"a b\"#", "#", "'c"])
  }

  @Test func keepsCharactersOfSeveralScalarsWhole() {
    let code = "cafe\u{301} = \"\u{1F469}\u{200D}\u{1F467}\"\r\na\u{2028}b→日本"
    let tokens = CodeTokens(code, in: .swift)
    #expect(tokens.texts == ["cafe\u{301}", "=", "\"\u{1F469}\u{200D}\u{1F467}\"", "a", "b", "→", "日本"])
    #expect(tokens.lines == [1, 1, 1, 2, 3, 3, 3])
  }

  @Test func knowsTheLinesOfCode() {
    #expect(CodeTokens("// a\nlet a = 1\n\n/*\n*/ b", in: .swift).codeLines == [2, 5])
    #expect(CodeTokens("a\n\"\"\"\nb\n\nc\n\"\"\"\n\nd", in: .swift).codeLines == [1, 2, 3, 4, 5, 6, 8])
  }

  @Test func pythonHasItsOwnCommentsAndIndentation() {
    let python = Language(rawValue: "python")
    #expect(CodeTokens("a # b", in: python).texts == ["a"])
    #expect(CodeTokens("if a:\n  b", in: python).texts != CodeTokens("if a:\nb", in: python).texts)
  }
}
