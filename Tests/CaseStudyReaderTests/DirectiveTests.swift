import CaseStudyModel
import Testing

/// Directives and roles of MyST.
struct DirectiveTests {
  @Test(arguments: [
    (":::{admonition} Origin\nText.\n:::\n", "<p><strong>Origin</strong>"), ("```{note}\nText.\n```\n", "<p>Text.</p>"),
    ("::::{tab-set}\n  :::{tab-item} Go\n    Text.\n  :::\n::::\n", "<strong>Go</strong>"),
    (":::{figure} a.png\n:width: 5\nText.\n:::\n", "<img src=\"a.png\" alt=\"\">"),
    (":::{toctree}\n:maxdepth: 1\n\nother\n:::\n\nText.\n", "<p>Text.</p>"),
    ("See {doc}`other`.\n", "<code>other</code>."),
    ("- a\n\n  :::{tip}\n  Text.\n  :::\n\n- b\n", "<p>Text.</p>\n</li>\n<li>"),
  ])
  func areReadAsMarkdown(_ text: String, _ html: String) throws {
    let article = try read("# S\n\n\(text)").article
    #expect(article.html.contains(html))
    for sign in [":::", "{", ":width:", "maxdepth", "<p>other"] { #expect(!article.html.contains(sign)) }
    #expect(article.snippets.isEmpty)
  }

  @Test(arguments: [
    ("```{code-block} python\n:linenos:\na\n```\n", "python"), ("```{code-cell} ipython3\na\n```\n", "python"),
    (":::{tab-item} Go\n  ```go\n  a\n  ```\n:::\n", "go"),
    ("::::{tab-set}\n  :::{tab-item} Go\n    ```go\n    a\n    ```\n  :::\n::::\n", "go"),
  ])
  func codeStaysCode(_ text: String, _ language: String) throws {
    let snippets = try read("# S\n\n\(text)").article.snippets
    #expect(snippets.map(\.code) == ["a\n"])
    #expect(snippets.map { $0.language?.rawValue } == [language])
  }

  @Test func theTitleOfATabLabelsItsCode() throws {
    func tab(_ title: String) -> String { ":::{tab-item} \(title)\n```java\nclass A {}\n```\n:::\n" }
    let text = "# S\n\n## Single responsibility\n\n::::{tab-set}\n\(tab("Bad"))\(tab("Good"))::::\n"
    #expect(try read(text).article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: [
    ":::{note}\nNo end.\n", ":::{.note}\nText.\n:::\n", "````md\n:::{note}\n:::\n````\n", "```{r}\na\n```\n",
    "Write `{doc}` here.\n",
  ])
  func otherBracesStay(_ text: String) throws {
    let article = try read("# S\n\n\(text)").article
    let info = article.snippets.map { $0.language?.rawValue ?? "" }.joined()
    #expect((article.html + info).contains("{") || article.snippets.map(\.code) == ["a\n"])
  }
}
