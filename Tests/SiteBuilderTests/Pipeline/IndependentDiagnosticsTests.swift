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
    let found = DiagnosticKinds([TranslatedCode().explanation]).independent([difference], after: [fault]) { $0 }
    #expect(found.diagnostics.map(\.id) == kept)
  }

  @Test(arguments: [(["a.md"], []), (["b.md"], ["MissingBefore"])])
  func leaveOutWhatFollowsFromASideThatCantBeRead(unread: [String], kept: [String]) {
    let kinds = DiagnosticKinds([
      DiagnosticExplanation(id: "MissingBefore", summary: "A", text: "B", example: "", traits: .isAboutWholeStudy),
      DiagnosticExplanation(id: "UnknownKey", summary: "A", text: "B", example: "", traits: .leavesSettingUnread),
    ])
    let fault = Diagnostic("UnknownKey", .error, "A", at: SourceRange(path: "a.md", line: 5))
    let missing = Diagnostic("MissingBefore", .error, "B", at: SourceRange(path: "a.md", line: 9))
    let found = kinds.independent([missing], after: [fault], unread: Set(unread.map { PathKey($0) })) { $0 }
    #expect(found.diagnostics.map(\.id) == kept)
  }
}
