import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Independent diagnostics")
struct IndependentDiagnosticsTests {
  /// The original is to be fixed first; its translation may be right.
  @Test(arguments: [(4, []), (5, ["TranslatedCode"])])
  func leaveOutTranslationsOfBlocksWithAFaultyInfoString(line: Int, kept: [String]) {
    let fault = Diagnostic("UnknownInfoWord", .warning, "A", at: SourceRange(path: "a.md", line: line))
    let difference = Diagnostic(
      "TranslatedCode", .information, "B", at: SourceRange(path: "a.de.md", line: 4),
      notes: [Diagnostic.Note("C", at: SourceRange(path: "a.md", line: 4))])
    let found = DiagnosticKinds([DiagnosticExplanation]()).independent([difference], after: [fault]) { $0 }
    #expect(found.diagnostics.map(\.id) == kept)
  }
}
