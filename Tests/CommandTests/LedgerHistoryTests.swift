import Testing

/// The output and usage of `solidsite ledger --history`.
@Suite struct LedgerHistoryTests {
  /// A history of one file that is split: two changes before, the split, and one change after it.
  private func withHistory(_ work: (SiteFolder) throws -> Void) throws {
    try SiteFolder.with(["r/Fee.swift": "a\nb\n"]) { folder in
      try folder.git("init --quiet --initial-branch=main", in: "r")
      for (index, files) in [
        [:], ["Fee.swift": "a\nb\nc\n"], ["Fee.swift": "a\n", "Car.swift": "b\nc\n"], ["Car.swift": "b\nd\n"],
      ].enumerated() {
        for (path, text) in files { try folder.write(text, to: "r/" + path) }
        try folder.git("add --all", in: "r")
        try folder.git("commit --quiet --message change-\(index)|<b>", in: "r", at: "2020-01-0\(index + 1)T00:00:00Z")
      }
      try work(folder)
    }
  }

  @Test func printsAReport() throws {
    try withHistory { folder in
      let run = try solidsite(["ledger", "--repository", "r", "--history", "main~1"], in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      let report = run.output.split(separator: "\n\n").map(String.init)
      #expect(report[0].hasPrefix("History around main~1 ("))
      #expect(report[0].hasSuffix(", 2020-01-03)"))
      #expect(
        report[1] == "The refactoring itself: 2 files, 2 lines added, 2 removed. Of the 2 source files that "
          + "it changed or added, all still exist at HEAD.")
      #expect(
        report[2] == """
          side    first change  last change  files of the refactoring  changes  merges  left out
          before  2020-01-01    2020-01-02                          1        2       0         0
          after   2020-01-04    2020-01-04                          2        1       0         1
          """)
      #expect(
        report[3] == """
          figure                                       before  after  difference
          source files per change, median                   1      1           0
          files of the refactoring per change, median       1      1           0
          lines per change, median                        1.5      2        +0.5
          lines in files of the refactoring, median       1.5      2        +0.5
          entropy of changes, in bits                    0.00   0.00        0.00
          entropy, as a share of its maximum                –    0 %           –
          merges that conflict in these files               –      –           –
          """)
      #expect(run.output.contains("Before: 2 changes that count, too few for intervals, which need 10."))
      #expect(run.output.contains("After: 1 change that counts, too few for intervals, which need 10."))
      #expect(run.output.contains("  part of the refactoring  change-2|<b>\n"))
      #expect(run.output.contains("What these figures can't show\n\n- They don't show a cause."))
    }
  }

  @Test func saysWhatBecameOfTheOnlyFile() throws {
    try withHistory { folder in
      let run = try solidsite(["ledger", "--repository", "r", "--history", "main~2"], in: folder)
      #expect(run.output.contains(" removed. The only source file that it changed or added still exists at HEAD.\n"))
    }
  }

  @Test func printsMarkdownInWhichSubjectsAreCode() throws {
    try withHistory { folder in
      let run = try solidsite(
        ["ledger", "--repository", "r", "--history", "main~1", "--format", "markdown"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("## History around main~1 ("))
      #expect(run.output.contains("| source files per change, median | 1 | 1 | 0 |\n"))
      #expect(run.output.contains("` | part of the refactoring | `change-2\\|<b>` |\n"))
    }
  }

  @Test func addsAKeyToJSON() throws {
    try withHistory { folder in
      let run = try solidsite(
        ["ledger", "--repository", "r", "--history", "main~1", "--format", "json", "--months", "2"], in: folder)
      #expect(run.status == 0)
      #expect(
        run.output.hasPrefix(
          "{\n  \"before\": null,\n  \"after\": null,\n  \"refactoring\": null,\n  \"history\": {\n"))
      #expect(
        run.output.contains(
          """
                "linesPerChange": {
                  "before": {
                    "value": 1.5,
                    "low": null,
                    "high": null
                  },
          """))
      #expect(run.output.contains("\"window\": {\n      \"changes\": null,\n      \"months\": 2\n    }"))
      #expect(run.output.contains("\"changesPerFile\": {\n        \"Car.swift\": 1\n      }"))
      let together = try solidsite(SiteFolder.ledgerArguments, in: folder)
      #expect(!together.output.contains("history"))
    }
  }

  @Test func printsALedgerAndItsHistory() throws {
    try SiteFolder.withRequests { folder in
      let run = try solidsite(SiteFolder.ledgerArguments + ["--history", "split", "--until", "split"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Before: main\n"))
      #expect(run.output.contains("\n\nHistory around split ("))
    }
  }

  @Test(arguments: [
    ("--changes 5", "Option '--changes' needs '--history' too"),
    ("--before main --before-requests a --until b", "Option '--until' needs '--history' too"),
    ("--history=", "Option '--history' needs a revision"),
    ("--history a --until=", "Option '--until' needs a revision"),
    ("--history a --changes 0", "Option '--changes' must be a number of at least 1, not '0'"),
    ("--history a --changes 1 --months 1", "Options '--changes' and '--months' can't be combined"),
  ])
  func rejectsWrongUsage(words: String, message: String) throws {
    try SiteFolder.with { folder in
      let run = try solidsite("ledger " + words, in: folder)
      #expect(run.status == 64)
      #expect(run.errors.contains(message))
    }
  }

  @Test func namesThePatternsThatWouldMatch() throws {
    try withHistory { folder in
      let run = try solidsite(["ledger", "--repository", "r", "--history", "main~1", "--glob", "*.kt"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'main~1' changes no file that matches '*.kt'; its files match '*.swift'\n"))
    }
  }

  @Test func keepsFileNamesFromControllingTheTerminalOrTheHost() throws {
    try withHistory { folder in
      try folder.write("a\n", to: "r/a.\u{1B}[31m\n::error::x")
      try folder.git("add --all", in: "r")
      try folder.git("commit --quiet --message x", in: "r", at: "2020-02-01T00:00:00Z")
      let run = try solidsite(["ledger", "--repository", "r", "--history", "main"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'main' changes no file that matches '*.swift'"))
      #expect(!run.errors.contains("\u{1B}"))
      #expect(!run.errors.contains("\n::error::"))
    }
  }
}
