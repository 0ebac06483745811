import CaseStudyModel
import Testing

/// Evidence files that were written by hand.
struct HostileEvidenceTests {
  @Test(arguments: ["text", "github"])
  func cannotControlATerminal(format: String) throws {
    let run = try build(with: EvidenceWarning(id: "A\u{1B}[31m\u{202E}B", line: 1), "--format \(format)")
    let printed = run.output + run.errors
    #expect(printed.contains("\u{FFFD}[31m\u{FFFD}B"))
    #expect(!printed.unicodeScalars.contains { ["\u{1B}", "\u{202E}"].contains($0) })
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 1), (1, .max)])
  func isRejectedWithAPlaceThatNoTextHas(line: Int, column: Int) throws {
    let run = try build(with: EvidenceWarning(id: "A", line: line, column: column), "--format text")
    #expect(run.errors.contains("[MalformedEvidence]"))
  }

  private func build(with warning: EvidenceWarning, _ options: String) throws -> CommandRun {
    let text = study(body: "")
    var evidence = Evidence.made(of: text)
    evidence.warnings = [warning]
    return try SiteFolder.with(["Content/case-studies/a.md": text, ".solidsite/evidence/a.json": evidence.fileText]) {
      try solidsite("build --strict --require-evidence \(options)", in: $0)
    }
  }
}
