import Foundation
import Testing

/// `solidsite ledger` on a small repository: two requests that collide in an enum before, and add files after.
@Suite struct LedgerTests {
  private static let arguments = [
    "ledger", "--repository", "r", "--before", "main", "--after", "split", "--before-requests", "cars,bikes",
    "--after-requests", "split-cars, split-bikes",
  ]

  private func git(_ arguments: String..., in folder: SiteFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path + "/r")
    // With fixed dates, commits have the same hashes on every machine.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
      "GIT_AUTHOR_DATE": "2020-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2020-01-01T00:00:00Z",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    let result = try run(process)
    try #require(result.status == 0, "\(arguments): \(result.errors)")
  }

  private func commit(_ files: [String: String], on branch: String, from start: String, in folder: SiteFolder) throws {
    try git("checkout", "--quiet", "-B", branch, start, in: folder)
    for (path, text) in files { try folder.write(text, to: "r/" + path) }
    try git("add", "--all", in: folder)
    try git("commit", "--quiet", "--message", branch, in: folder)
  }

  private func withRepository(_ work: (SiteFolder) throws -> Void) throws {
    try SiteFolder.with(["r/Fee.swift": "a\nb\nc\n", "r/notes.txt": "n\n"]) { folder in
      try git("init", "--quiet", "--initial-branch=main", in: folder)
      try git("add", "--all", in: folder)
      try git("commit", "--quiet", "--message", "start", in: folder)
      try commit(["Fee.swift": "a\nb\ncars\n"], on: "cars", from: "main", in: folder)
      try commit(["Fee.swift": "a\nb\nbikes\nmore\n"], on: "bikes", from: "main", in: folder)
      try commit(["Fee.swift": "a\n", "Vehicle.swift": "b\nc\n"], on: "split", from: "main", in: folder)
      try commit(["Car.swift": "1\n2\n3\n"], on: "split-cars", from: "split", in: folder)
      try commit(
        ["Bike.swift": "1\n2\n", "Fee.swift": "a\nz\n"], on: "split-bikes", from: "split", in: folder)
      try work(folder)
    }
  }

  @Test func printsAlignedTables() throws {
    try withRepository { folder in
      let run = try solidsite(Self.arguments, in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      #expect(
        run.output == """
          Before: main

          request  fork point  existing files  added  removed  new files  lines in new  closure
          cars     fc508049c2               1      1        1          0             0     0.00
          bikes    fc508049c2               1      2        1          0             0     0.00
          total                             2      3        2          0             0     0.00

          Conflicting pairs: 1 of 1
            cars  bikes

          existing file  requests that edit it
          Fee.swift                          2

          After: split

          request      fork point  existing files  added  removed  new files  lines in new  closure
          split-cars   c7e673cbe9               0      0        0          1             3     1.00
          split-bikes  c7e673cbe9               1      1        0          1             2     0.67
          total                                 1      1        0          2             5     0.83

          Conflicting pairs: 0 of 1

          existing file  requests that edit it
          Fee.swift                          1

          The refactoring itself: 2 files, 2 lines added, 2 removed

          all requests           before  after  difference
          existing files edited       2      1          -1
          lines edited in them        5      1          -4
          new files                   0      2          +2
          lines in new files          0      5          +5
          closure                  0.00   0.83       +0.83
          conflicting pairs           1      0          -1

          """)
    }
  }

  @Test func printsMarkdown() throws {
    try withRepository { folder in
      let run = try solidsite(Self.arguments + ["--format", "markdown"], in: folder)
      #expect(run.status == 0)
      #expect(
        run.output == """
          ## Before: `main`

          | request | fork point | existing files | added | removed | new files | lines in new | closure |
          | --- | --- | --: | --: | --: | --: | --: | --: |
          | `cars` | `fc508049c2` | 1 | 1 | 1 | 0 | 0 | 0.00 |
          | `bikes` | `fc508049c2` | 1 | 2 | 1 | 0 | 0 | 0.00 |
          | total |  | 2 | 3 | 2 | 0 | 0 | 0.00 |

          Conflicting pairs: 1 of 1

          - `cars` and `bikes`

          | existing file | requests that edit it |
          | --- | --: |
          | `Fee.swift` | 2 |

          ## After: `split`

          | request | fork point | existing files | added | removed | new files | lines in new | closure |
          | --- | --- | --: | --: | --: | --: | --: | --: |
          | `split-cars` | `c7e673cbe9` | 0 | 0 | 0 | 1 | 3 | 1.00 |
          | `split-bikes` | `c7e673cbe9` | 1 | 1 | 0 | 1 | 2 | 0.67 |
          | total |  | 1 | 1 | 0 | 2 | 5 | 0.83 |

          Conflicting pairs: 0 of 1

          | existing file | requests that edit it |
          | --- | --: |
          | `Fee.swift` | 1 |

          ## The refactoring

          The refactoring itself: 2 files, 2 lines added, 2 removed.

          ## Before and after

          | all requests | before | after | difference |
          | --- | --: | --: | --: |
          | existing files edited | 2 | 1 | -1 |
          | lines edited in them | 5 | 1 | -4 |
          | new files | 0 | 2 | +2 |
          | lines in new files | 0 | 5 | +5 |
          | closure | 0.00 | 0.83 | +0.83 |
          | conflicting pairs | 1 | 0 | -1 |

          """)
    }
  }

  @Test func printsTheDocumentedKeysInTheirOrder() throws {
    try withRepository { folder in
      let run = try solidsite(Self.arguments + ["--format", "json"], in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(
        run.output == """
          {
            "before": {
              "requests": [
                {
                  "name": "cars",
                  "forkPoint": "fc508049c21bf23db8e4a1487973e776b0396c6c",
                  "existingFiles": 1,
                  "addedInExisting": 1,
                  "removedInExisting": 1,
                  "newFiles": 0,
                  "addedInNew": 0,
                  "closure": 0.0
                },
                {
                  "name": "bikes",
                  "forkPoint": "fc508049c21bf23db8e4a1487973e776b0396c6c",
                  "existingFiles": 1,
                  "addedInExisting": 2,
                  "removedInExisting": 1,
                  "newFiles": 0,
                  "addedInNew": 0,
                  "closure": 0.0
                }
              ],
              "totals": {
                "existingFiles": 2,
                "addedInExisting": 3,
                "removedInExisting": 2,
                "newFiles": 0,
                "addedInNew": 0,
                "closure": 0.0
              },
              "pairs": 1,
              "conflictingPairs": [
                ["cars", "bikes"]
              ],
              "editsPerFile": {
                "Fee.swift": 2
              }
            },
            "after": {
              "requests": [
                {
                  "name": "split-cars",
                  "forkPoint": "c7e673cbe99956a175e286ed20851b57441fae0a",
                  "existingFiles": 0,
                  "addedInExisting": 0,
                  "removedInExisting": 0,
                  "newFiles": 1,
                  "addedInNew": 3,
                  "closure": 1.0
                },
                {
                  "name": "split-bikes",
                  "forkPoint": "c7e673cbe99956a175e286ed20851b57441fae0a",
                  "existingFiles": 1,
                  "addedInExisting": 1,
                  "removedInExisting": 0,
                  "newFiles": 1,
                  "addedInNew": 2,
                  "closure": 0.6666666666666666
                }
              ],
              "totals": {
                "existingFiles": 1,
                "addedInExisting": 1,
                "removedInExisting": 0,
                "newFiles": 2,
                "addedInNew": 5,
                "closure": 0.8333333333333334
              },
              "pairs": 1,
              "conflictingPairs": [],
              "editsPerFile": {
                "Fee.swift": 1
              }
            },
            "refactoring": {
              "files": 2,
              "added": 2,
              "removed": 2
            }
          }

          """)
    }
  }

  @Test func leavesOutTheSideThatIsNotAskedFor() throws {
    try withRepository { folder in
      let words = "ledger --repository r --after split --after-requests split-cars,split,split-cars~0 --glob *.md"
      let run = try solidsite(words + " --format json", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("{\n  \"before\": null,\n  \"after\": {\n"))
      #expect(run.output.contains("\"closure\": null"))
      #expect(run.output.contains("\"conflictingPairs\": [],\n    \"editsPerFile\": {}\n"))
      #expect(run.output.hasSuffix("\n  \"refactoring\": null\n}\n"))
      #expect(
        run.errors == """
          Request 'split-cars' changes no file that counts
          Request 'split' is part of 'split' already, so that there is nothing to measure
          Request 'split-cars~0' changes no file that counts

          """)
      let text = try solidsite(words, in: folder).output
      #expect(text.hasPrefix("After: split\n") && !text.contains("difference"))
    }
  }

  @Test func isNotMovedByTheUsersSettingsAndWritesNothing() throws {
    try withRepository { folder in
      let plain = try solidsite(Self.arguments, in: folder)
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
      #expect(try solidsite(Self.arguments, in: folder, environment: environment) == plain)
      #expect(folder.contents(of: "r") == before)
      // Nor is anything left behind elsewhere.
      #expect(try folder.names(in: "user") == [".config", ".gitconfig", "attributes"])
    }
  }

  @Test(arguments: [
    ("", "Option '--before' or '--after' is missing, with its requests"),
    ("--before main", "Option '--before' needs '--before-requests' too"),
    ("--after-requests a", "Option '--after-requests' needs '--after' too"),
    ("--before main --before-requests a,,b", "Option '--before-requests' has a place without a branch"),
    ("--before main --before-requests a,b,a", "Option '--before-requests' names 'a' twice"),
    ("--before= --before-requests a", "Option '--before' needs a revision"),
    ("--before main --before-requests a --glob=", "Option '--glob' needs a pattern"),
    ("--before main --before-requests a --format xml", "takes one of 'text', 'json', 'markdown', not 'xml'"),
    ("main", "Argument 'main' is one too many"),
  ])
  func refusesWrongUsage(words: String, message: String) throws {
    try SiteFolder.with { folder in
      let run = try solidsite("ledger " + words, in: folder)
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.contains(message))
      #expect(run.errors.hasSuffix("See 'solidsite ledger --help'\n"))
    }
  }

  @Test func tellsThatItCouldNotRun() throws {
    try withRepository { folder in
      let cases = [
        ("--repository r --before main --before-requests car", "has no revision 'car'; did you mean 'cars'?\n"),
        ("--before main --before-requests a", "'.' is no git repository that can be read: not a git repository"),
        ("--repository nowhere --before main --before-requests a", "'nowhere' is no git repository"),
      ]
      for (words, message) in cases {
        let run = try solidsite("ledger " + words, in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("solidsite: error: "))
        #expect(run.errors.contains(message))
      }
      let run = try solidsite(Self.arguments, in: folder, environment: ["PATH": folder.path])
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("solidsite: error: There is no 'git' on the path"))
    }
  }
}
