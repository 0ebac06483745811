import CaseStudyModel
import Testing

@testable import CaseStudyReader

struct InputLimitsTests {
  /// Texts that take libcmark-gfm 0.29.0.gfm.6 from many seconds to hours.
  private static let slow: [String: String] = [
    "images in images": many("![[]()"), "delimiters of two lengths": many("~a ") + many("b~~ "),
    "declarations": "a " + many("<!A "), "instructions": "a " + many("<?"), "CDATA": "a " + many("<![CDATA["),
    "underscores in domains": many("www.a_"), "closing brackets of addresses": "http://a.b" + many(")"),
    "mail addresses": many("[a@b.c]"), "delimiter rows that don't fit": many("a|b\n|-|\n"),
    "a late delimiter row": many("a\n") + "|-|\n", "a long row": "|a|\n|-|\n|" + many("a|"),
    "rows that are filled up": "|" + many("a|") + "\n|" + many("-|") + "\n" + many("a\n"),
    "blank lines in a deep list": many("- ") + "a" + many("\n"),
    "blank lines in a deep list in a quotation": "> " + many("- ") + "a\n" + many(">\n"),
    "a long paragraph in a deep quotation": many("> ") + "a\n" + many("b\n"),
    "emphasis in a deep quotation": many(">") + many("a\n"),
    "a long address": "[x]: " + many("y") + "\n\n" + many("[x] "),
  ]

  @Test(arguments: slow.keys.sorted())
  func rejectsInputThatTakesTooLongToParse(_ name: String) throws {
    let text = try #require(Self.slow[name])
    let study = readStudy("# T\n\nIntroduction.\n\n" + text)
    let diagnostic = try #require(study.diagnostics("InputTooComplex").first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range.start.line >= 5)
    #expect(!diagnostic.solutions.isEmpty)
    #expect(study.value.article.body.isEmpty)
  }

  @Test func rejectsALongAddressThatASmallTextUsesOften() {
    let text = "[a]: " + String(repeating: "b/", count: 7_000) + "\n\n" + String(repeating: "[a]\n\n", count: 3_000)
    #expect(!readStudy(text).diagnostics("InputTooComplex").isEmpty)
  }

  @Test func readsLargeOrdinaryTexts() {
    let paragraph = "Some *words* on [a page](https://a.b/c_d) with `code[0]`, see <x@y.z> (and www.e.f).\n"
    let table = "\n| a | b |\n|---|---|\n" + String(repeating: "| [c](d) | *e* |\n", count: 500)
    let code = "\n```js\n" + String(repeating: "a[b](c)[d]|e||f;", count: 20_000) + "\n```\n"
    let list = "\n" + String(repeating: "- [a](https://b.c) *d*\n", count: 20_000)
    let plain = code.replacing("```js", with: "```")
    let text = String(repeating: paragraph + "\n", count: 2_000) + table + code + plain + list
    #expect(readStudy(text).diagnostics("InputTooComplex").isEmpty)
  }

  @Test(arguments: [
    "<div>\n```\n\n", "<!--\n-->\n```\n", "- a\n\n  ```\n", "> ```\n", "    ```\n", "``` `\n", "```\n~~~a\n```\n",
    "```\n````a\n```\n", "  ~~~\n```a\n  ~~~\n", "  ~~~\nb\n\n```a\n~~~\n", "<b> c\n```\n\n~~~a\n```\n",
  ])
  func continuesAfterWhatOnlyLooksLikeAFence(_ beginning: String) {
    let text = beginning + "\n" + Self.many("![[]()")
    let limits = InputLimits.diagnostics(for: Array(text.utf8)[...], path: "a.md", lineOffset: 0)
    #expect(limits.contains { $0.id == "InputTooComplex" })
  }

  @Test func readsALongAddressThatIsUsedOnce() {
    let address = "[image]: https://a.b/" + String(repeating: "c", count: 100_000)
    let text = "![d][Image]\n\n" + String(repeating: "[e](f)\n\n", count: 1000) + address + "\n"
    #expect(readStudy(text).diagnostics("InputTooComplex").isEmpty)
  }

  @Test(arguments: [
    ("sources", "{titel: a}"), ("sources", "a // b"), ("authors", "{nam: a}"), ("authors", "''"), ("authors", "[a]"),
  ])
  func readsOnlyTheFirstOfManyValues(_ key: String, _ value: String) {
    let values = [String](repeating: value, count: 100_000).joined(separator: ", ")
    let study = readStudy("---\ntitle: T\nsummary: S\n\(key): [\(values)]\n---\n\na\n")
    let limits = study.diagnostics.filter { $0.summary.description == "Key '\(key)' must have at most 1000 values" }
    #expect(limits.map(\.range.start.line) == [4])
    #expect(study.diagnostics.count < 20_000)
  }

  @Test func reportsABoundedNumberOfUnknownKeys() {
    let item = "{" + (0..<500).map { "k\($0): a, " }.joined() + "title: b}, "
    let study = readStudy("---\nsources: [\(String(repeating: item, count: 500))]\n---\n\na\n")
    #expect(study.diagnostics("UnknownKey").count == SettingsDecoder.mostUnknownKeys)
  }

  @Test func readsABoundedNumberOfWordsOfAnInfoString() {
    let words = (0..<100_000).map { "w\($0) befor" }.joined(separator: " ")
    let found = readStudy("```swift \(words)\na\n```\n").diagnostics("UnknownInfoWord")
    #expect(found.count <= InfoString.wordLimit + 1)
    #expect(found.count { $0.summary.description == "An info string must have at most 1000 words" } == 1)
  }

  @Test(
    arguments: [
      ("<a {\n", 100, ["Chart"]), ("<a {\n", 2000, []), ("{/*\n", 100, ["Chart"]), ("{/*\n", 2000, []),
    ] as [(String, Int, [String])])
  func searchesForTheEndsOfSomeComponents(_ beginning: String, _ count: Int, _ found: [String]) {
    var bytes = Array((String(repeating: beginning, count: count) + "\n<Chart data={[1]} />\n").utf8)
    #expect(Components.remove(from: &bytes, startingAt: 0).map(\.name) == found)
  }

  @Test func indentsNoDirectiveFurtherThanItsLine() {
    let inner = many(1000, ":::{tip} a\n") + many(1001, ":::\n")
    var bytes = Array((String(repeating: " ", count: 10_000) + ":::{note}\n" + inner).utf8)
    let count = bytes.count
    Directives.rewrite(&bytes, startingAt: 0)
    #expect(bytes.count <= 2 * count)
  }

  @Test func offersNoFixOfTensOfThousandsOfPlaces() throws {
    let study = readStudy("```swift\n" + many(20_000, "let a = “b”\n") + "```\n")
    let diagnostic = try #require(study.diagnostics("PastedCode").first)
    #expect(diagnostic.fixes.isEmpty)
  }

  @Test func readsAFileOnceForManyAddressesWithAColon() {
    var count = 0
    _ = MarkdownDocumentReader().study(
      from: SourceFile(path: "Content/study.md", text: many(100, "```swift src=a.swift:b\n```\n")),
      configuration: SiteConfiguration(isConfigured: true), principles: [],
      include: { path in
        if path != "Content/a.swift" { return nil }
        count += 1
        return []
      })
    #expect((1...2).contains(count))
  }

  private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  private static func many(_ text: String) -> String {
    String(repeating: text, count: 200_000)
  }
}
