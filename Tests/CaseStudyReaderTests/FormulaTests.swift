import CaseStudyModel
import Testing

@Suite("Formulas")
struct FormulaTests {
  @Test(arguments: [
    ("$E = m_1 c^2 * a_2$", "E = m_1 c^2 * a_2"), (#"$\alpha \{x\}$"#, #"\alpha \{x\}"#), ("$`a_b`$", "a_b"),
    (#"$x = \$5$"#, #"x = \$5"#), ("$1.50$", "1.50"), (#"$2 \times 3$"#, #"2 \times 3"#), ("($x$)", "x"),
    ("**$y$**", "y"), ("$a$, b", "a"), ("| a |\n|---|\n| $x^2$ |", "x^2"), ("$a < b$", "a &lt; b"),
  ])
  func areKeptAsCode(written: String, formula: String) throws {
    #expect(try Self.html(written).contains("<code class=\"math\">\(formula)</code>"))
  }

  @Test(arguments: [("$$x$$", "x"), ("$$\n\\sum_{i=1}^n a_i\n= b\n$$", "\\sum_{i=1}^n a_i\n= b")])
  func mayBeOnSeparateLines(written: String, formula: String) throws {
    #expect(try Self.html(written).contains("<code class=\"math display\">\(formula)</code>"))
  }

  @Test(arguments: [
    "$5 and $10", "$5 and 10$", "$5-$10", "US$5 and US$6", "$HOME/$USER", "$HOME and $PATH", "5$ or 6$", "$5 (was 6$)",
    "x$y$", "$x$y", "$ x $", "$x", "$$", "$$$", "$$$x$$$", #"\$x\$"#, "$", "$$x", "$`x",
  ])
  func areNoAmountsAndNoVariables(written: String) throws {
    #expect(try !Self.html(written).contains("class=\"math"))
  }

  @Test func areNotReadInCode() throws {
    #expect(try Self.html("`$x$`").contains("<code>$x$</code>"))
    #expect(try read("```\n$x$\n```").article.snippets.map(\.code) == ["$x$\n"])
  }

  @Test func haveOneRemarkBelowTheFirst() throws {
    let html = try Self.html("- $x$\n- $y$\n\n| $a$ |\n|---|\n\n# $z$\n")
    #expect(html.components(separatedBy: "class=\"notation\"").count == 2)
    #expect(html.contains("<code class=\"math\">x</code>\n<p class=\"notation\">"))
  }

  @Test(arguments: [
    ("Text.\n\nA $x$ and $y$.\n\n```mermaid\na\n```\n", 3, 3), ("Text\nand $x$\n", 2, 5), ("```math\nx\n```\n", 1, 1),
    ("```mermaid\nx\n```\n", 1, 1),
  ])
  func areReportedOnceAFile(markdown: String, line: Int, column: Int) {
    let found = readStudy("---\ntitle: T\nsummary: S\n---\n\(markdown)").diagnostics("NotationAsSource")
    #expect(found.map(\.range.start) == [SourcePosition(line: line + 4, column: column)])
    #expect(found.map(\.severity) == [.information])
  }

  @Test func leaveTheLinesOfLaterLinksAsTheyAre() throws {
    let links = try read("$$\na\n= b\n\n$$\n\n$$\na\n= b\n$$ and\n[a](b.md)\n").article.links
    #expect(links.map(\.position.line) == [11])
  }

  @Test func belongToNoSide() throws {
    let snippets = try read("# T\n\n## Before\n\n```math\nx\n```\n\n```mermaid\ny\n```\n").article.snippets
    #expect(snippets.map(\.side) == [nil, nil])
  }

  private static func html(_ markdown: String) throws -> String { try read("\(markdown)\n").article.html }
}
