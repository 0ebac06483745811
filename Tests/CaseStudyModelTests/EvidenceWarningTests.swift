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
}
