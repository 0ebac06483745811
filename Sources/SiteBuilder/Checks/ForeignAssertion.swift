import CaseStudyModel
import CodeStructure

/// A test must check with `expect`, not with the functions of a test framework.
struct ForeignAssertion: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A test must check with 'expect', not with the functions of a test framework",
      text: """
        A test is a program of its own, which runs from its first line to its last. No test framework is linked, so a \
        test has no functions with attributes around it, and calls 'expect(value, expected)' or 'expect(condition)'.
        """,
      example: """
        XCTAssertEqual(fee(2), 6)    isn't defined
        #expect(fee(2) == 6)         isn't either
        expect(fee(2), 6)
        """, traits: .isAboutWholeStudy)
  }

  /// The matchers of frameworks, mostly for JavaScript, which follow a call of `expect`.
  private static let matchers: Set<String> = [
    "toBe", "toBeFalsy", "toBeTruthy", "toEqual", "toStrictEqual", "toThrow",
  ]
  /// The prefixes of XCTest's functions, in lowercase.
  private static let functions = ["xctassert", "xctfail", "xctunwrap"]
  private static let scripts: Set<String> = ["javascript", "js", "typescript", "ts"]

  func diagnostics(for site: Site) -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    let own = Set(site.configuration.languagesWithPrelude)
    return site.studies.flatMap { diagnostics(for: $0, except: own) }
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] { diagnostics(for: study, except: []) }

  /// - Parameter own: the languages whose tests the site runs in a way of its own.
  private func diagnostics(for study: CaseStudy, except own: Set<String>) -> [Diagnostic] {
    // A site or a study may have functions of the same names.
    lazy var declared = Self.functions(of: study.article.snippets.filter { $0.role != .test })
    let tests = study.article.snippets.filter {
      $0.role == .test && !$0.isIgnored && !own.contains($0.language?.rawValue ?? "")
    }
    return tests.compactMap { test in
      guard let (name, line) = Self.foreign(in: test), !declared.contains(name) else { return nil }
      return Diagnostic(
        id, .error, "A test must call 'expect(value, expected)'; '\(name)' belongs to a test framework",
        at: study.article.place(line: test.include == nil ? test.codeLine + line - 1 : test.line),
        explanation: "No framework is linked, and a test runs from its first line to its last",
        solutions: ["write 'expect(value, expected)' or 'expect(condition)'"])
    }
  }

  /// Returns the functions that blocks declare.
  private static func functions(of snippets: [Snippet]) -> Set<String> {
    var names: Set<String> = []
    for snippet in snippets where snippet.code.hasBytes(of: "func ") {
      let texts = CodeTokens(snippet.code, in: snippet.language).texts
      for (keyword, name) in zip(texts, texts.dropFirst()) where keyword == "func" { names.insert(name) }
    }
    return names
  }

  /// Returns the first name of a framework in a test, and its line in the block.
  private static func foreign(in test: Snippet) -> (name: String, line: Int)? {
    let language = test.language?.rawValue ?? ""
    guard test.language == .swift || language == "python" || scripts.contains(language) else { return nil }
    let code = CodeTokens(test.code, in: test.language)
    // A test may import functions of the same names.
    let hasImports = code.texts.contains("import")
    for index in code.texts.indices {
      let name =
        switch language {
        case "swift": swiftName(at: index, in: code.texts)
        case "python": pythonName(at: index, in: code.texts)
        default: scriptName(at: index, in: code, hasImports: hasImports)
        }
      if let name { return (name, code.lines[index]) }
    }
    return nil
  }

  private static func swiftName(at index: Int, in texts: [String]) -> String? {
    let text = texts[index]
    let next = index + 1 < texts.count ? texts[index + 1] : ""
    if text == ".", matchers.contains(next), index > 0, texts[index - 1] == ")" { return next }
    if functions.contains(where: text.lowercased().hasPrefix) { return text }
    if text == "#expect" || text == "#require" || text == "@Test" { return text }
    if text == "#", next == "expect" || next == "require" { return "#" + next }
    return text == "@" && (next == "Test" || next == "Suite") ? "@" + next : nil
  }

  private static func pythonName(at index: Int, in texts: [String]) -> String? {
    guard index > 1, texts[index - 1] == "." else { return nil }
    let (owner, name) = (texts[index - 2], texts[index])
    // Mocks and approximate values work without a framework that runs tests.
    switch owner {
    case "self": return name.hasPrefix("assert") ? name : nil
    case "unittest": return ["TestCase", "main"].contains(name) ? "unittest." + name : nil
    case "pytest": return ["fixture", "main", "mark"].contains(name) ? "pytest." + name : nil
    default: return nil
    }
  }

  private static func scriptName(at index: Int, in code: CodeTokens, hasImports: Bool) -> String? {
    let texts = code.texts[index...].prefix(3)
    if texts[index] == ".", let next = texts.dropFirst().first, matchers.contains(next) { return next }
    // A case such as `it("costs 6", …)` begins its line, and has a title.
    let isCase = ["describe", "it", "test"].contains(texts[index]) && !hasImports
    let isFirst = index == 0 || code.lines[index - 1] < code.lines[index]
    guard isCase, isFirst, texts.count == 3, texts[index + 1] == "(", let mark = texts[index + 2].first else {
      return nil
    }
    return "\"'`".contains(mark) ? texts[index] : nil
  }
}
