import Foundation
import TestForm
import Testing

/// Losing output is a failure, which is reported in one line.
@Suite(.disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct OutputErrorTests {
  private static let commands = [
    "--help", "--version", "help build", "build --help", "explain", "explain DeadLink", "completions bash",
    "completions zsh", "completions fish", "man", "schema front-matter", "schema site",
    "inspect Content/case-studies/a.md",
    "inspect Content/case-studies/a.md --format json", "check --format json", "check --format sarif",
    "check --format gitlab",
    "build --format json", "build --format sarif", "new Title",
    "ledger --before main --before-requests main", "ledger --before main --before-requests main --format json",
    "ledger --before main --before-requests main --format markdown",
  ]

  private static let preparation = """
    cd site; rm -rf .git; export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c
    export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c; git init -q -b main .; git add solidsite.yml; git commit -q -m x
    """

  @Test(arguments: commands)
  func failsIfStandardOutputIsFullOrClosed(command: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      if command.hasPrefix("ledger") { _ = try shell(Self.preparation, in: folder) }
      for target in [">/dev/full", ">&-"] {
        let run = try shell("cd site; \"$solidsite\" \(command) \(target)", in: folder)
        #expect(run.status == 2, "\(target): \(run.errors)")
        #expect(run.errors.contains("solidsite: error: Can't write to standard output: "), "\(run.errors)")
        if !command.hasPrefix("ledger") { #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)") }
        _ = try shell("rm -rf site/_site site/Content/case-studies/title.md", in: folder)
      }
    }
  }

  @Test(arguments: ["check", "build"], [">&-", ">/dev/full"])
  func failsIfTheSummaryIsLost(command: String, target: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      let lost = try shell("cd site; \"$solidsite\" \(command) --summary /dev/stdout \(target)", in: folder)
      #expect(lost.status == 2, "\(lost.errors)")
      let unwanted = try shell("cd site; \"$solidsite\" \(command) --summary /dev/null \(target)", in: folder)
      #expect(unwanted.status == 0, "\(unwanted.errors)")
    }
  }

  @Test(arguments: ["check --format json", "explain", "completions bash", "--help"])
  func endsQuietlyWhenTheReaderHasClosedThePipe(command: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      // Whether or not the shell ignores SIGPIPE.
      for prefix in ["", "trap '' PIPE; "] {
        let run = try shell(
          "\(prefix)cd site; rm -f pipe; mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; rm pipe; \"$solidsite\" \(command) >&4; echo $?",
          in: folder)
        #expect(run.output == "141\n")
        #expect(run.errors == "")
      }
    }
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-", ">&-", "<&- >&- 2>&-"])
  func buildsTheSameSiteWithAnyStreamClosed(closed: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      try folder.write(study(title: "Third", body: "[x](nowhere.md)"), to: "site/Content/case-studies/c.md")
      #expect(try shell("cd site; \"$solidsite\" build -o ../open", in: folder).status == 1)
      #expect(try shell("cd site; \"$solidsite\" build -o ../closed \(closed)", in: folder).status == 1)
      #expect(folder.contents(of: "open") == folder.contents(of: "closed"))
      #expect(!folder.holds("nowhere.md' must lead", in: "closed"))
    }
  }

  @Test(arguments: ["build", "build --timings -q", "build -v", "adopt Content/case-studies/a.md", "init new"])
  func failsIfMessagesAreLost(command: String) throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      #expect(try shell("cd site; \"$solidsite\" \(command) 2>/dev/full", in: folder).status == 2)
      // The work is done nevertheless; only a closed stream means that messages aren't wanted.
      #expect(folder.exists("site/_site/index.html") == command.hasPrefix("build"))
      _ = try shell("rm -rf site/new", in: folder)
      #expect(try shell("cd site; \"$solidsite\" \(command) 2>&-", in: folder).status == 0)
    }
  }

  @Test(arguments: [["serve", "--port", "0"], ["check", "--watch"]])
  func endsAtOnceIfTheFirstMessageIsLost(command: [String]) throws {
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"]) { folder in
      let process = try CommandRun.process(command, in: folder.path)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(forWritingAtPath: "/dev/full")
      try process.run()
      defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
      #expect(Preview.eventually { !process.isRunning })
      if !process.isRunning { #expect(process.terminationStatus == 2) }
    }
  }

  @Test(arguments: ["frob", "build --frob", "explain Nothing"])
  func failsIfTheErrorOfAWrongCallIsLost(command: String) throws {
    try SiteFolder.with { folder in
      try #expect(shell("\"$solidsite\" \(command) 2>/dev/full", in: folder).status == 2)
      try #expect(shell("\"$solidsite\" \(command) 2>&-", in: folder).status == 64)
    }
  }

  @Test func failsIfAnEditorGetsNoAnswers() throws {
    try SiteFolder.with { folder in
      let bodies = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
      ]
      try folder.write(bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined(), to: "messages")
      #expect(try shell("\"$solidsite\" lsp <messages >/dev/full", in: folder).status == 2)
      #expect(try shell("\"$solidsite\" lsp <messages >answers", in: folder).status == 0)
    }
  }

  @Test func failsIfDiagnosticsAreLost() throws {
    try SiteFolder.with(SiteFolder.closedSite) { folder in
      try folder.write("# No summary\n\nText.\n", to: "site/Content/pages/p.md")
      #expect(try shell("\"$solidsite\" check site 2>/dev/full", in: folder).status == 2)
      #expect(try shell("\"$solidsite\" check site --format github >/dev/full", in: folder).status == 2)
    }
  }
}
