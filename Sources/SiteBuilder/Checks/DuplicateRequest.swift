import CaseStudyModel

/// The change requests of a study must have distinct titles.
struct DuplicateRequest: StudyCheck {
  var appliesToLooseFolders: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "The change requests of a study must have different titles",
      text: "The exercise, the results and the evidence name a request by its title, without '(adverse)'.",
      example: """
        ### A new rate
        ### A new rate (adverse)    has the same title
        """)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    var first: [String: ChangeRequest] = [:]
    return study.changeRequests.compactMap { request -> Diagnostic? in
      let name = request.title.lowercased()
      if name.allSatisfy(\.isWhitespace) {
        // Another rule reports headings without text.
        if !request.isAdverse { return nil }
        return Diagnostic(
          id, .warning, "A change request must have a title besides '(adverse)'",
          at: study.article.place(line: request.line))
      }
      guard let other = first[name] else {
        first[name] = request
        return nil
      }
      return Diagnostic(
        id, .warning, "Change request '\(request.title)' must have a unique title",
        at: study.article.place(line: request.line),
        notes: [.init("previously used here", at: study.article.place(line: other.line))])
    }
  }
}
