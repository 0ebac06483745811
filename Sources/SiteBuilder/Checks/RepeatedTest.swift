import CaseStudyModel
import CodeStructure

/// Each change request must have an acceptance test of its own.
struct RepeatedTest: StudyCheck {
  var appliesToLooseFolders: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Each change request must have an acceptance test of its own",
      text: """
        The test must fail without the request's change and pass with it. A test with the same code as that of another \
        request, or as one that both sides pass already, was most likely copied and not yet changed. Tests that call \
        different drivers of their requests may have the same code.
        """,
      example: """
        ### Motorcycles
        expect(fee(2, "motorcycle"), 2)
        ### Lorries
        expect(fee(2, "motorcycle"), 2)    tests the first request again
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    guard !study.changeRequests.isEmpty, snippets.contains(where: Self.isTest) else { return [] }
    let requested = Set(study.changeRequests.flatMap(\.snippets))
    var first: [Code: Owner] = [:]
    for index in snippets.indices where Self.isTest(snippets[index]) && !requested.contains(index) {
      first[Code(snippets[index], []), default: Owner(line: snippets[index].line)].line = snippets[index].line
    }
    return study.changeRequests.flatMap { request -> [Diagnostic] in
      let blocks = request.snippets.map { snippets[$0] }
      let drivers = blocks.filter { $0.role == .driver && !$0.isIgnored }
      return blocks.filter(Self.isTest).compactMap { test in
        let code = Code(test, drivers)
        guard let owner = first[code] else {
          first[code] = Owner(line: test.line, request: request.title)
          return nil
        }
        return owner.request == request.title
          ? nil : diagnostic(of: test, in: request, after: owner, study.article.source)
      }
    }
  }

  /// The code of a test and of the drivers that only it can call, without comments and white space.
  private struct Code: Hashable {
    var tokens: [[String]]
    var side: Side?

    init(_ test: Snippet, _ drivers: [Snippet]) {
      tokens = ([test] + drivers).map { CodeTokens($0.code, in: $0.language).texts }
      side = test.side
    }
  }

  /// The first test with some code.
  private struct Owner {
    var line: Int
    /// The title of its change request; `nil` for a test that both sides pass before any request.
    var request: String?
  }

  private static func isTest(_ snippet: Snippet) -> Bool {
    snippet.role == .test && !snippet.isIgnored && snippet.code.contains { !$0.isWhitespace }
  }

  private func diagnostic(
    of test: Snippet, in request: ChangeRequest, after owner: Owner, _ path: String
  ) -> Diagnostic {
    let title = request.title
    return Diagnostic(
      id, .warning,
      owner.request.map { "The test of change request '\(title)' must differ from that of '\($0)'" }
        ?? "The test of change request '\(title)' must fail without its change, but is one that both sides pass",
      at: test.place(in: path), notes: [.init("the same test is here", at: SourceRange(path: path, line: owner.line))],
      solutions: ["test what the request '\(title)' changes"])
  }
}
