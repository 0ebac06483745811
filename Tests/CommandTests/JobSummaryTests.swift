import CaseStudyModel
import Foundation
import Testing

@testable import SolidsiteCommand

@Suite struct JobSummaryTests {
  @Test func eachCommandAddsToTheSameFile() throws {
    try SiteFolder.with(["Content/case-studies/a.md": study(title: "A", principles: "opne")]) { folder in
      try folder.write("Before.\n", to: "summary.md")
      _ = try solidsite("check --summary summary.md", in: folder)
      _ = try solidsite("build --summary summary.md", in: folder)
      let text = try folder.text("summary.md")
      #expect(text.hasPrefix("Before.\n## Check\n\n1 error"))
      #expect(text.contains("| Content/case-studies/a.md:4 | Principle 'opne' isn't defined"))
      #expect(text.contains("\n## Site\n\n| pages | studies | with evidence | weight |\n"))
    }
  }

  @Test func anUnwritableSummaryFailsTheCommand() throws {
    try SiteFolder.with(["Content/case-studies/a.md": study()]) { folder in
      let run = try solidsite("check --summary missing/summary.md", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("missing/summary.md"))
    }
  }

  @Test func doesNotWaitForTheReaderOfAPipe() throws {
    try SiteFolder.with(["Content/case-studies/a.md": study()]) { folder in
      try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
      let run = try solidsite("check --summary pipe", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("No program reads from 'pipe'"))
    }
  }

  @Test(arguments: [
    "exec 3<>pipe; \"$0\" check --summary pipe && head -n 1 <&3 > copy", "\"$0\" check --summary /dev/stdout > copy",
    "\"$0\" check --summary /dev/stdout | cat > copy",
  ])
  func writesToAPipeThatIsReadAndToStandardOutput(script: String) throws {
    try SiteFolder.with(["Content/case-studies/a.md": study()]) { folder in
      try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
      let shell = try CommandRun.process([], in: folder.path)
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", script, try CommandRun.program().path]
      try #expect(run(shell).status == 0)
      try #expect(folder.text("copy").hasPrefix("## Check\n"))
    }
  }

  @Test func listsTheVerdictsThatChanged() throws {
    let changes = VerdictChanges(
      before: ["a": [.ocp: .supported, .srp: .partly], "gone": [.dip: .supported]],
      after: ["a": [.ocp: .contradicted, .srp: .partly], "new": [.lsp: .notShown]])
    let text = try Self.text { changes.add(to: &$0, in: InterfaceTexts()) }
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    let named = rows.map { $0.split(separator: " | ").prefix(2).joined(separator: " ") }
    #expect(named == ["| a ocp", "| gone dip", "| new lsp"])
  }

  @Test func saysThatNoVerdictChanged() throws {
    let same = ["a": [Principle.ID.ocp: Verdict.supported]]
    let text = try Self.text { VerdictChanges(before: same, after: same).add(to: &$0, in: InterfaceTexts()) }
    #expect(text.contains("No verdict has changed."))
  }

  @Test(arguments: [(20, "20 warnings"), (21, "1 more is not listed."), (22, "2 more are not listed.")])
  func countsTheDiagnosticsThatItLeavesOut(count: Int, sentence: String) throws {
    let found = (1...count).map { line in
      Diagnostic("DeadLink", .warning, "Link 'a' is dead", at: SourceRange(path: "a.md", line: line))
    }
    let text = try Self.text { $0.add(found) }
    #expect(text.split(separator: "\n").last { !$0.hasPrefix("|") }.map(String.init) == sentence)
  }

  @Test func namesAreNoMarkup() throws {
    let text = try Self.text { $0.add(["place"], rows: [["a|b `c` <img>\n# d"]]) }
    #expect(text.contains("| a\\|b \\`c\\` \\<img\\> \\# d |"))
  }

  /// U+0D4E forms one character with the scalar after it, and U+0301 with the one before it.
  @Test(arguments: ["\u{0D4E}<img src=x>", "a|\u{301} b", "\u{0D4E}[x](javascript:y)"])
  func combiningCharactersHideNoMarkup(name: String) throws {
    let text = try Self.text { $0.add(["place"], rows: [[name]]) }
    let signs = Array(text.split(separator: "\n")[3].dropFirst(2).dropLast(2).unicodeScalars)
    for (index, sign) in signs.enumerated() where "<>[]|".unicodeScalars.contains(sign) {
      #expect(signs[..<index].last == "\\", "\(sign) of \(name)")
    }
  }

  private static func text(_ fill: (inout JobSummary) -> Void) throws -> String {
    var text = ""
    try SiteFolder.with { folder in
      var summary = JobSummary("Site", in: InterfaceTexts())
      fill(&summary)
      try summary.append(to: folder.path + "/summary.md")
      text = try folder.text("summary.md")
    }
    return text
  }
}
