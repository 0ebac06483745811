import CaseStudyModel
import Foundation
import PreviewServer
import SiteBuilder
import Testing

@testable import SolidsiteCommand

/// A site in German with many faults, whose author writes nothing but invented words.
@Suite("The diagnostics of a site in German")
struct GermanDiagnosticsTests {
  @Test func areOfManyKinds() throws {
    let ids = Set(try Self.checked().map(\.id))
    #expect(ids.count >= 40, "\(ids.sorted())")
  }

  @Test func containNoEnglishWordOfTheInterface() throws {
    let english = try Self.english()
    for diagnostic in try Self.checked() {
      let texts = [diagnostic.message, diagnostic.explanation ?? ""] + diagnostic.solutions
      for text in texts + diagnostic.notes.map(\.message) {
        #expect(Self.words(in: text).intersection(english).sorted() == [], "\(diagnostic.id): \(text)")
      }
    }
  }

  @Test func haveGermanLabels() throws {
    try SiteFolder.with(Self.files) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains(": Fehler: "))
      #expect(run.errors.contains("\n  Lösung: "))
      #expect(run.errors.contains(/\n\d+ Fehler, \d+ Warnungen/))
      #expect(!run.errors.contains(/: (error|warning|note): |solution:/))
    }
  }

  @Test func describeTheBuildInGerman() throws {
    try SiteFolder.with(["solidsite.yml": "title: Quux\nlanguage: de\n", "Content/index.md": "# Quux\n"]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.errors.contains(/\d+ Seiten in \S+ erstellt \(Dateien: \d+ geschrieben\)/))
    }
  }

  /// The language is known before the site is read, and if it can't be.
  @Test(arguments: [
    ("build --base-url http://localhost", "Die Option „--base-url“ sollte"),
    ("inspect gone.md", "Fehler: Es gibt keine Datei „gone.md“"),
    ("new Quux --code python", "„solidsite verify quux --allow-commands“ führt die Studie aus."),
    ("init", "ist schon da, und nichts wurde geschrieben"), ("init quuz --language de", "Nun führt „solidsite verify"),
    ("ledger --history gone", "lässt sich kein Git-Repository öffnen: "),
  ])
  func areGermanBeforeTheSiteIsRead(words: String, part: String) throws {
    try SiteFolder.with(["solidsite.yml": "title: Quux\nlanguage: de\n", "Content/index.md": "# Quux\n"]) { folder in
      let run = try solidsite(words, in: folder)
      #expect(run.errors.contains(part), "\(run.errors)")
    }
  }

  @Test func areGermanOverThePage() throws {
    let texts = try Self.texts()
    let path = "Content/quux.md"
    let diagnostic = Diagnostic(
      "DeadLink", .error, "Link '\(path)' must lead to a page or a file of the site",
      at: SourceRange(path: path, line: 1))
    let writer = ProblemWriter(sources: DiagnosticSources(MemoryContentSource([:])))
    let problems = writer.problems(among: [diagnostic], in: texts)
    #expect(problems.map(\.summary) == ["Der Link „\(path)“ muss zu einer Seite oder Datei der Website führen"])
  }

  @Test func areGermanOnThePageOfAFaultyTemplate() throws {
    let files = [
      "solidsite.yml": "title: Quux\nlanguage: de\n", "Content/index.md": "# Quux\n",
      "Templates/home.mustache": "{{quux}}\n",
    ]
    try SiteFolder.with(files) { folder in
      _ = try solidsite("build", in: folder)
      let page = try folder.text("_site/index.html")
      #expect(page.contains("<html lang=\"de\">"))
      #expect(page.contains("home.mustache:1:1: Der Name „quux“ ist nicht definiert"))
    }
  }

  @Test func areExplainedInGerman() throws {
    let english = try Self.english()
    try SiteFolder.with(["solidsite.yml": "language: de\n"]) { folder in
      let explanation = try solidsite("explain DeadLink", in: folder).output
      #expect(explanation.contains("\nZum Beispiel:\n\n    "))
      let list = try solidsite("explain", in: folder).output
      let summaries = list.split(separator: "\n").map { String($0.dropFirst(24)) }.filter { $0.contains(" ") }
      #expect(summaries.count > 60)
      for line in summaries { #expect(Self.words(in: line).intersection(english).sorted() == [], "\(line)") }
    }
  }

  @Test func areEnglishWithoutASite() throws {
    try SiteFolder.with { folder in
      let run = try solidsite("explain DeadLink", in: folder)
      #expect(run.output.contains("\nFor example:\n"))
    }
  }

  @Test func takeASitesOwnMessage() throws {
    let files = [
      "solidsite.yml": "language: de\nfoo: bar\n", "Content/index.md": "# Quux\n",
      "Templates/texts/de.diagnostics.yml": "\"Key '{{1}}' isn't known\": \"{{1}}? Nie gehört\"\n",
    ]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains(": Fehler: foo? Nie gehört [UnknownKey]"))
    }
  }

  @Test func warnOfAMessageThatTheProgramDoesNotHave() throws {
    let files = [
      "solidsite.yml": "language: de\n", "Content/index.md": "# Quux\n",
      "Templates/texts/de.diagnostics.yml": "\"Kye '{{1}}' isn't known\": \"{{1}}? Nie gehört\"\n",
    ]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("[UnknownText]"))
    }
  }

  /// A diagnostic as `--format json` prints it.
  private struct Printed: Decodable {
    struct Note: Decodable { var message: String }
    var id: String
    var message: String
    var explanation: String?
    var notes: [Note]
    var solutions: [String]
  }

  private struct Report: Decodable { var diagnostics: [Printed] }

  private static func checked() throws -> [Printed] {
    var diagnostics: [Printed] = []
    try SiteFolder.with(files) { folder in
      let output = try solidsite("check --format json --require-evidence", in: folder).output
      diagnostics = try JSONDecoder().decode(Report.self, from: Data(output.utf8)).diagnostics
    }
    return diagnostics
  }

  /// Collects the words of English messages that German ones don't use.
  private static func english() throws -> Set<String> {
    let german = try MessageCatalogueTests.german()
    let english = german.keys.reduce(into: Set<String>()) { $0.formUnion(words(in: $1)) }
    return german.values.flatMap(\.forms.values).reduce(into: english) { $0.subtract(words(in: $1)) }
  }

  /// Collects the words outside of quotations and of lists of values, in lower case.
  private static func words(in text: String) -> Set<String> {
    let plain = text.replacing(/: \w+(, \w+)+$|„[^“]*“|'[^' ]+'|\S+\.[a-z]+|\S+\/\S+|--\S+|<[^>]*>/, with: " ")
    return Set(plain.lowercased().matches(of: /\p{L}{2,}/).map { String($0.0) })
  }

  private static func texts() throws -> InterfaceTexts {
    InterfaceTexts(language: "de", messages: try MessageCatalogueTests.german())
  }

  private static let files: [String: String] = [
    "solidsite.yml": """
    title: Quux
    language: de
    foo: bar
    titel: Quuz
    baseURL: quux
    output: /quux
    drafts: quux
    repository: {branch: quux}
    verifiers: {quux: [], quuz: {run: [quux]}}
    facts: {swift: [quux]}
    allowHTML: quux
    severities: {DeadLink: quux}
    navigation:
      - title: Quux
        url: /quux/
    """,
    "Templates/texts/de.diagnostics.yml": "\"Kye\": \"Quux\"\n",
    "Templates/texts/de.yml": "page.skip: \"{{quux}}\"\nquux: {quux: \"x\"}\n",
    "Templates/languages/quux.grammar": "names: quux\nquux: quuz\n",
    "Content/index.md": "# Quux\n\n[Quux](quux.md) [Quux](#quux) ![](quux.png) <blink>x</blink> [q](javascript:q)\n",
    "Content/pages/a.md": "---\ntitle: [\n---\n\n# Quux\n",
    "Content/pages/b.md": "---\ntitle: Quux\n\nquux\n",
    "Content/pages/c.md":
      "---\nslug: ../quux\naliases: [../quux]\ndate: quux\nfoo: bar\norder: quux\n---\n\nquux\n\n#### Quux\n",
    "Content/pages/d.md": "---\nslug: quux\n---\n\n# Quux\n\n```swfit\nquux\n```\n\n```\nquux\n",
    "Content/pages/e.md": "---\nslug: Quux\n---\n\n# Quux\n\n" + String(repeating: "> ", count: 70) + "quux\n",
    "Content/pages/f.md": "# Quux\u{0}\n\n@Quux(quux) {\n\nquux\n",
    "Content/pages/quux/quux/quux.md": "# Quux\n",
    "Content/assets/quux.html": "<p>quux</p>",
    "Content/assets/quux.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>quux</script></svg>",
    "Content/assets/quuz.svg": "<svg",
    ".solidsite/evidence/quux.json": "{}",
    ".solidsite/evidence/a.json": "{\"version\": 0}",
    "Content/case-studies/a.md": """
    ---
    title: Quux
    principles: [opc, quux]
    ---

    ```swift Quux.swift befor
    struct Quux {}
    ```

    ```swift Quux.swift before
    struct Quux {} // \u{202E}
    ```

    ```swift src=../../../quux.swift
    ```

    ```swift src=quux.swift
    ```

    ```swift src=.quux.swift
    ```

    ## OCP

    ```swift after
    // DIP
    struct Quux {}
    ```
    """,
    "Content/case-studies/b.md": "---\ntitle: Quux\nprinciples: ocp\n---\n\nquux\n",
    "Content/case-studies/c.md": "---\nprinciples: [ocp]\n---\n\n```swift before\nlet a = 1\n```\n",
    "Content/case-studies/d.md": "---\nprinciples: [ocp]\n---\n\n```swift after\nlet a = 1\n```\n",
    "Content/case-studies/f.md": """
    ---
    title: Quux
    principles: [ocp]
    roles: {policy: [Quux.swift]}
    expect: {dip: contradicted}
    ---

    ```swift before
    let a = 1
    ```

    ```swift contract=Quux after
    ```

    ## Change requests

    ### Quux (advers)

    ```swift test before
    ```
    """,
    "Content/case-studies/e.md": "---\nprinciples: [ocp]\n---\n\n```swift\nlet a = 1\n```\n\n[q](https://exa mple)\n",
  ]
}
