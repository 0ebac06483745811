import Testing

@Suite struct InspectTests {
  @Test func printsTheDocumentedKeysInTheirOrder() throws {
    let change = "## Change requests\n\n### Another (adverse)\n\nSomebody asks.\n\n```swift B.swift\nlet b = 1\n```"
    try SiteFolder.with(["Content/case-studies/x.md": study(title: "X", body: change)]) { folder in
      let run = try solidsite("inspect Content/case-studies/x.md --format json", in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(
        run.output == """
          {
            "studies": [
              {
                "source": "Content/case-studies/x.md",
                "slug": "x",
                "title": "X",
                "summary": "What a change costs before and after.",
                "principles": ["ocp"],
                "snippets": [
                  {
                    "line": 11,
                    "codeLine": 12,
                    "language": "swift",
                    "file": "A.swift",
                    "side": "before",
                    "sideSource": "heading",
                    "principles": ["ocp"],
                    "role": "source",
                    "lineCount": 1
                  },
                  {
                    "line": 17,
                    "codeLine": 18,
                    "language": "swift",
                    "file": "A.swift",
                    "side": "after",
                    "sideSource": "heading",
                    "principles": ["ocp"],
                    "role": "source",
                    "lineCount": 1
                  },
                  {
                    "line": 27,
                    "codeLine": 28,
                    "language": "swift",
                    "file": "B.swift",
                    "side": "neutral",
                    "sideSource": "none",
                    "principles": ["ocp"],
                    "role": "change",
                    "lineCount": 1
                  }
                ],
                "examples": [
                  {
                    "principles": ["ocp"],
                    "before": [0],
                    "after": [1]
                  }
                ],
                "pairs": [
                  {
                    "example": 0,
                    "before": [0],
                    "after": [1],
                    "beforeName": "A.swift",
                    "afterName": "A.swift",
                    "reason": "file",
                    "shared": [],
                    "apart": false
                  }
                ],
                "changeRequests": [
                  {
                    "title": "Another",
                    "line": 23,
                    "adverse": true,
                    "snippets": [2]
                  }
                ],
                "diagnostics": [
                  {
                    "id": "WeakClaim",
                    "severity": "information",
                    "line": 23,
                    "column": 5,
                    "message": "Change request 'Another' must have one acceptance test for both sides to count in a verdict"
                  }
                ]
              }
            ]
          }

          """)
    }
  }

  @Test func readsAFileInAnyFolder() throws {
    let files = ["notes.txt": "# Notes\n\n```\ncode\n```\n", "b/readme.md": "# Other\n", "b/c.md": "# Not asked for\n"]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("inspect --format json notes.txt \(folder.path)/b/readme.md", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("\"source\": \"notes.txt\""))
      #expect(run.output.contains("\"source\": \"\(folder.path)/b/readme.md\""))
      #expect(run.output.contains("\"language\": null"))
      #expect(!run.output.contains("Not asked for"))
    }
  }

  @Test func succeedsOnAnyFile() throws {
    let files = ["a.md": "---\nbroken: [\n---\n\0\u{FEFF}\r\n```swift\nunclosed", "empty.md": ""]
    try SiteFolder.with(files) { folder in
      for file in ["a.md", "empty.md"] {
        let run = try solidsite("inspect \(file)", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("diagnostics: "))
      }
    }
  }

  @Test func printsATree() throws {
    try SiteFolder.with(["Content/case-studies/x.md": study(title: "X")]) { folder in
      let run = try solidsite("inspect Content/case-studies/x.md", in: folder)
      #expect(
        run.output == """
          Content/case-studies/x.md: X (x)
          ├─ summary: What a change costs before and after.
          ├─ principles: ocp
          ├─ snippets: 2
          │    0  line 11  before  by heading  ocp  1 line  swift  source  A.swift
          │    1  line 17  after   by heading  ocp  1 line  swift  source  A.swift
          ├─ examples: 1
          │    ocp: before 0; after 1
          ├─ pairs: 1
          │    A.swift (0) and A.swift (1): by file
          └─ diagnostics: 0

          """)
    }
  }

  @Test func saysWhichSideHasCodeWithoutAPartner() throws {
    let text = """
      # Fees

      ## Before

      ```swift Fee.swift
      func fee() -> Int { 1 }
      ```

      ## After

      ```swift Fee.swift
      func fee() -> Int { part() }
      ```

      ```swift Part.swift
      func part() -> Int { 1 }
      ```
      """
    try SiteFolder.with(["Content/case-studies/fees.md": text]) { folder in
      let run = try solidsite("inspect Content/case-studies/fees.md", in: folder)
      #expect(run.output.contains("Fee.swift (0) and Fee.swift (1): by file, both with fee()\n"))
      #expect(run.output.contains("Part.swift (2): only after\n"))
    }
  }

  @Test func inspectsDraftsAndPages() throws {
    let draft = study().replacing("summary:", with: "draft: true\nsummary:")
    try SiteFolder.with(["Content/case-studies/d.md": draft, "Content/pages/about.md": "# About\n\nText.\n"]) {
      folder in
      let run = try solidsite("inspect Content/case-studies/d.md Content/pages/about.md", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("d.md: A study"))
      #expect(run.output.contains("about.md: About"))
    }
  }

  @Test func knowsTheCodeHostOfTheRepository() throws {
    let readme = "# Notes\n\nSee [the code](Sources/A.swift).\n"
    try SiteFolder.with(["README.md": readme, "Sources/A.swift": "let a = 1\n"]) { folder in
      for remote in [false, true] {
        try folder.git("init --quiet")
        if remote { try folder.git("remote add origin https://github.com/me/notes.git") }
        try folder.git("add --all")
        try folder.git("commit --quiet --allow-empty --message code")
        let run = try solidsite("inspect README.md", in: folder)
        #expect(run.output.contains("has no code host") != remote)
      }
    }
  }
}
