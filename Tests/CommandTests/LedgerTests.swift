import Testing

/// The output of `solidsite ledger`.
@Suite struct LedgerTests {
  @Test func printsAlignedTables() throws {
    try SiteFolder.withRequests { folder in
      let run = try solidsite(SiteFolder.ledgerArguments, in: folder)
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

  /// A combining mark after a sign forms a different `Character`, but the sign still ends the code or the cell.
  @Test func quotesNamesWithCombiningMarksInMarkdown() throws {
    try SiteFolder.withRequests { folder in
      let branch = "x`\u{301}<b>|\u{301}y"
      try folder.git("branch \(branch) cars", in: "r")
      let arguments = ["ledger", "--repository", "r", "--before", "main", "--before-requests", branch]
      let run = try solidsite(arguments + ["--format", "markdown"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("| ``x`\u{301}<b>\\|\u{301}y`` |"), "\(run.output)")
    }
  }

  @Test func printsMarkdown() throws {
    try SiteFolder.withRequests { folder in
      let run = try solidsite(SiteFolder.ledgerArguments + ["--format", "markdown"], in: folder)
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
    try SiteFolder.withRequests { folder in
      let run = try solidsite(SiteFolder.ledgerArguments + ["--format", "json"], in: folder)
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
}
