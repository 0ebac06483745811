import CaseStudyModel
import CodeHighlighting
import Testing

struct TableHighlighterTests {
  @Test(arguments: [
    Example(
      "kotlin", #"val a = "x ${b + "c"} $d""#, #"val/keyword a/name "x/string b/name "c"/string $d/name "/string"#),
    Example("kotlin", "@Test fun f(): Int = 0xFF", "@Test/attribute fun/keyword f/name Int/type 0xFF/number"),
    Example("javascript", "a = b / c / d", "a/name b/name c/name d/name"),
    Example("javascript", "a = /b[/]c/g.test(d)", "a/name /b[/]c/g/string test/name d/name"),
    Example("javascript", "x.default", "x/name default/name"),
    Example(
      "tsx", "return <a b={c}>if {d}</a>", "return/keyword a/property b/attribute c/name d/name a/property"),
    Example("python", "match x:", "match/keyword x/name"),
    Example("python", "match = x", "match/name x/name"),
    Example("python", "f'{a!r} {{b}}'", "f'/string a/name r/name {{b}}'/string"),
    Example(
      "rust", ##"let s: &'a str = r#"a"b"#;"##, ##"let/keyword s/name 'a/type str/keyword r#"a"b"#/string"##),
    Example("rust", "println!('a')", "println!/macro 'a'/string"),
    Example("cpp", #"R"x(a)" )x" b"#, #"R"x(a)" )x"/string b/name"#),
    Example("c", "#define A 1 // b\nint c;", "#define A 1/directive // b/comment int/keyword c/name"),
    Example("csharp", #"@"a""b" $"{c}""#, #"@"a""b"/string $"/string c/name "/string"#),
    Example("ruby", "a = <<~B + c\n  #{d} e\nB\nf", "a/name <<~B/string c/name d/name e\nB/string f/name"),
    Example("ruby", "{ a: :b, c: %w[d e] }", "a:/string :b/string c:/string %w[d e]/string"),
    Example("php", "if <?php $a = 1 ?> if", "<?php/directive $a/name 1/number ?>/directive"),
    Example("json", #"{"a": "b", "c": 1}"#, #""a"/property "b"/string "c"/property 1/number"#),
    Example("yaml", "a: |\n  b: c\nd: 'e' # f", "a/property b: c/string d/property 'e'/string # f/comment"),
    Example("css", "a { color: red; }", "a/name color/keyword red/keyword"),
    Example("html", "<p a='b'>if &amp;</p>", "p/property a/attribute 'b'/string &amp;/macro p/property"),
    Example("html", "<script>let a</script>", "script/property let/keyword a/name script/property"),
    Example("sql", "SELECT a FROM b -- c", "SELECT/keyword a/name FROM/keyword b/name -- c/comment"),
    Example("shell", "a=\"$b ${c} $(d)\" # e", "a/name \"/string $b/name c/name d/name \"/string # e/comment"),
    Example("diff", "@@ 1 @@\n a\n+b\n-c", "@@ 1 @@/directive a/name +b/inserted -c/deleted"),
  ])
  func classifies(_ example: Example) throws {
    #expect(try marked(example) == example.expected)
  }

  @Test(arguments: [
    Example("java", "String a = \"b\nint c", "String/type a/name int/keyword c/name"),
    Example("java", "int a /* b\nint c", "int/keyword a/name"),
  ])
  func leavesUnclosedConstructsPlain(_ example: Example) throws {
    #expect(try marked(example) == example.expected)
  }
}

/// A language, code in it, and the classified parts except plain ones: `val/keyword a/name`.
struct Example: Sendable, CustomTestStringConvertible {
  var language: String
  var code: String
  var expected: String

  init(_ language: String, _ code: String, _ expected: String) {
    self.language = language
    self.code = code
    self.expected = expected
  }

  var testDescription: String { "\(language): \(code)" }
}

private func marked(_ example: Example) throws -> String {
  let highlighter = try Grammars.highlighter(example.language)
  var code = example.code
  let spans = code.withUTF8 { highlighter.spans(of: $0) }
  var rest = Array(code.utf8)[...]
  return spans.compactMap { span in
    defer { rest = rest.dropFirst(span.utf8Length) }
    if span.syntaxClass == .plain { return nil }
    var text = String(decoding: rest.prefix(span.utf8Length), as: UTF8.self)[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.isEmpty ? nil : "\(text)/\(span.syntaxClass)"
  }.joined(separator: " ")
}
