import Foundation
import Testing

/// `solidsite init` on a terminal, which a Python program plays.
@Suite("The questions of init")
struct InitQuestionTests {
  /// Runs a program on a pseudo-terminal of its own, and sends an answer for each question.
  private static let terminal = """
    import os, pty, signal, sys
    child, terminal = pty.fork()
    if child == 0:
        # Jobs in the background of a shell ignore Control-C; a program on a terminal doesn't.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execv(sys.argv[1], ["solidsite", *sys.argv[2].split()])
    answers = [text.encode().decode("unicode_escape").encode("latin-1") for text in sys.argv[3:]]
    seen = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        if not part:
            break
        seen += part
        if seen.endswith(b"] ") and answers:
            os.write(terminal, answers.pop(0))
            seen += b"<answer>"
    print(seen.decode())
    status = os.waitpid(child, 0)[1]
    sys.exit(os.waitstatus_to_exitcode(status) % 256)
    """

  @Test func askForTitleLanguageAndHost() throws {
    try SiteFolder.with { folder in
      let run = try Self.onTerminal("init site", answers: [#"Parking \"fees\"\r"#, #"de\r"#, #"github\r"#], in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("What is the title of the site? [Refactoring studies]"))
      #expect(run.output.contains("Which language are its pages in? (ar, de, en"))
      #expect(run.output.contains("Which host builds and publishes it? (github, gitlab, none) [none]"))
      let settings = try folder.text("site/solidsite.yml")
      #expect(settings.contains("\ntitle: \"Parking \\\"fees\\\"\"\n"))
      #expect(settings.contains("\nlanguage: de\n"))
      #expect(folder.exists("site/.github/workflows/site.yml"))
      let build = try solidsite("build --strict --root site", in: folder)
      #expect(build.status == 0, "\(build.errors)")
    }
  }

  @Test func takeTheDefaultsForEnter() throws {
    try SiteFolder.with { folder in
      _ = try solidsite("init quiet", in: folder)
      let run = try Self.onTerminal("init asked", answers: [#"\r"#, #"\r"#, #"\r"#], in: folder)
      #expect(run.status == 0)
      #expect(folder.contents(of: "asked") == folder.contents(of: "quiet"))
    }
  }

  @Test func repeatAnUnknownAnswer() throws {
    try SiteFolder.with { folder in
      let run = try Self.onTerminal("init", answers: [#"\r"#, #"klingon\r"#, #"EN\r"#, #"\r"#], in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("It must be one of: ar, de, en"))
      try #expect(folder.text("solidsite.yml").contains("\nlanguage: en\n"))
    }
  }

  /// Control-C and Control-D at each question.
  @Test(arguments: [0, 1, 2], [#"\x03"#, #"\x04"#])
  func leaveNothingBehindWhenTheyEnd(question: Int, end: String) throws {
    try SiteFolder.with { folder in
      let answers = Array(repeating: #"\r"#, count: question) + [end]
      let run = try Self.onTerminal("init site", answers: answers, in: folder)
      #expect(run.status != 0)
      try #expect(folder.names() == [])
    }
  }

  @Test(arguments: ["init --yes", "init -q", "init --title A --language de --ci none"])
  func areNotAskedIfOptionsAnswerThem(command: String) throws {
    try SiteFolder.with { folder in
      let run = try Self.onTerminal(command, answers: [], in: folder)
      #expect(run.status == 0)
      #expect(!run.output.contains("?"))
      #expect(folder.exists("solidsite.yml"))
    }
  }

  @Test func areNotAskedIfAFileIsInTheWay() throws {
    try SiteFolder.with(["solidsite.yml": "title: Mine\n"]) { folder in
      let run = try Self.onTerminal("init", answers: [], in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("'solidsite.yml' already exists"))
      #expect(!run.output.contains("?"))
    }
  }

  @Test func optionsNeedALanguageWithTexts() throws {
    try SiteFolder.with { folder in
      let run = try solidsite("init --language xx", in: folder)
      #expect(run.status == 64)
      #expect(run.errors.contains("Option '--language' must be one of 'ar', 'de', 'en'"))
      try #expect(folder.names() == [])
    }
  }

  private static func onTerminal(_ command: String, answers: [String], in folder: SiteFolder) throws -> CommandRun {
    let process = try CommandRun.process([], in: folder.path)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", terminal, try CommandRun.program().path, command] + answers
    return try run(process)
  }
}
