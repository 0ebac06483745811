import CaseStudyModel
import CaseStudyReader
import Testing

@Suite("Studies with code of commits")
struct RevisionStudyTests {
  private let commit = String(repeating: "a", count: 40)

  /// Reads a study of a configured site, whose files and answers are given.
  private func study(
    _ markdown: String, files: [String: String] = [:], answer: (RevisionQuestion) -> RevisionAnswer?
  ) -> Diagnosed<CaseStudy> {
    MarkdownDocumentReader().studyReader(for: SiteConfiguration(isConfigured: true), principles: []).study(
      from: SourceFile(path: "Content/s.md", text: markdown),
      include: { files[$0].map { Array($0.utf8) } }, revisions: answer)
  }

  private func code(_ files: [String: String], base: Int = 0) -> RevisionAnswer {
    let files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    return .code(RevisionCode(commit: commit, base: base, files: files))
  }

  @Test func takesARegionOfACommitAndNamesTheBlockAfterTheFile() {
    var asked: [RevisionQuestion] = []
    let study = study("# T\n\n```after src=Sources/A.swift@v1.2#x\n```\n") { question in
      asked.append(question)
      return code(["Sources/A.swift": "a\n// #region x\nb\n// #endregion\n"])
    }
    let snippet = study.value.article.snippets.first
    #expect(snippet?.code == "b\n")
    #expect(snippet?.file == "Sources/A.swift")
    #expect(snippet?.language == .swift)
    #expect(snippet?.side == .after)
    #expect(asked == [.file([RevisionPath(revision: "v1.2", path: "Sources/A.swift", folder: "Content")])])
  }

  @Test func reportsASideWithoutACommitAndNotTheRequestsThatStartFromIt() {
    let text = """
      ---
      before: {rev: v1.0, files: "*.swift"}
      after: {rev: v2, files: "*.swift"}
      request: {branch: old/newsletter, heading: A newsletter}
      ---
      # T

      ## Change requests

      ### A newsletter

      They ask.
      """
    let study = study(text) { question in
      if case .files(let side) = question, side.revision == "v2" { return code(["A.swift": "a\n"]) }
      return .fault(.unknownRevision(nearest: nil, isShallow: false))
    }
    #expect(study.diagnostics("UnknownRevision").map(\.range.start.line) == [2])
  }

  @Test func prefersAFileWhoseNameHasAnAt() {
    let study = study("# T\n\n```swift src=icon@2x.swift\n```\n", files: ["Content/icon@2x.swift": "file\n"]) { _ in
      code(["icon": "commit\n"])
    }
    #expect(study.value.article.snippets.map(\.code) == ["file\n"])
  }

