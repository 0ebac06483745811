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
}
