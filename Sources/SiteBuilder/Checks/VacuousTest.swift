import CaseStudyModel
import CodeStructure

/// A test must check something.
public struct VacuousTest: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A test must check something",
      text: "A test without a check passes whatever the code does, so it doesn't show that both sides behave the same.",
      example: """
        print(fee(2, "car"))            checks nothing
        expect(fee(2, "car"), 6)
        """, traits: .isAboutWholeStudy)
  }

  /// The first letters of functions by which a test fails, such as `expect` and `checkFees`.
  private static let checks = ["assert", "check", "expect", "fatalerror", "precondition", "require", "verify", "xct"]

  /// Returns whether a block has the name of such a function, outside comments and texts.
  private static func hasCheck(_ block: Snippet) -> Bool {
    CodeTokens(block.code, in: block.language).texts.contains { token in
      checks.contains { token.lowercased().hasPrefix($0) }
    }
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.flatMap { study -> [Diagnostic] in
      let blocks = study.article.snippets.filter { $0.language == .swift && !$0.isIgnored }
      let idle = blocks.filter { block in
        block.role == .test && block.code.contains { !$0.isWhitespace } && !Self.hasCheck(block)
      }
      // A driver may check for the tests.
      if idle.isEmpty || blocks.contains(where: { $0.role == .driver && Self.hasCheck($0) }) { return [] }
      return idle.map { block in
        Diagnostic(
          id, .warning, "A test must call 'expect', or it passes whatever the code does",
          at: SourceRange(path: study.article.source, line: block.line, column: block.indentation + 1),
          solutions: ["add what must be true, as in 'expect(fee(2), 6)'"])
      }
    }
  }
}