  @Test func asksForEachWayToDivideTheAddress() {
    var asked: [RevisionQuestion] = []
    _ = study("# T\n\n```swift src=a@b@c\n```\n") { question in
      asked.append(question)
      return nil
    }
    #expect(
      asked == [
        .file([
          RevisionPath(revision: "c", path: "a@b", folder: "Content"),
          RevisionPath(revision: "b@c", path: "a", folder: "Content"),
        ])
      ])
  }

  @Test func saysNothingAboutAQuestionThatMustBeLookedUp() {
    let study = study("# T\n\n```swift src=A.swift@v1\n```\n") { _ in nil }
    #expect(study.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func pointsAtTheMisspeltPartAndReplacesIt() throws {
    let text = "# T\n\n```swift src=A.swift@v1.3#x after\n```\n"
    let revision = study(text) { _ in .fault(.unknownRevision(nearest: "v1.2", isShallow: false)) }
    let path = study(text) { _ in .fault(.missingFile(nearest: "B.swift")) }
    let found = try [
      #require(revision.diagnostics("UnknownRevision").first), #require(path.diagnostics("MissingInclude").first),
    ]
    #expect(found.map(\.range.start.column) == [22, 14])
    #expect(found.map(\.range.end.column) == [26, 21])
    #expect(found.map { $0.fixes.first?.replacements.first?.text } == ["v1.2", "B.swift"])
    #expect(found.allSatisfy { $0.summary.description.contains("did you mean") })
  }

  @Test(arguments: [
    (RevisionFault.noRepository, "UnreadableRevision", "git repository"), (.binary, "UnusableFile", "text"),
    (.hidden(".env"), "HiddenFile", ".env"), (.missingObject, "UnreadableRevision", "all files"),
  ])
  func pointsAtTheAddressOfAFault(fault: RevisionFault, id: String, words: String) throws {
    let study = study("# T\n\n```swift A.swift src=A.swift@v1.3 after\n```\n") { _ in .fault(fault) }
    let found = try #require(study.diagnostics(id).first)
    #expect(found.severity == .error)
    #expect(found.summary.description.contains(words))
    #expect(found.range.start == SourcePosition(line: 3, column: 22))
    #expect(found.range.end == SourcePosition(line: 3, column: 34))
  }

  @Test func suggestsTheNearestRegion() {
    let study = study("# T\n\n```swift src=A.swift@v1#fees\n```\n") { _ in
      code(["A.swift": "// #region fee\na\n// #endregion\n"])
    }
    #expect(study.diagnostics("MissingInclude").first?.summary.description.contains("did you mean 'fee'?") == true)
  }

  @Test func fixesCodeThatHasDriftedFromTheCommit() throws {
    let text = "---\ncommit: v1\n---\n# T\n\n```swift src=A.swift#x\n```\n"
    let study = study(text, files: ["Content/A.swift": "// #region x\nnew\n// #endregion\n"]) { question in
      #expect(question == .file([RevisionPath(revision: "v1", path: "A.swift", folder: "Content")]))
      return code(["Content/A.swift": "// #region x\nold\n// #endregion\n"])
    }
    let found = try #require(study.diagnostics("DriftedCode").first)
    let replacement = try #require(found.fixes.first?.replacements.first)
    #expect(replacement.text == "A.swift@v1#x")
    #expect(replacement.range.start == SourcePosition(line: 6, column: 14))
    #expect(study.value.article.snippets.map(\.code) == ["new\n"])
  }

  @Test(arguments: [
    (RevisionFault.unknownRevision(nearest: nil, isShallow: true), Severity.warning),
    (.unknownRevision(nearest: nil, isShallow: false), .error), (.missingObject, .warning),
    (.missingFile(nearest: nil), .error),
  ])
  func onlyWarnsWhereAnIncompleteCloneCantBeCompared(fault: RevisionFault, severity: Severity) {
    let text = "---\ntitle: T\nsummary: S\ncommit: v1\n---\n\n```swift src=A.swift\n```\n"
    let study = study(text, files: ["Content/A.swift": "a\n"]) { _ in .fault(fault) }
    #expect(study.diagnostics.map(\.severity) == [severity])
    #expect(study.value.article.snippets.map(\.code) == ["a\n"])
  }

  @Test func saysNothingAboutCodeThatHasNotDrifted() {
    let text = "---\ncommit: v1\n---\n# T\n\n```swift src=A.swift#x\n```\n"
    let study = study(text, files: ["Content/A.swift": "// #region x\na\n// #endregion\n"]) { _ in
      code(["Content/A.swift": "more\n// #region x\na\n// #endregion\n"])
    }
    #expect(study.diagnostics("DriftedCode").isEmpty)
  }

  private let sides = """
    ---
    title: T
    summary: S
    principles: [ocp]
    before: {rev: v1, files: "Sources/**"}
    after: {rev: v2, files: ["Sources/**", "!Sources/G"], folder: App}
    request: {branch: refunds}
    ---

    ## Before

    ```swift Sources/A.swift
    an excerpt
    ```

    ## Change requests

    ### Refunds

    Someone wants refunds.

    """

  private func answers(_ question: RevisionQuestion) -> RevisionAnswer? {
    switch question {
    case .files(let side) where side.revision == "v1": code(["Sources/A.swift": "a\n"])
    case .files: code(["Sources/A.swift": "b\n", "Sources/C.py": "c\n"])
    case .request(_, let bases):
      bases.map(\.revision) == ["v2", "v1"] ? code(["Sources/D.swift": "d\n"], base: 0) : nil
    case .file: nil
    }
  }

  @Test func readsWholeSidesAsOrdinaryFiles() {
    let study = study(sides, answer: answers)
    #expect(study.diagnostics.filter { $0.severity == .error }.isEmpty)
    let snippets = study.value.article.snippets
    #expect(
      snippets.map(\.file) == [
        "Sources/A.swift", "Sources/A.swift", "Sources/A.swift", "Sources/C.py", "Sources/D.swift",
      ])
    #expect(snippets.map(\.side) == [.before, .before, .after, .after, .after])
    #expect(snippets.map(\.language?.rawValue) == ["swift", "swift", "swift", "python", "swift"])
    #expect(snippets.map(\.role) == [.source, .source, .source, .source, .change])
    #expect(study.value.examples == [Example(principles: [.ocp], before: [1], after: [2, 3])])
    #expect(study.value.changeRequests.map(\.snippets) == [[4]])
  }

  @Test(
    arguments: [
      ("```swift Sources/A.swift\nlet c = 3\n```", [11]),
      ("```swift Sources/A.swift\n  let b   = 2 // two\n\n…\n// more\n```", []),
      ("```swift Sources/A.swift\nlet a = 1\nlet b = 3\nlet c = 4\n```", [12]),
      ("```swift src=Sources/A.swift@v1\n```", [10]), ("```swift src=Sources/A.swift@v2\n```", []),
      ("```swift Sources/A.swift ignore\nlet c = 3\n```", []), ("```swift Sources/B.swift\nlet c = 3\n```", []),
      ("```swift Sources/A.swift before\nlet c = 3\n```", []), ("```swift\nlet c = 3\n```", []),
      ("```swift Sources/A.swift\nlet a = 1...4\n```", [11]),
      ("```swift Sources/A.swift\nlet a = 1\n  ...\nfunc c() { ... }\nlet b = 2\n```", []),
    ] as [(String, [Int])])
  func reportsTheFirstLineOfAnExcerptThatTheCommitLacks(fence: String, lines: [Int]) {
    let front = "---\ntitle: T\nsummary: S\nprinciples: [ocp]\nafter: {rev: v2, files: \"Sources/**\"}\n---\n"
    let study = study(front + "\n## After\n\n" + fence + "\n") { question in
      switch question {
      case .file(let places) where places[0].revision == "v1": code(["Sources/A.swift": "let a = 0\n"])
      default: code(["Sources/A.swift": "let a = 1\nlet b = 2\n"])
      }
    }
    #expect(study.diagnostics("DriftedCode").map(\.range.start.line) == lines)
  }

  @Test(arguments: [
    ("before: {rev: v1}", "MissingKey"), ("before: v1", "WrongType"),
    ("before: {rev: v1, file: a}", "UnknownKey"), ("request: {heading: A}", "MissingKey"), ("request: x", "WrongType"),
    ("request: {branch: refunds}", "UnknownRequest"), ("requests: [x]", "WrongType"),
    ("request: {branch: a, after: b}", "WrongValue"), ("before: {rev: v1, files: \"!a\"}", "UnmatchedFiles"),
  ])
  func reportsIncompleteKeys(key: String, id: String) {
    let study = study("---\ntitle: T\nsummary: S\n\(key)\n---\n\nText.\n") { _ in nil }
    #expect(study.diagnostics(id).map(\.range.start.line) == [4])
  }

  @Test(
    arguments: [
      (nil, "Pattern 'nothing' must match a file of commit 'v1'"),
      (.patterns(nearest: "some"), "Pattern 'nothing' must match a file of commit 'v1'; did you mean 'some'?"),
      (.folder(nearest: "b"), "Folder 'a' must be in commit 'v1'; did you mean 'b'?"),
    ] as [(RevisionCode.Mismatch?, String)])
  func reportsPatternsThatMatchNothing(mismatch: RevisionCode.Mismatch?, words: String) {
    let text = "---\ntitle: T\nsummary: S\nbefore: {rev: v1, files: nothing, folder: a}\n---\n"
    var empty = RevisionCode(commit: commit, files: [])
    empty.mismatch = mismatch
    let found = study(text) { _ in .code(empty) }.diagnostics("UnmatchedFiles")
    #expect(found.map(\.summary.description) == [words])
    #expect(found.map(\.severity) == [.error])
  }

  /// The patterns that match no file of either side and of the request on the after side, where both sides have the same
  /// patterns, and the commits for which they are reported.
  @Test(
    arguments: [
      (["B"], ["B"], ["B"], ["v1", "v2"]), (["B"], ["B"], ["A"], []), (["A"], [], ["A"], []), ([], [], ["A"], []),
    ] as [([String], [String], [String], [String])])
  func reportsEachPatternThatMatchesNothing(
    before: [String], after: [String], request: [String], found: [String]
  ) {
    let text = text(requests: "{heading: X, after: x}").replacing("\"*\"", with: "[A, B]")
    let study = study(text) { question in
      var code = RevisionCode(commit: commit, files: [SourceFile(path: "D.swift", text: "\(question)\n")])
      switch question {
      case .files(let side):
        code.unmatchedPatterns = (side.revision == "v1" ? before : after).map { .init($0, nearest: "C") }
      case .request: code.unmatchedPatterns = request.map { .init($0) }
      case .file: return nil
      }
      return .code(code)
    }
    #expect(
      study.diagnostics("UnmatchedFiles").map(\.summary.description)
        == found.map { "Pattern 'B' must match a file of commit '\($0)'; did you mean 'C'?" })
    #expect(study.diagnostics("UnmatchedFiles").allSatisfy { $0.severity == .warning })
  }

  @Test func suggestsNoHiddenFiles() {
    let text = "---\ntitle: T\nsummary: S\nbefore: {rev: v1, files: '**/.env'}\n---\n"
    var empty = RevisionCode(commit: commit, files: [])
    empty.mismatch = .patterns(nearest: "**/.env")
    let found = study(text) { _ in .code(empty) }.diagnostics("UnmatchedFiles")
    #expect(found.map(\.summary.description) == ["Pattern '**/.env' must match a file of commit 'v1'"])
    #expect(found.first?.explanation?.description.contains("'.env' are hidden") == true)
  }

  @Test(arguments: ["../Sources/*.swift", "./Sources/*.swift"])
  func callsNoPatternHiddenThatOnlyBeginsWithDots(_ pattern: String) {
    let text = "---\ntitle: T\nsummary: S\nbefore: {rev: v1, files: '\(pattern)'}\n---\n"
    let found = study(text) { _ in .code(RevisionCode(commit: commit, files: [])) }.diagnostics("UnmatchedFiles")
    #expect(
      found.compactMap(\.explanation?.description) == [
        "Patterns are relative to 'folder', or to the top of the repository"
      ])
  }

  @Test(
    arguments: [
      (nil, "choose files of the commit, which 'git ls-tree -r v1' lists"),
      (.patterns(nearest: nil, others: ["lib/*.kt", "*.md"]), "choose files of the commit, as in 'lib/*.kt', '*.md'"),
    ] as [(RevisionCode.Mismatch?, String)])
  func suggestsFilesOfTheCommit(mismatch: RevisionCode.Mismatch?, solution: String) {
    let text = "---\ntitle: T\nsummary: S\nbefore: {rev: v1, files: 'Sources/**/*.swift'}\n---\n"
    var empty = RevisionCode(commit: commit, files: [])
    empty.mismatch = mismatch
    let found = study(text) { _ in .code(empty) }.diagnostics("UnmatchedFiles")
    #expect(found.flatMap(\.solutions).map(\.description) == [solution])
  }

  @Test func reportsTheSameCodeOnBothSides() {
    let found = study(sides) { question in
      if case .files = question { code(["Sources/A.swift": "a\n"]) } else { nil }
    }
    #expect(found.diagnostics("WrongValue").map(\.severity) == [.warning])
  }

  /// Returns a study whose sides are commits, with a request X.
  /// - Parameter requests: what the front matter says about the request.
  private func text(requests: String) -> String {
    """
    ---
    title: T
    summary: S
    before: {rev: v1, files: "*"}
    after: {rev: v2, files: "*"}
    requests: [\(requests)]
    ---

    ## Change requests

    ### X

    Why.

    """
  }

  @Test func countsOneCommitForEachSideOfARequest() {
    let requests = "{heading: X, after: a}, {heading: X, before: b}, {heading: X, after: c}"
    let found = study(text(requests: requests)) { question in
      switch question {
      case .files(let side): code(["A.swift": side.revision])
      case .request(let revision, _): code(["B.swift": revision])
      case .file: nil
      }
    }
    #expect(found.diagnostics("UnusableRequest").map(\.range.start.column) == [61])
    #expect(found.value.changeRequests.map(\.snippets.count) == [2])
  }

  /// The sides that a request is named for and starts from, whether the old design was made from the new one, and
  /// whether the request is reported.
  @Test(arguments: [
    (Side.before, Side.before, false, false), (.before, .after, false, true), (.before, .after, true, false),
    (.after, .after, false, false), (.after, .before, false, true),
  ])
  func aRequestMustStartFromTheSideThatItIsNamedFor(_ side: Side, start: Side, isReversed: Bool, isReported: Bool) {
    let found = study(text(requests: "{heading: X, \(side.rawValue): x}")) { question in
      switch question {
      case .files(let side): return code(["A.swift": side.revision])
      case .request(let revision, let bases):
        let starts: Side = revision == "x" ? start : isReversed ? .after : .before
        let base = bases.firstIndex { $0.revision == (starts == .before ? "v1" : "v2") }
        if let base { return code(["B.swift": revision], base: base) }
        return isReversed ? code(["B.swift": revision]) : .fault(.otherBase)
      case .file: return nil
      }
    }
    #expect(found.diagnostics("UnusableRequest").map(\.severity) == (isReported ? [.error] : []))
  }

  /// The name of a branch isn't a misspelt heading, so no fix may replace it.
  @Test(arguments: [
    ("{branch: y}, {heading: X, branch: b}", ["add 'heading: X' to the request", "add a heading '### y'"]),
    ("{heading: Xs, branch: y}", ["replace 'Xs' with 'X'"]),
  ])
  func suggestsAHeadingForARequest(requests: String, solutions: [String]) {
    let found = study(text(requests: requests)) { _ in code(["A.swift": "a"]) }.diagnostics("UnknownRequest")
    #expect(found.flatMap(\.solutions).map(\.description) == solutions)
  }

  @Test func needsASideThatARequestStartsFrom() {
    let text = "---\ntitle: T\nsummary: S\nrequest: {branch: x}\n---\n\n## Change requests\n\n### X\n\nWhy.\n"
    #expect(study(text) { _ in code([:]) }.diagnostics("UnusableRequest").map(\.severity) == [.error])
  }
}
