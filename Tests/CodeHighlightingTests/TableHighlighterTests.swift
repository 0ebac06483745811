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
    Example(
      "javascript", "a(/=/, / /g) || !/ b/; c = / d/", "a/name /=//string / /g/string / b//string c/name / d//string"),
    Example("javascript", "a /= 2 / b++ / 2; (c) / d / e", "a/name 2/number b/name 2/number c/name d/name e/name"),
    Example("typescript", "(a! / b! / c, this / 2 / d)", "a/name b/name c/name this/keyword 2/number d/name"),
    Example("ruby", "print $', $\"; 'b'", "print/name $'/name $\"/name 'b'/string"),
    Example("ruby", "a % (b)\n%(it's)", "a/name b/name %(it's)/string"),
    Example(
      "ruby", "match /it's/; a / b / 2; @c /d / e",
      "match/name /it's//string a/name b/name 2/number @c/name d/name e/name"),
    Example("perl", "split /'/, $a /2; 'b'", "split/name /'//string $a/name 2/number 'b'/string"),
    Example("ruby", "puts %(it's), 2 %(b) % c", "puts/name %(it's)/string 2/number b/name c/name"),
    Example("ruby", "a.split(/ /) / 2 / b", "a/name split/name / //string 2/number b/name"),
    Example("javascript", "x.default", "x/name default/name"),
    Example("java", "non-sealed class A", "non-sealed/keyword class/keyword A/type"),
    Example("java", "non - sealed", "non/name sealed/keyword"),
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
    Example("toml", "[a.b]\nc=1 # d\n[[e]]", "[a.b]/keyword c/property 1/number # d/comment [[e]]/keyword"),
    Example(
      "ini", "[a]\nb=c # d\n; e=f\ng: \"h\"",
      "[a]/keyword b/property c/name # d/comment ; e=f/comment g/property \"h\"/string"),
    Example(
      "dockerfile", "RUN a run\nrun \"$b\"", "RUN/keyword a/name run/name run/keyword \"/string $b/name \"/string"),
    Example("lua", "local a = [[b]] -- c", "local/keyword a/name [[b]]/string -- c/comment"),
    Example("groovy", "def a = /b/ + \"$c\"", "def/keyword a/name /b//string \"/string $c/name \"/string"),
    Example("powershell", "If ($a -eq 'b') { <# c #> }", "If/keyword $a/name -eq/name 'b'/string <# c #>/comment"),
    Example("vb", "Dim a As String ' b", "Dim/keyword a/name As/keyword String/type ' b/comment"),
    Example("fsharp", "let a = 'b' (* c *)", "let/keyword a/name 'b'/string (* c *)/comment"),
    Example("elixir", "def a, do: :b # c", "def/keyword a/name do/keyword :b/string # c/comment"),
    Example("perl", "my $a = qw(b c); # d", "my/keyword $a/name qw(b c)/string # d/comment"),
    Example("gdscript", "@export var a = \"b\"", "@export/attribute var/keyword a/name \"b\"/string"),
    Example(
      "haskell", "f' = let x = 'y' in x -- z", "f'/name let/keyword x/name 'y'/string in/keyword x/name -- z/comment"),
    Example("r", "a <- function(b) b %in% NULL", "a/name function/keyword b/name b/name NULL/keyword"),
    Example(
      "makefile", "ifdef A\na: b # ifdef\nendif", "ifdef/keyword A/name a/name b/name # ifdef/comment endif/keyword"),
    Example("protobuf", "message A { string b = 1; }", "message/keyword A/type string/keyword b/name 1/number"),
    Example(
      "graphql", "type A { b(type: C): D @e }", "type/keyword A/type b/name type/name C/type D/type @e/attribute"),
    Example("abap", "* a\nWRITE 'b''c'. \" d", "* a/comment WRITE/keyword 'b''c'/string \" d/comment"),
    Example("solidity", "uint a = 1 ether; // b", "uint/keyword a/name 1/number ether/keyword // b/comment"),
    Example("pascal", "Begin a := 'b''c' {d} end", "Begin/keyword a/name 'b''c'/string {d}/comment end/keyword"),
    Example("julia", "f!(x) = \"a$x\" #= b =#", "f!/name x/name \"a/string $x/name \"/string #= b =#/comment"),
    Example("clojure", "(defn a-b [x] :c) ; d", "defn/keyword a-b/name x/name :c/string ; d/comment"),
    Example("diff", "@@ 1 @@\n a\n+b\n-c", "@@ 1 @@/directive a/name +b/inserted -c/deleted"),
    Example(
      "yaml", "- a: |\n    b\n  c: d\n- e: > # f\n   g\n- - |\n   h\n  - i",
      "a/property b/string c/property d/name e/property # f/comment g/string h/string i/name"),
    Example("yaml", "a: b |\n c: d", "a/property b/name c/property d/name"),
    Example(
      "tsx", "f = <T,>(a: T) => <T extends U>(b) => <const T>(c) => <T = U>(d)",
      "f/name T/name a/name T/name T/name extends/keyword U/name b/name const/keyword T/name c/name T/name U/name "
        + "d/name"),
    Example("tsx", "<a extends='b'/>; get<T>(c)", "a/property extends/attribute 'b'/string get/keyword T/name c/name"),
    Example(
      "tsx", "type A = <B>(c: (d: B) => void) => e; new",
      "type/keyword A/name B/name c/name d/name B/name void/keyword e/name new/keyword"),
    Example("tsx", "{ <A>(b: A): A; new <A>(): A }", "A/name b/name A/name A/name new/keyword A/name A/name"),
    Example("tsx", "function <A>(b: A) { if }", "function/keyword A/name b/name A/name if/keyword"),
    Example("tsx", "a = <b>(if) {c}</b>", "a/name b/property c/name b/property"),
    Example("tsx", "a = <b>(text)</b>; if", "a/name b/property b/property if/keyword"),
    Example("tsx", "a = <b>(if): text</b>; c = <b>(if) d", "a/name b/property b/property c/name b/property"),
    Example("tsx", "<A<B<C>> d={e} />; if", "A/property d/attribute e/name if/keyword"),
    Example("php", "class A { } // b", "class/keyword A/type // b/comment"),
    Example("php", "<p>if</p>", ""),
    Example(
      "php", "<?php 1; // a ?> if <?= 2", "<?php/directive 1/number // a/comment ?>/directive <?=/directive 2/number"),
    Example("php", "<?= <<<a\n'b\na; 1", "<?=/directive <<<a/string 'b\na/string 1/number"),
    Example("shell", ##"a it\'s \\'b' \# c"##, "a/name it/name s/name 'b'/string c/name"),
    Example("shell", "a <<b\n'c\nb\nif", "a/name <<b/string 'c\nb/string if/keyword"),
    Example("shell", "$((a<<b))\nif", "a/name b/name if/keyword"),
    Example("ruby", "<<~a\n'b\na\nc << d", "<<~a/string 'b\na/string c/name d/name"),
    Example("clojure", #"(f \" \( g) "h""#, #"f/name \"/string \(/string g/name "h"/string"#),
    Example("fsharp", "(*) 1 ``a 'b``", "1/number ``a 'b``/name"),
    Example("haskell", "a --> b -- c", "a/name b/name -- c/comment"),
    Example("powershell", "`\" a", "a/name"),
    Example("csharp", "\"\"\"\"a \"\"\" b\"\"\"\" c", "\"\"\"\"a \"\"\" b\"\"\"\"/string c/name"),
    Example("csharp", "$$\"\"\"{a}{{b}}\"\"\" c", "$$\"\"\"{a}/string b/name }\"\"\"/string c/name"),
    Example("kotlin", "\"\"\"a\"\"\"\" b", "\"\"\"a\"\"\"\"/string b/name"),
    Example("lua", "[===[a]==]]===] --[=[b]]]=] c", "[===[a]==]]===]/string --[=[b]]]=]/comment c/name"),
    Example("r", #"r"--(a")")--" b"#, #"r"--(a")")--"/string b/name"#),
    Example(
      "perl", #"{} s/a"/b/g; y{a} {'}; $a->s(1) print q{'}"#,
      #"s/a"/b/g/string y{a} {'}/string $a/name s/name 1/number print/name q{'}/string"#),
    Example("perl", "print 'a # b\n'; \"c\n\"; d", "print/name 'a # b\n'/string \"c\n\"/string d/name"),
    Example("perl", "a\n=item it's\n\nb\n=cut\nc =item", "a/name =item it's\n\nb\n=cut/comment c/name item/name"),
    Example("perl", "local $\" = ', '; join $', $`", "local/keyword $\"/name ', '/string join/name $'/name $`/name"),
    Example(
      "python", "match a:  # b\n case [c]: d\nmatch(e)\nmatch: int",
      "match/keyword a/name # b/comment case/keyword c/name d/name match/name e/name match/name int/name"),
    Example("python", "case = {1: 2}", "case/name 1/number 2/number"),
    Example("go", "0x1p-2 0xe-1", "0x1p-2/number 0xe/number 1/number"),
    Example("sql", #"E'a\'b' AND"#, #"E'a\'b'/string AND/keyword"#),
    Example("makefile", "a \\# b", "a/name b/name"),
    Example(
      "python", "f'{a:#x} {b:>{c}.2f} {d[1:2]!r}' # e",
      "f'/string a/name #x/string b/name >/string c/name .2f/string d/name 1/number 2/number r/name '/string "
        + "# e/comment"),
    Example(
      "csharp", "$\"{a:#,##0} {(b ? c : d)}\" // e",
      "$\"/string a/name #,##0/string b/name c/name d/name \"/string // e/comment"),
    Example("ruby", "<<~B\n#{a} B\nB\nc", "<<~B/string a/name B\nB/string c/name"),
    Example("python", "f'{{{a}}} {{{{b}}}}'", "f'{{/string a/name }} {{{{b}}}}'/string"),
    Example("c", "#define A \\\r\n  1\r\nint b;", "#define A \\\r\n  1/directive int/keyword b/name"),
    Example("diff", "-a \\\n+b \\\n c", "-a \\/deleted +b \\/inserted c/name"),
    Example("php", "#[A('/b', c: ['D', ']'])] e", "#[A('/b', c: ['D', ']'])]/attribute e/name"),
    Example(
      "rust", "#[token(\"[\")] #![a(b = [\"\\\"]\"], c = '\"')] d<'e>",
      "#[token(\"[\")]/attribute #![a(b = [\"\\\"]\"], c = '\"')]/attribute d/name 'e/type"),
    Example("rust", "#[a('b)] c", "#[a('b)]/attribute c/name"),
    Example("php", "['a'=>null]; $b->list", "'a'/string null/keyword $b/name list/name"),
    Example("groovy", "[a:true, b:c::new]", "a/name true/keyword b/name c/name new/name"),
    Example("dart", "a..get; [...await b]", "a/name get/name await/keyword b/name"),
    Example("ruby", "def include?(a) = defined?(b)", "def/keyword include?/name a/name defined?/keyword b/name"),
    Example("haskell", "type' = class'", "type'/name class'/name"),
    Example("fsharp", "let! a = b and! c = d", "let!/keyword a/name b/name and!/keyword c/name d/name"),
  ])
  func classifies(_ example: Example) throws {
    #expect(try marked(example) == example.expected)
  }

  @Test(arguments: [
    ("comment: * line margin\n", "* a\n * b", "* a/comment b/name"),
    ("line-keywords: a\n", "a a\n a", "a/keyword a/name a/keyword"),
    ("line-key-sign: =\n", "a = b\nc=d", "a/property b/name c/name d/name"),
    ("line-key-sign: = : tight\n", "a=b\n c:d", "a/property b/name c/property d/name"),
    ("line-key-sign: = tight\ncomment: ; line\n", "; a=b", "; a=b/comment"),
  ])
  func heedsThePlaceOnTheLine(rules: String, code: String, expected: String) throws {
    let highlighter = TableHighlighter(grammar: try LanguageGrammar(parsing: "names: a\n" + rules))
    #expect(marked(code, by: highlighter) == expected)
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
  try marked(example.code, by: Grammars.highlighter(example.language))
}

private func marked(_ text: String, by highlighter: TableHighlighter) -> String {
  var code = text
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
