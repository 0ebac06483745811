import Foundation
import Testing

@Suite struct DiagnosticPrintingTests {
  private static let path = "Content/case-studies/a.md"
  /// A site with one warning: a dead link after a tab and wide characters.
  private static let deadLink = [
    "Content/index.md": "---\ntitle: Home\nsummary: A home.\n---\n\n[A](case-studies/a.md)\n",
    path: study(body: "漢字\té [text](nowhere.md) more"),
  ]

  @Test func marksThePlaceBelowTheLine() throws {
    try SiteFolder.with(Self.deadLink) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.output == "")
      let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let head = try #require(lines.firstIndex { $0.hasSuffix("[DeadLink]") })
      let place = try #require(
        lines[head].wholeMatch(of: /Content\/case-studies\/a.md:(\d+):(\d+): (error|warning): .*/))
      #expect(place.1 == "21")
      // In bytes: two characters of three, a tab, one of two, a space, and the text of the link.
      #expect(place.2 == "18")
      #expect(lines[head + 1] == "  21 | 漢字    é [text](nowhere.md) more")
      #expect(lines[head + 2].hasPrefix("     |                  ^~~~~~~~~~"))
    }
  }

  /// The agents of GitHub, Azure and TeamCity would execute commands that they find in the log.
  @Test func cannotWriteWorkflowCommands() throws {
    let body =
      "[a](::stop-commands::x.md)\n[b](##[warning]x.md)\n[c](x##vso[task.setvariable]y.md) ##teamcity[x]\n"
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: A.\n---\n\n\(body)", "::error::x.md": "# X\n"])
    {
      folder in
      let formats = ["json", "sarif", "gitlab"].map { "check --format \($0)" }
      for command in ["check -v", "check -v .", "build -v -o out", "inspect Content/index.md"] + formats {
        let run = try solidsite(command, in: folder)
        let lines = (run.output + run.errors).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.count > 1)
        #expect(!lines.contains { $0.hasPrefix("::") || $0.contains(/##\w*\[/) }, "\(command): \(lines)")
      }
    }
  }

  @Test func endsWithTheCounts() throws {
    try SiteFolder.with(Self.deadLink) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains(/\n1 (error|warning) in 1 file\n$/))
    }
  }

  @Test func printsFiftyDiagnosticsInFullAndCountsTheOthersByFileAndKind() throws {
    let dead = (1...60).map { "[text](nowhere\($0).md)" }.joined(separator: "\n")
    var files = Dictionary(uniqueKeysWithValues: "abc".map { ("Content/case-studies/\($0).md", study(body: dead)) })
    files["solidsite.yml"] = "severities:\n  DeadLink: warning\n"
    files["Content/case-studies/d.md"] = "---\ntitle: [\n---\n"
    try SiteFolder.with(files) { folder in
      let lines = try solidsite("check", in: folder).errors.split(separator: "\n")
      let heads = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      #expect(heads.count == 50)
      // The most severe come first, whatever their place.
      #expect(heads.contains { $0.hasPrefix("Content/case-studies/d.md") })
      let counts = try #require(
        lines.firstIndex { $0.hasSuffix("counted by file and kind (--all prints them in full):") })
      #expect(lines[counts + 1].contains(/^  Content\/case-studies\/a.md: \d+ \[DeadLink\]/))
      #expect(lines[counts + 3].hasPrefix("  Content/case-studies/c.md: 60 [DeadLink]"))
      let all = try solidsite("check --all", in: folder).errors
      #expect(all.matches(of: /\n.*: (?:error|warning): .*\[DeadLink\]/).count >= 179)
      #expect(!all.contains("counted by file"))
      let json = try solidsite("check --format json", in: folder).output
      #expect(json.matches(of: /"DeadLink"/).count >= 180)
    }
  }

  @Test(arguments: [
    ("always", [:], true), ("never", [:], false), ("auto", [:], false), ("always", ["NO_COLOR": "1"], true),
  ])
  func usesColorsOnlyIfWanted(when: String, environment: [String: String], isColored: Bool) throws {
    try SiteFolder.with(Self.deadLink) { folder in
      let run = try solidsite("check --color \(when)", in: folder, environment: environment)
      #expect(run.errors.contains("\u{1B}[") == isColored)
    }
  }

  @Test func writesPathsAsSeenFromTheWorkingFolder() throws {
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: Self.deadLink.map { ("docs/" + $0.key, $0.value) })) {
      folder in
      for words in ["check --root docs", "check docs", "check docs/\(Self.path)"] {
        try #expect(solidsite(words, in: folder).errors.hasPrefix("docs/Content/case-studies/a.md:21:18: "))
      }
    }
  }

  @Test func preventsContentFromControllingTheTerminal() throws {
    try SiteFolder.with(["Content/case-studies/a.md": study(body: "[x](no\u{1B}[31mwhere.md)")]) { folder in
      let run = try solidsite("check --color never", in: folder)
      #expect(!run.errors.contains("\u{1B}"))
      #expect(run.errors.contains("where.md"))
    }
  }

  @Test func truncatesAVeryLongLine() throws {
    let body = String(repeating: "word ", count: 400) + "[text](nowhere.md) " + String(repeating: "word ", count: 400)
    try SiteFolder.with([Self.path: study(body: body)]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.split(separator: "\n").allSatisfy { $0.count < 200 })
      #expect(run.errors.contains("[text](nowhere.md)"))
    }
  }

  @Test func leavesOutTheMiddleOfAVeryLongMessage() throws {
    let name = String(repeating: "x", count: 50_000)
    try SiteFolder.with([Self.path: study(body: "[text](a\(name)z.md)")]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.split(separator: "\n").allSatisfy { $0.count < 800 })
      #expect(run.errors.contains(": Link 'axxx"))
      #expect(run.errors.contains("xxxz.md' must lead to a page or a file of the site [DeadLink]"))
    }
  }

  @Test func printsJSONToStandardOutput() throws {
    try SiteFolder.with(Self.deadLink) { folder in
      let run = try solidsite("check --format json", in: folder)
      #expect(run.errors == "")
      let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
      let found = try #require(diagnostics.first { $0["id"] as? String == "DeadLink" })
      #expect(found["path"] as? String == Self.path)
      #expect(found["line"] as? Int == 21)
      #expect(found["column"] as? Int == 18)
      #expect((document["errors"] as? Int ?? 0) + (document["warnings"] as? Int ?? 0) == 1)
    }
  }

  @Test func printsSARIFWithColumnsInCharacters() throws {
    try SiteFolder.with(Self.deadLink) { folder in
      let run = try solidsite("check --format sarif", in: folder)
      let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(log["version"] as? String == "2.1.0")
      let tool = try #require((log["runs"] as? [[String: Any]])?.first)
      #expect(tool["columnKind"] as? String == "unicodeCodePoints")
      let results = try #require(tool["results"] as? [[String: Any]])
      let found = try #require(results.first { $0["ruleId"] as? String == "DeadLink" })
      let locations = try #require(found["locations"] as? [[String: [String: [String: Any]]]])
      let place = try #require(locations.first?["physicalLocation"])
      #expect(place["artifactLocation"]?["uri"] as? String == Self.path)
      #expect(place["region"]?["startLine"] as? Int == 21)
      #expect(place["region"]?["startColumn"] as? Int == 13)
    }
  }

  @Test func printsWorkflowCommandsForGitHub() throws {
    try SiteFolder.with([Self.path: study(body: "[text](no%2Cwhere.md)")]) { folder in
      let run = try solidsite("check --format github", in: folder)
      let line = try #require(run.output.split(separator: "\n").first { $0.contains("DeadLink") })
      #expect(
        line.contains(
          /^::(error|warning) file=Content\/case-studies\/a.md,line=21,endLine=21,col=8,endColumn=21,title=DeadLink::/))
      #expect(line.contains("no%252Cwhere.md"))
    }
  }

  @Test func printsCodeQualityIssuesForGitLabWhoseFingerprintsSurviveMovedLines() throws {
    func issues(_ body: String) throws -> [[String: Any]] {
      try SiteFolder.with([Self.path: study(body: body)]) { folder in
        let run = try solidsite("check --format gitlab", in: folder)
        let issues = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
        return try #require(issues).filter { $0["check_name"] as? String == "DeadLink" }
      }
    }
    let found = try issues("[a](no.md)\n\n[b](no.md)")
    #expect(found.map { $0["severity"] as? String } == ["minor", "minor"])
    let places = found.compactMap { $0["location"] as? [String: Any] }
    #expect(places.map { $0["path"] as? String } == [Self.path, Self.path])
    #expect(places.map { ($0["lines"] as? [String: Int])?["begin"] } == [21, 23])
    let fingerprints = found.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == 2)
    let moved = try issues("Moved.\n\n[a](no.md)\n\n[b](no.md)")
    #expect(moved.compactMap { $0["fingerprint"] as? String } == fingerprints)
  }

  /// Runs of `check` in a site below the top of a repository, and the path of its study in each format.
  private static let placesOfCalls: [(folder: String, arguments: String, environment: [String: String])] = [
    ("docs/site", "check", [:]), ("docs", "check site", [:]), (".", "check --root docs/site", [:]),
    (".", "check docs/site/Content/case-studies/a.md", [:]), ("docs/site/Content", "check --root ..", [:]),
    ("docs/site", "check", ["GITHUB_WORKSPACE": "/elsewhere"]),
  ]

  @Test(arguments: placesOfCalls, [true, false])
  func namesFilesFromTheTopOfTheRepositoryForHosts(
    call: (folder: String, arguments: String, environment: [String: String]), hasRepository: Bool
  ) throws {
    try SiteFolder.with(["docs/site/" + Self.path: study(body: "[a](no.md)")]) { folder in
      var environment = call.environment
      if hasRepository { try folder.git("init -q") } else { environment["CI_PROJECT_DIR"] = folder.path }
      for (format, start) in [("github", "file="), ("gitlab", #""path": ""#), ("sarif", #""uri": ""#)] {
        let run = try shell(
          "cd \(call.folder) && \"$solidsite\" \(call.arguments) --format \(format)", in: folder,
          environment: environment)
        #expect(run.output.contains(start + "docs/site/" + Self.path), "\(format): \(run.output)")
      }
    }
  }

  @Test(arguments: [
    ("clone", "docs/site"), ("clone/docs/site", "clone/docs/site"), (".", "clone/docs/site"),
  ])
  func namesFilesFromTheCloneInAWorkspace(repository: String, site: String) throws {
    try SiteFolder.with(["clone/docs/site/" + Self.path: study(body: "[a](no.md)")]) { folder in
      try folder.git("init -q", in: repository)
      // The inner repository is a submodule of the workspace's.
      if repository == "clone/docs/site" { try folder.git("init -q") }
      let run = try shell(
        "cd clone/docs/site && \"$solidsite\" check --format github", in: folder,
        environment: ["GITHUB_WORKSPACE": folder.path])
      #expect(run.output.contains("file=\(site)/\(Self.path),"))
    }
  }

  @Test func namesFilesFromTheWorkingFolderForPeople() throws {
    try SiteFolder.with(["docs/site/" + Self.path: study(body: "[a](no.md)")]) { folder in
      try folder.git("init -q")
      let run = try shell("cd docs/site && \"$solidsite\" check --format json", in: folder)
      #expect(run.output.contains(#""path": "\#(Self.path)""#))
    }
  }

  @Test func printsEachDiagnosticOnceAndInOrder() throws {
    let files = ["b", "a"].map { ("Content/case-studies/\($0).md", study(body: "[x](no.md)\n\n[y](nor.md)")) }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
      let run = try solidsite("check", in: folder)
      let places = run.errors.split(separator: "\n").filter { $0.hasSuffix("[DeadLink]") }.map { $0.prefix(26) }
      #expect(places.count == 4)
      #expect(places == places.sorted())
    }
  }
}
