import CaseStudyModel
import CaseStudyReader
import Testing

/// Marks that a page shows as they are written.
@Suite("Unread marks")
struct UnreadMarkTests {
  /// Returns the text under each diagnostic of a text, and what its fix writes there.
  private func marks(_ text: String) -> [[String]] {
    let lines = "# S\n\n\(text)\n".split(separator: "\n", omittingEmptySubsequences: false)
    return diagnostics(text).map { diagnostic in
      let (start, end) = (diagnostic.range.start, diagnostic.range.end)
      let line = lines[start.line - 1].utf8.dropFirst(start.column - 1).prefix(max(0, end.column - start.column))
      return [String(decoding: Array(line), as: UTF8.self)] + diagnostic.fixes.flatMap(\.replacements).map(\.text)
    }
  }

  @Test(arguments: [
    ("Two. %%a remark%% Three.", "%%a remark%%", "<!--a remark-->"), ("Two people. ^intro", "^intro", ""),
    ("Ada &amp Ben", "&amp", "&amp;"), ("It is ~~two~ people.", "~~two~", "~~two~~"),
    ("See `the fees <fees.md>`_ first.", "`the fees <fees.md>`_", "[the fees](fees.md)"),
    ("## Contact##", "Contact##", "Contact"),
    ("We are '''two people'''.", "'''two people'''", "**two people**"),
    ("Press ++ctrl+c++ now.", "++ctrl+c++", "<kbd>ctrl</kbd>+<kbd>c</kbd>"),
    ("Fees have changed.【4†source】", "【4†source】", ""),
    ("They grew :contentReference[oaicite:0]{index=0}.", ":contentReference[oaicite:0]{index=0}", ""),
    ("| a | b |\n+---+---+\n| c | d |", "+---+---+", "|---|---|"), ("| a | b |\n|===|===|", "|===|===|", "|---|---|"),
    ("Two people.[^1]\n\n[^1] Ada and Ben.", "", ":"),
  ])
  func areReportedOnceWithAFix(_ text: String, _ mark: String, _ fix: String) {
    #expect(marks(text) == [[mark, fix]])
  }

  @Test(arguments: [
    ("Two people.^[Ada and Ben.]", "^[Ada and Ben.]"), ("We are [b]two[/b].", "[b]two[/b]"),
    ("## **Contact", "**Contact"), ("== Contact", "=="), ("== Contact ==", "=="),
    ("\\section{Contact}", "\\section{Contact}"),
    ("*[HTML]: Hypertext Markup Language", "*[HTML]:"), ("#+BEGIN_SRC java\nint a;\n#+END_SRC", "#+BEGIN_SRC"),
    ("As shown [@martin2002, p. 33].", "[@martin2002, p. 33]"), ("See :ref:`fees` first.", ":ref:"),
    ("See <https://x.org/a|the fees>.", "<https://x.org/a|"), ("See <https://x.org|fees>.", "<https://x.org|"),
    ("h2. Contact", "h2."),
    ("Written by [YOUR NAME].", "[YOUR NAME]"), (":::note Hint\n\nFees change.", ":::note"),
    ("The fee is \\( 3h \\).", "\\( 3h \\)"), ("\\[ f = 3h \\]", "\\[ f = 3h \\]"),
    ("\\#\\# Contact", "\\#\\#"), ("\\- Ada\n\\- Ben", "\\-"), ("## {{ page.title }}", "{{ page.title }}"),
    ("[a](https://www.google.com/url?q=https://a.b/c&sa=D)", ""),
    ("{code:java}\nint a;\n{code}", "{code:java}"), ("| a | b |\n|---|---|\n| c | d |\n\n| e | f |", "| e | f |"),
    ("Two.[^a note]\n\n[^a note]: Ada.", "[^a note]"),
    ("<center>![A map](map.svg)</center>", "![A map](map.svg)"),
    ("<details>\n<summary>More</summary>\nNot **much**.\n</details>", "**much**"),
  ])
  func areReportedOnce(_ text: String, _ mark: String) {
    #expect(marks(text) == [[mark]])
  }

  @Test(arguments: [
    "100%% of all and 50%% of some.", "x ^ y, and the class [^a-z].", "AT&T, and a?b=1&copy=2", "About ~5 and ~6.",
    "## Written in C#", "a == b\nand c", "[i] of an array", "| a | b |\n|---|---|\n| c | d |\n\nText | text.",
    "C++ and C++17, or a++ and ++b", "\\# 1, or \\- 2", "f\\(x\\) and a\\[i\\]", "【注】 and [Your account](a.md)",
    "The rock 'n' roll of 'two', and [@ada] or [@angular/core]", "See <https://x.org/a> | https://x.org/b", "Note: `a`",
    "The fields :ref: and `:ref:`", "#+ of two", "\\section of a",
    "::: warning\nTwo.\n:::", "`^[a b]` and `%%a%%`", "<pre>\n[a](b.md) **c**\n</pre>",
  ])
  func excludeOrdinaryText(_ text: String) {
    #expect(marks(text) == [])
  }

  @Test(arguments: [
    ("Write `%%a%%` for %%a%% here.", [19]), ("Write ``%%a%% ` `` for %%a%%.", [24]), ("Use \\` and &amp for &.", [12]),
    ("As \\%%a%% and %%a%% here.", [15]), ("## Use `{{ a }}`", []), ("## Use `{{ a }}` or {{ a }}", [21]),
    ("a `b", [3]),
  ])
  func areFoundOutsideOfCode(_ text: String, _ columns: [Int]) {
    #expect(diagnostics(text).map(\.range.start.column) == columns)
  }

  /// A diagnostic takes about a kilobyte.
  @Test(arguments: ["a **b\n\n", "<x>\n\n", "[](a.md)\n\n", "[a] (b.md)\n\n", "|a|b|\n|c|d|\n\n", "[a]: b\n[a]: c\n"])
  func areReportedAThousandTimesAtMost(_ text: String) {
    #expect((900...1100).contains(diagnostics(String(repeating: text, count: 5000)).count))
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    MarkdownDocumentReader().study(
      from: SourceFile(path: "study.md", text: "# S\n\n\(text)\n"), configuration: SiteConfiguration(),
      principles: [], include: { _ in nil }
    ).diagnostics.filter { ["UnreadMark", "MalformedTable", "BrokenLink", "RawHTML"].contains($0.id) }
  }

  @Test func excludeTheTagsOfAMisspeltElement() {
    let found = diagnostics("<detail>\n<summary>More</summary>\n\nText.\n\n</details>")
    #expect(found.map(\.summary) == ["Element <detail> isn't known; did you mean <details>?"])
  }
}
