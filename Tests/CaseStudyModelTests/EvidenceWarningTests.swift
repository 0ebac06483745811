import CaseStudyModel
import Testing

/// The warnings that evidence keeps.
struct EvidenceWarningTests {
  @Test(arguments: [("a.md", 7, 3), ("Content/modules/UIKit/UIView.swift", 1, 1)])
  func areAtTheFirstLineIfTheyConcernAnotherFile(path: String, line: Int, column: Int) {
    let study = CaseStudy(article: Article(source: "a.md", slug: "a", title: "A", summary: ""))
    let diagnostic = Diagnostic("X", .warning, "A fault", at: SourceRange(path: path, line: 7, column: 3))
    #expect(EvidenceWarning(diagnostic, of: study) == EvidenceWarning(id: "X", line: line, column: column))
    #expect(study.position(of: diagnostic) == SourcePosition(line: line, column: column))
  }

  /// Evidence keeps names, not sentences, so only the sentences of known warnings can be repeated.
  @Test(arguments: [
    (
      EvidenceWarning(id: "ClauseWithoutTeeth", line: 3, names: ["fits"]), "ClauseWithoutTeeth",
      "Clause 'fits' must be broken by a conformer that is wrong on purpose"
    ),
    (
      EvidenceWarning(id: "UnreadableFacts", line: 3), "UnreadableFacts",
      "A facts program must succeed and print the facts of the files as JSON"
    ),
    (
      EvidenceWarning(id: "FlakyRun", line: 3), "StoredProblem",
      "Evidence should come from a study without warnings, but this one had 'FlakyRun'"
    ),
    (
      EvidenceWarning(id: "ClauseWithoutTeeth", line: 3), "StoredProblem",
      "Evidence should come from a study without warnings, but this one had 'ClauseWithoutTeeth'"
    ),
  ])
  func areRepeatedAsDiagnostics(warning: EvidenceWarning, id: String, summary: String) {
    let study = CaseStudy(article: Article(source: "a.md", slug: "a", title: "A", summary: ""))
    let diagnostic = warning.diagnostic(in: study)
    #expect("\(diagnostic.id): \(diagnostic.summary)" == "\(id): \(summary)")
    #expect(diagnostic.range.start.line == 3)
  }
}
