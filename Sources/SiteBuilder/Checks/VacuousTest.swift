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
      let constants = blocks.filter { [.contract, .driver, .test].contains($0.role) }.flatMap {
        constantChecks(in: $0, study.article.source)
      }
      if idle.isEmpty || blocks.contains(where: { $0.role == .driver && Self.hasCheck($0) }) { return constants }
      return constants
        + idle.map { block in
          Diagnostic(
            id, .warning, "A test must call 'expect', or it passes whatever the code does",
            at: SourceRange(path: study.article.source, line: block.line, column: block.indentation + 1),
            solutions: ["add what must be true, as in 'expect(fee(2), 6)'"])
        }
    }
  }

  /// Reports the checks of a block that have only literals, as in `expect(true)`.
  private func constantChecks(in block: Snippet, _ path: String) -> [Diagnostic] {
    let code = CodeTokens(block.code, in: block.language)
    let ranges = CodeTokens.ranges(in: block.code, of: block.language)
    let places = BlockPlaces(block)
    return code.texts.indices.compactMap { index in
      guard code.texts[index] == "expect", index == 0 || ![".", "func", "#"].contains(code.texts[index - 1]),
        let arguments = Self.arguments(in: code.texts[(index + 1)...]), arguments.contains(where: { $0 != "," }),
        arguments.allSatisfy(Self.isConstant)
      else { return nil }
      let range = SourceRange(
        path: path, start: places.position(of: ranges[index].lowerBound, onLine: code.lines[index]))
      return Diagnostic(
        id, .warning, "A check must depend on the code, or it passes whatever the code does", at: range,
        solutions: ["compare a result of the code with what it must be"])
    }
  }

  /// Returns the tokens between the brackets with which others begin.
  private static func arguments(in texts: ArraySlice<String>) -> ArraySlice<String>? {
    guard texts.first == "(" else { return nil }
    let rest = texts.dropFirst()
    return rest.firstIndex { $0 == ")" || $0 == "(" }.flatMap { rest[$0] == ")" ? rest[..<$0] : nil }
  }

  private static func isConstant(_ token: String) -> Bool {
    ["true", "false", "nil", ",", "=", "!", "<", ">", "-", "."].contains(token)
      || token.first?.isNumber == true || token.hasPrefix("\"") && !token.contains("\\(")
  }
}
