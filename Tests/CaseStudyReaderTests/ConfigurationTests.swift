import CaseStudyModel
import CaseStudyReader
import Testing

struct ConfigurationTests {
  @Test func readsTheSettingsOfASite() {
    let configuration = read(
      """
      title: T
      baseURL: https://a.b/c
      author: {name: Ann, url: u}
      repository: {url: "https://a.b/r", branch: trunk}
      navigation: [{title: N, url: n}]
      allowHTML: none
      vocabulary: {before: [schlimm], after: gut, principles: {ocp: [offen]}}
      severities: {MissingAfter: error, X: off}
      verifiers: {swift: [swiftc, -typecheck]}
      drafts: true
      """
    ).value
    #expect(configuration.isConfigured)
    #expect(configuration.title == "T")
    #expect(configuration.author?.name == "Ann")
    #expect(configuration.repository?.branch == "trunk")
    #expect(configuration.navigation.map(\.title) == ["N"])
    #expect(configuration.htmlPolicy == .none)
    #expect(configuration.vocabulary.before == ["schlimm"])
    #expect(configuration.vocabulary.after == ["gut"])
    #expect(configuration.vocabulary.principles[Principle.ID(rawValue: "ocp")] == ["offen"])
    #expect(configuration.severities["MissingAfter"] == .error)
    #expect(configuration.verifiers["swift"] == ["swiftc", "-typecheck"])
    #expect(configuration.includesDrafts)
  }

  @Test func publishesNoPassword() {
    let read = read("baseURL: https://ann:pw@a.b/c\nrepository: {url: \"https://token@github.com/a/b\"}\n")
    #expect(read.value.baseURL == "https://a.b/c")
    #expect(read.value.repository?.url == "https://github.com/a/b")
    #expect(read.diagnostics.map(\.id) == ["WrongValue", "WrongValue"])
    #expect(!read.diagnostics.contains { "\($0.summary)\($0.solutions)".contains("pw") })
  }

  @Test(arguments: [String(repeating: "x", count: 256), String(repeating: "d/", count: 500) + "d"])
  func writesToNoFolderWithTooLongAPath(output: String) {
    let read = read("output: \(output)\n")
    #expect(read.value.output == SiteConfiguration().output)
    #expect(read.diagnostics.map(\.id) == ["WrongValue"])
  }

  @Test(arguments: [("./public", "public"), ("a/./b/", "a/b"), ("a/../public", "public")])
  func writesToTheFolderThatAPathWithDotsLeadsTo(output: String, folder: String) {
    let read = read("output: \(output)\n")
    #expect(read.value.output == folder)
    #expect(read.diagnostics == [])
  }

  @Test(arguments: ["./Content/site", "public/../Content", "./Templates"])
  func writesToNoFolderOfTheSources(output: String) {
    let read = read("output: \(output)\n")
    #expect(read.value.output == SiteConfiguration().output)
    #expect(read.diagnostics.map(\.id) == ["WrongValue"])
  }

  /// A site may have a page for every few bytes of its studies, and each shows these texts.
  @Test(arguments: [
    "title: {}", "tagline: {}", "baseURL: https://a.b/{}", "author: {name: {}}", "repository: {url: https://a.b/{}}",
    "navigation: [{title: {}, url: /}]",
  ])
  func ignoresTextsThatAreTooLongForEveryPage(setting: String) {
    func read(_ length: Int) -> Diagnosed<SiteConfiguration> {
      self.read(setting.replacing("{}", with: String(repeating: "x", count: length)) + "\nlanguage: de\n")
    }
    #expect(read(9_000).diagnostics.isEmpty)
    let long = read(10_001)
    #expect(long.diagnostics.map(\.id) == ["WrongValue"])
    #expect(long.value == self.read("language: de\n").value)
  }

