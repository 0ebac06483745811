import Testing

@testable import EvidenceRunner

/// Output in a form that is the same for each run.
struct ProgramTextTests {
  @Test(arguments: [
    (
      "/tmp/TemporaryDirectory.h1NSnH/prog-1.o:prog-1.o:function main: error: undefined",
      "prog-1.o:prog-1.o:function main: error: undefined"
    ),
    (">>> referenced by /var/folders/xy/T/TemporaryDirectory.aB/a-2.o:(main)\n", ">>> referenced by a-2.o:(main)\n"),
    ("a '/tmp/TemporaryDirectory.1/x.o' and /tmp/TemporaryDirectory.2/y.o", "a 'x.o' and y.o"),
    ("nothing of the kind, /tmp/other/x.o", "nothing of the kind, /tmp/other/x.o"), ("", ""),
    ("/tmp/TemporaryDirectory.abc", ""),
  ])
  func namesNoFolderOfTheCompilersDriver(text: String, expected: String) {
    #expect(ProgramText.withoutDriversFolder(text) == expected)
  }

  @Test func findsTheFinishingWordAfterACarriageReturn() {
    let word = FinishingWord()
    let run = ProgramRun(outcome: .passed, output: "50 %\r\n\(word.text())\n", errors: "")
    #expect(word.checked(run) == ProgramRun(outcome: .passed, output: "50 %\r", errors: ""))
  }

  /// Searches by characters take minutes for this text.
  @Test(.timeLimit(.minutes(1))) func searchesLongRowsOfFlagsInLinearTime() {
    let flags = String(repeating: "\u{1F1E6}", count: 250_000)
    let run = ProgramRun(outcome: .passed, output: flags, errors: "")
    #expect(FinishingWord().checked(run).outcome == .failed)
    #expect(ProgramText.withoutDriversFolder(flags) == flags)
    #expect(ProgramText.withoutDriversFolder(flags + " /tmp/TemporaryDirectory.1/x.o") == flags + " x.o")
    #expect(NamedPlace.first(in: (flags + " a.py:3")[...], of: ["a.py"])?.line == 3)
    #expect(NamedPlace.first(in: flags[...], of: ["a.py"]) == nil)
  }
}
