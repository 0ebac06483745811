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
  /// The first letters of the functions of XCTest.
  private static let functions = ["xctassert", "xctfail", "xctunwrap"]
  private static let scripts: Set<String> = ["javascript", "js", "typescript", "ts"]

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    // A site or a study may have functions of the same names.
    lazy var declared = Self.functions(of: study.article.snippets.filter { $0.role != .test })
    return study.article.snippets.filter { $0.role == .test && !$0.isIgnored }.compactMap { test in
      guard let (name, line) = Self.foreign(in: test), !declared.contains(name) else { return nil }
      return Diagnostic(
        id, .error, "Test must call 'expect(value, expected)'; '\(name)' belongs to a test framework",
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
  private static func foreign(in test: Snippet) -> (String, Int)? {
    let language = test.language?.rawValue ?? ""
    guard test.language == .swift || scripts.contains(language) else { return nil }
    let code = CodeTokens(test.code, in: test.language)
    for (index, text) in code.texts.enumerated() {
      let next = index + 1 < code.texts.count ? code.texts[index + 1] : ""
      let line = code.lines[index]
      if test.language != .swift {
        if text == ".", matchers.contains(next) { return (next, line) }
        continue
      }
      if text == ".", matchers.contains(next), index > 0, code.texts[index - 1] == ")" { return (next, line) }
      if functions.contains(where: text.lowercased().hasPrefix) { return (text, line) }
      if text == "#expect" || text == "#require" || text == "@Test" { return (text, line) }
      if text == "#", next == "expect" || next == "require" { return ("#" + next, line) }
      if text == "@", next == "Test" || next == "Suite" { return ("@" + next, line) }
    }
    return nil
  }
}
