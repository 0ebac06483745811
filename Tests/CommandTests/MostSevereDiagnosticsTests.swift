import CaseStudyModel
import Testing

@testable import SolidsiteCommand

@Suite("The most severe diagnostics")
struct MostSevereDiagnosticsTests {
  /// Copying the list for each diagnostic would take hours.
  @Test(.timeLimit(.minutes(5))) func areCountedInLinearTime() {
    let range = SourceRange(path: "a.md", line: 1)
    let diagnostics = (0..<200_000).map { Diagnostic("DeadLink", .warning, "Link '\($0)' must exist", at: range) }
    let selected = MostSevereDiagnostics(diagnostics + [Diagnostic("A", .error, "B", at: range)], limit: 50)
    #expect(selected.shown.count == 50)
    #expect(selected.shown.last?.id == "A")
    let sources = DiagnosticSources(MemoryContentSource([:]))
    #expect(selected.countLines(in: sources, InterfaceTexts()).last == "  a.md: 199951 [DeadLink]")
  }
}