  @Test func readsTheCommandsOfALanguage() {
    let read = read(
      """
      verifiers:
        python: [python3, -m, py_compile]
        ruby: {check: [ruby, -c], run: ruby, test: [ruby, -w], prelude: Content/prelude.rb}
      facts: {python: python-facts}

      """)
    #expect(read.diagnostics == [])
    #expect(
      read.value.verifiers == [
        "python": ["python3", "-m", "py_compile"],
        "ruby": LanguageCommands(
          check: ["ruby", "-c"], run: ["ruby"], test: ["ruby", "-w"], prelude: "Content/prelude.rb"),
      ])
    #expect(read.value.facts == ["python": ["python-facts"]])
    #expect(
      read.value.namedLanguages.map { "\($0.setting) \($0.language) \($0.position.line):\($0.position.column)" } == [
        "verifiers python 2:3", "verifiers ruby 3:3", "facts python 4:9",
      ])
  }

  @Test func suggestsTheIntendedKeyOfALanguage() throws {
    let diagnostic = try #require(read("verifiers:\n  python: {check: [a], tset: [b]}\n").diagnostics.first)
    #expect(diagnostic.id == "UnknownKey")
    #expect(diagnostic.range.start == SourcePosition(line: 2, column: 24))
    #expect(diagnostic.solutions == ["replace 'tset' with 'test'"])
  }

  @Test(arguments: [
    ("menu: {main: [{title: A, url: /a/}]}", "write a list after 'navigation:'"),
    ("navigation: [{About: about.md}]", "write it as {title: About, url: about.md}"),
    ("navigation: [\"[About](/about/)\"]", "write it as {title: About, url: /about/}"),
    ("navigation: [{title: A, children: [{title: B, url: /b/}]}]", "list its entries beside the others"),
    ("language: en_US.UTF-8", "replace 'en_US.UTF-8' with 'en-US'"),
    ("baseURL: \" https://a.b \"", "replace ' https://a.b ' with 'https://a.b'"),
    ("defaults: {draft: true}", "write its values in the front matter of each page"),
  ])
  func saysWhatOtherProgramsWriteInAnotherWay(_ text: String, _ solution: String) throws {
    let diagnostics = read(text + "\n").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.solutions.first?.description == solution)
  }

  @Test(arguments: ["$SITE_URL", "\"%SITE_URL%\""])
  func reportsAVariableOfAShellAsAPlaceholder(_ value: String) {
    let diagnostics = read("baseURL: \(value)\n").diagnostics
    #expect(diagnostics.map { $0.summary.description.prefix(11) } == ["Placeholder"])
  }

  @Test(arguments: [
    ("titel: T", "UnknownKey", 1, 1), ("a: b\ntitle: [c]", "WrongType", 2, 8),
    ("allowHTML: sometimes", "WrongValue", 1, 12), ("baseURL: example.org", "WrongValue", 1, 10),
    (#"baseURL: 'https://a.b/" "x";'"#, "WrongValue", 1, 10), ("baseURL: https://a.b/$host", "WrongValue", 1, 10),
    ("baseURL: https://a.b/*", "WrongValue", 1, 10), ("baseURL: https://a.b/:x", "WrongValue", 1, 10),
    (#"baseURL: https://a.b/\x"#, "WrongValue", 1, 10),
    ("navigation: a", "WrongType", 1, 13), ("vocabulary: {principles: {ocp: [open, before]}}", "WrongValue", 1, 39),
    ("vocabulary: {before: [einst], principles: {ocp: [einst]}}", "WrongValue", 1, 50),
    ("- a", "WrongType", 1, 1), ("title: 'a", "MalformedYAML", 1, 8),
    ("repository: javascript:alert(1)", "WrongValue", 1, 13), ("repository: git@a.b:c/d", "WrongValue", 1, 13),
    ("repository: {url: ' data:text/html,x'}", "WrongValue", 1, 13), ("repository: {branch: a}", "MissingKey", 1, 13),
    ("author: {url: https://a.b}", "MissingKey", 1, 9), ("verifiers: [python]", "WrongType", 1, 12),
    ("verifiers: {python: {test: [a]}}", "MissingKey", 1, 21),
    ("verifiers: {python: {check: {a: b}}}", "WrongType", 1, 29), ("verifiers: {python: []}", "WrongValue", 1, 21),
    ("verifiers: {python: [{a: b}]}", "WrongType", 1, 22), ("facts: {python: ''}", "WrongValue", 1, 17),
  ])
  func reportsWhatIsWrongWithItsPlace(_ text: String, _ id: String, _ line: Int, _ column: Int) throws {
    let diagnostic = try #require(read(text + "\n").diagnostics.first { $0.id == id })
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range.start == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("author: {name: a, url: javascript:b}", 24), ("navigation: [{title: a, url: 'data:text/html,b'}]", 30),
    ("author: {name: a, url: \"java\\nscript:b\"}", 24),
  ])
  func leavesOutAddressesThatRunCode(_ text: String, _ column: Int) throws {
    let read = read(text + "\n")
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.id == "UnsafeLink")
    #expect(diagnostic.range.start == SourcePosition(line: 1, column: column))
    #expect(read.value.author?.url == nil)
    #expect(read.value.navigation.allSatisfy { $0.url.isEmpty })
  }

  private func read(_ text: String) -> Diagnosed<SiteConfiguration> {
    MarkdownDocumentReader().configuration(from: SourceFile(path: "solidsite.yml", text: text))
  }
}
