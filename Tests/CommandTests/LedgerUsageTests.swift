import Testing

/// The usage of `solidsite ledger`, and its failures.
@Suite struct LedgerUsageTests {
  @Test func leavesOutAnUnrequestedSide() throws {
    try SiteFolder.withRequests { folder in
      let words = "ledger --repository r --after split --after-requests split-cars,split,split-cars~0 --glob *.txt"
      let run = try solidsite(words + " --format json", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("{\n  \"before\": null,\n  \"after\": {\n"))
      #expect(run.output.contains("\"closure\": null"))
      #expect(run.output.contains("\"conflictingPairs\": [],\n    \"editsPerFile\": {}\n"))
      #expect(run.output.hasSuffix("\n  \"refactoring\": null\n}\n"))
      #expect(
        run.errors == """
          Request 'split-cars' changes no file that counts
          Request 'split' is already part of 'split', so there is nothing to measure
          Request 'split-cars~0' changes no file that counts

          """)
      let text = try solidsite(words, in: folder).output
      #expect(text.hasPrefix("After: split\n"))
      #expect(!text.contains("difference"))
    }
  }

  /// The numbers are still those that were asked for, so the status is that of success.
  @Test(arguments: [
    ("--before main --after split --before-requests cars --after-requests split-cars", ""),
    (
      "--before main --after split --before-requests split-cars,cars --after-requests bikes,split-bikes",
      """
      Request 'split-cars' has commits of 'split' that 'main' lacks; did you mean '--after-requests'?
      Request 'bikes' doesn't start from 'split' but from 'main'; did you mean '--before-requests'?

      """
    ),
    (
      "--before main --after main --before-requests cars --after-requests bikes",
      "No source file differs between 'main' and 'main', so there is no refactoring to compare\n"
    ),
    (
      "--before split --after main --before-requests split-cars --after-requests cars",
      "'main' is an ancestor of 'split'; are '--before' and '--after' swapped?\n"
    ),
  ])
  func remarksOnRevisionsThatSeemToBeInTheWrongPlace(words: String, remarks: String) throws {
    try SiteFolder.withRequests { folder in
      let run = try solidsite("ledger --repository r " + words, in: folder)
      #expect(run.status == 0)
      #expect(run.errors == remarks)
    }
  }

  @Test func namesThePatternsThatWouldMatch() throws {
    try SiteFolder.withRequests { folder in
      let words = "ledger --repository r --before main --before-requests cars --glob *.kt"
      let run = try solidsite(words, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'cars' changes no file that matches '*.kt'; its files match '*.swift'\n"))
    }
  }

  @Test func ignoresTheUsersSettingsAndWritesNothing() throws {
    try SiteFolder.withRequests { folder in
      let plain = try solidsite(SiteFolder.ledgerArguments, in: folder)
      let before = folder.contents(of: "r")
      try folder.write(
        """
        [diff]
          renames = copies
          noprefix = true
          external = false
          algorithm = patience
        [core]
          attributesFile = \(folder.path)/user/attributes
        [merge]
          conflictStyle = diff3
          renames = false
        """, to: "user/.gitconfig")
      try folder.write("* binary merge=union\n", to: "user/attributes")
      try folder.write("* binary merge=union\n", to: "user/.config/git/attributes")
      let environment = [
        "HOME": folder.path + "/user", "GIT_DIR": folder.path + "/elsewhere", "GIT_EXTERNAL_DIFF": "false",
        "GIT_LITERAL_PATHSPECS": "1", "LC_ALL": "de_DE.UTF-8", "TMPDIR": folder.path + "/user",
      ]
      #expect(try solidsite(SiteFolder.ledgerArguments, in: folder, environment: environment) == plain)
      #expect(folder.contents(of: "r") == before)
      // Nothing is left behind elsewhere, either.
      #expect(try folder.names(in: "user") == [".config", ".gitconfig", "attributes"])
    }
  }

  @Test(arguments: [
    ("", "Give '--before' with '--before-requests', '--after' with '--after-requests', or '--history'"),
    ("--before main", "Option '--before' needs '--before-requests' too"),
    ("--after-requests a", "Option '--after-requests' needs '--after' too"),
    ("--before main --before-requests a,,b", "Option '--before-requests' has an empty branch name"),
    ("--before main --before-requests a,b,a", "Option '--before-requests' names 'a' twice"),
    ("--before main --history HEAD", "'--before-requests' too; '--history' needs neither of them"),
    ("--history a...b", "Option '--history' must be a commit or two revisions such as main..split, not 'a...b'"),
    ("--history a..b..c", "such as main..split, not 'a..b..c'"),
    ("--history a --until b..c", "Option '--until' must be one revision, not the range 'b..c'"),
    ("--before= --before-requests a", "Option '--before' needs a revision"),
    ("--before main --before-requests a --glob=", "Option '--glob' needs a pattern"),
    ("--before main --before-requests a --format xml", "must be one of 'text', 'json', 'markdown', not 'xml'"),
    ("main", "Unexpected argument 'main'"),
  ])
  func rejectsWrongUsage(words: String, message: String) throws {
    try SiteFolder.with { folder in
      let run = try solidsite("ledger " + words, in: folder)
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.contains(message))
      #expect(run.errors.hasSuffix("See 'solidsite ledger --help'\n"))
    }
  }

  @Test func reportsThatItCouldNotRun() throws {
    try SiteFolder.withRequests { folder in
      let cases = [
        ("--repository r --before main --before-requests car", "has no revision 'car'; did you mean 'cars'?\n"),
        ("--before main --before-requests a", "Can't open a git repository at '.': not a git repository"),
        ("--repository nowhere --before main --before-requests a", "Can't open a git repository at 'nowhere'"),
      ]
      for (words, message) in cases {
        let run = try solidsite("ledger " + words, in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("solidsite: error: "))
        #expect(run.errors.contains(message))
      }
      let run = try solidsite(SiteFolder.ledgerArguments, in: folder, environment: ["PATH": folder.path])
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("solidsite: error: There is no 'git' on the PATH"))
    }
  }
}
