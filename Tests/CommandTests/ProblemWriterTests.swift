import CaseStudyModel
import PreviewServer
import Testing

@testable import SolidsiteCommand

@Suite("Errors for the overlay")
struct ProblemWriterTests {
  private static let content = MemoryContentSource(["a.md": "---\ntitel: <A>\n---\n", "b.md": "b\n"])
  private static let place = SourceRange(
    path: "a.md", start: SourcePosition(line: 2, column: 1), end: SourcePosition(line: 2, column: 6))

  @Test func showThePatchOfEachFix() {
    let fix = Fix("replace 'titel' with 'title'", [.init(Self.place, with: "title")], isSafe: true)
    let problem = Self.problem(fixes: [fix])
    #expect(
      problem?.fixes == [
        PreviewFix(
          title: "replace 'titel' with 'title'",
          lines: ["@@ -1,3 +1,3 @@", " ---", "-titel: <A>", "+title: <A>", " ---"])
      ])
  }

  @Test func nameEveryFileThatAFixEdits() {
    let other = SourceRange(path: "b.md", line: 1)
    let fix = Fix("rename", [.init(Self.place, with: "title"), .init(other, with: "a")], isSafe: false)
    let lines = Self.problem(fixes: [fix])?.fixes.first?.lines ?? []
    #expect(lines.contains("+++ b/a.md"))
    #expect(lines.contains("+++ b/b.md"))
  }

  @Test func leaveOutAFixThatNoLongerFitsTheFile() {
    let gone = SourceRange(path: "a.md", line: 99)
    #expect(Self.problem(fixes: [Fix("insert", [.init(gone, with: "a")], isSafe: true)])?.fixes == [])
  }

  @Test func truncateLongLinesOfAFix() {
    let long = String(repeating: "a", count: 10_000)
    let lines = Self.problem(fixes: [Fix("write", [.init(Self.place, with: long)], isSafe: true)])?.fixes.first?.lines
    #expect(lines?.contains("+" + long.prefix(399) + "…") == true)
  }

  @Test func limitTheCombiningMarksOfALetter() {
    let long = "e" + String(repeating: "\u{301}", count: 10_000)
    let lines = Self.problem(fixes: [Fix("write", [.init(Self.place, with: long)], isSafe: true)])?.fixes.first?.lines
    #expect(lines?.allSatisfy { $0.unicodeScalars.count <= 401 } == true)
  }

  @Test func separateLinesThatEndWithCRLF() {
    let content = MemoryContentSource(["a.md": "---\r\ntitel: <A>\r\n---\r\n"])
    let fix = Fix("replace 'titel' with 'title'", [.init(Self.place, with: "title")], isSafe: true)
    let diagnostic = Diagnostic("UnknownKey", .error, "Key 'titel' isn't known", at: Self.place, fixes: [fix])
    let problems = ProblemWriter(sources: DiagnosticSources(content))
      .problems(among: [diagnostic], in: InterfaceTexts())
    #expect(
      problems.first?.fixes.first?.lines == ["@@ -1,3 +1,3 @@", " ---", "-titel: <A>", "+title: <A>", " ---"])
  }

  private static func problem(fixes: [Fix]) -> PreviewProblem? {
    let diagnostic = Diagnostic("UnknownKey", .error, "Key 'titel' isn't known", at: place, fixes: fixes)
    return ProblemWriter(sources: DiagnosticSources(content)).problems(among: [diagnostic], in: InterfaceTexts()).first
  }
}
