import Testing

@testable import CaseStudyReader

@Suite struct PastedCodeTests {
  @Test(arguments: [
    ("let isCheap = a &lt; b", "swift", "0:16 &lt; <"),
    ("let a = 1\nprint(“x”)", "swift", "1:6 “ \", 1:10 ” \""),
    ("if a &amp;&amp; b {}", "java", "0:5 &amp; &, 0:10 &amp; &"),
    ("\u{A0}\u{A0}return 1", "python", "0:0 \u{A0}  , 0:2 \u{A0}  "),
    ("print(‘x’)", "python", "0:6 ‘ ', 0:10 ’ '"),
    ("print(\"“\") // ’\nlet a = ’", "swift", "1:8 ’ '"),
    ("/* “\n ” */ x(”", "c++", "1:10 ” \""),
    ("let a = 'x\nlet b = “", "rust", "1:8 “ \""),
  ])
  func findsWhatNoCompilerReads(code: String, language: String, expected: String) {
    let found = PastedCode.findings(in: code, language: language)
    #expect(found.map { "\($0.line):\($0.offset) \($0.shown) \($0.meant)" }.joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("let a = \"&lt; “x” \\\" ’\"", "swift"),
    ("let a = \"\"\"\n  “x”\n  &amp;\n  \"\"\"", "swift"),
    ("let a = `\n“x”\n`", "javascript"),
    ("return <p>a &amp; b “c”</p>", "javascript"),
    ("x = 1  # don’t", "python"),
    ("/// Don’t.\nlet a = 1", "swift"),
    ("/*\n “x”\n*/", "java"),
    ("<a>&lt;</a>", "html"),
    ("a “b” &lt;", ""),
    ("return a & b && c¢", "c"),
  ])
  func ignoresTextAndMarkup(code: String, language: String) {
    #expect(PastedCode.findings(in: code, language: language).isEmpty)
  }
}
