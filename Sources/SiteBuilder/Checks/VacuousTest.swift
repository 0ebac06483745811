import CaseStudyModel
import CodeStructure

/// A test must check something.
struct VacuousTest: StudyCheck {
  var appliesToLooseFolders: Bool { true }

  var explanation: DiagnosticExplanation {
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

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let blocks = study.article.snippets.filter { $0.language == .swift && !$0.isIgnored }
    let idle = blocks.filter { block in
      block.role == .test && block.code.contains { !$0.isWhitespace } && !Self.hasCheck(block)
    }
    // A driver may check for the tests.
    let constants = blocks.filter { [.contract, .driver, .test].contains($0.role) }.flatMap {
      constantChecks(in: $0, of: study)
    }
    if idle.isEmpty || blocks.contains(where: { $0.role == .driver && Self.hasCheck($0) }) { return constants }
    return constants
      + idle.map { block in
        Diagnostic(
          id, .warning, "A test must call 'expect', or it passes whatever the code does",
          at: study.article.place(of: block), solutions: ["add what must be true, as in 'expect(fee(2), 6)'"])
      }
  }

  /// Reports the checks of a block that have only literals, as in `expect(true)`.
  private func constantChecks(in block: Snippet, of study: CaseStudy) -> [Diagnostic] {
    let code = PlacedTokens(block, of: study)
    return code.texts.indices.compactMap { index in
      guard code[index] == "expect", ![".", "func", "#"].contains(code[index - 1]), code[index + 1] == "(",
        let end = code.end(ofBracketAt: index + 1)
      else { return nil }
      let arguments = code.texts[(index + 2)..<end]
      guard arguments.contains(where: { $0 != "," }), arguments.allSatisfy(Self.isConstant) else { return nil }
      return Diagnostic(
        id, .warning, "A check must depend on the code, or it passes whatever the code does",
        at: code.place(before: index), solutions: ["compare a result of the code with what it must be"])
    }
  }

  private static func isConstant(_ token: String) -> Bool {
    ["true", "false", "nil", ",", "=", "!", "<", ">", "-", "."].contains(token)
      || token.first?.isNumber == true || token.hasPrefix("\"") && !token.contains("\\(")
  }
}
