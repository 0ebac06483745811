import Foundation
import TestForm
import Testing

@testable import SolidsiteCommand

@Suite struct StartingTests {
  @Test(arguments: ["", "new-site"])
  func theStarterSiteBuildsWithoutDiagnostics(place: String) throws {
    try SiteFolder.with { folder in
      let start = try solidsite("init \(place)", in: folder)
      #expect(start.status == 0)
      let root = place.isEmpty ? "." : place
      let run = try solidsite("build --strict -v --root \(root)", in: folder)
      for severity in ["error", "warning", "remark"] {
        #expect(!run.errors.contains(": \(severity): "), "\(run.errors)")
      }
      #expect(run.status == 0)
      #expect(folder.exists("\(root)/_site/case-studies/shipping-costs/index.html"))
      try #expect(folder.text("\(root)/.gitignore").contains("\n_site/\n"))
    }
  }

  @Test func suggestsCommandsThatAShellReadsAsTheyAreMeant() throws {
    try SiteFolder.with { folder in
      let start = try solidsite(["init", "my site"], in: folder)
      let command = try #require(start.errors.firstMatch(of: #/'solidsite (build .*?)' builds/#)).1
      try #expect(shell("$solidsite \(command)", in: folder).status == 0)
      #expect(folder.exists("my site/_site/index.html"))
    }
  }

  @Test func suggestsTheSiteAroundItsOwnContent() throws {
    try SiteFolder.with(["a b/solidsite.yml": "", "a b/Content/pages/x.md": "# X\n"]) { folder in
      let run = try shell("cd 'a b/Content' && $solidsite build", in: folder)
      #expect(run.errors.contains("add '--root \"\(folder.path)/a b\"'"))
    }
  }

  /// The sample is the first study that a newcomer verifies, so it must have a verdict.
  @Test(.enabled(if: Confinement.works, Confinement.reason))
  func theStarterStudyIsSupportedInAllReadings() throws {
    try SiteFolder.with { folder in
      _ = try solidsite("init --yes", in: folder)
      let run = try solidsite("verify --strict", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let file = Data(try folder.text(".solidsite/evidence/shipping-costs.json").utf8)
      let evidence = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
      let principles = try #require(evidence["principles"] as? [String: [String: Any]])
      #expect(principles.keys.sorted() == ["srp"])
      // Its tests weren't committed before its new design.
      #expect(principles["srp"]?["verdict"] as? String == "partly")
      #expect(principles["srp"]?["ifRegistered"] as? String == "supported")
      let readings = try #require(principles["srp"]?["readings"] as? [String: Bool])
      #expect(readings.count == 4)
      #expect(readings.values.allSatisfy { $0 })
      let requests = try #require(evidence["requests"] as? [[String: Any]])
      #expect(requests.compactMap { $0["isAdverse"] as? Bool } == [false, false, true])
      try #expect(solidsite("build --strict --require-evidence", in: folder).status == 0)
    }
  }

  @Test func initOverwritesNothing() throws {
    try SiteFolder.with(["solidsite.yml": "title: Mine\n"]) { folder in
      let run = try solidsite("init", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'solidsite.yml' already exists"))
      try #expect(folder.names() == ["solidsite.yml"])
    }
  }

  @Test(arguments: [("github", ".github/workflows/site.yml", "OWNER"), ("gitlab", ".gitlab-ci.yml", "GROUP")])
  func addsOnlyTheWorkflowToAnExistingSite(host: String, path: String, placeholder: String) throws {
    try SiteFolder.with(["solidsite.yml": "title: Mine\n"]) { folder in
      let run = try solidsite("init --ci \(host)", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("Replace '\(placeholder)' in '\(path)'"))
      #expect(run.errors.contains("'WHEEL'") == (host == "gitlab"))
      try #expect(folder.text(path).contains("\(placeholder)/solidsite"))
      try #expect(folder.names().count == 2)
      try #expect(solidsite("init --ci \(host)", in: folder).errors.contains("'\(path)' already exists"))
    }
  }

  /// Hosts look for workflows only there.
  @Test(arguments: [("github", ".github/workflows/site.yml"), ("gitlab", ".gitlab-ci.yml")])
  func writesTheWorkflowAtTheTopOfTheRepository(host: String, path: String) throws {
    try SiteFolder.with([".git/HEAD": "", "docs/it's/solidsite.yml": "title: Mine\n"]) { folder in
      let run = try solidsite("init docs/it's --ci \(host)", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("Wrote \(path)\n"))
      try #expect(folder.text(path).contains("root: 'docs/it''s'\n"))
      try #expect(folder.names(in: "docs/it's") == ["solidsite.yml"])
    }
  }

  @Test(arguments: ["github", "gitlab"])
  func leavesTheFolderOutOfTheWorkflowOfAWholeRepository(host: String) throws {
    try SiteFolder.with([".git/HEAD": "", "solidsite.yml": "title: Mine\n"]) { folder in
      #expect(try solidsite("init --ci \(host)", in: folder).status == 0)
      let workflow = try folder.text(host == "github" ? ".github/workflows/site.yml" : ".gitlab-ci.yml")
      #expect(!workflow.contains("root:"))
      #expect(workflow.contains("package: WHEEL\n") == (host == "gitlab"))
    }
  }

  @Test func initKeepsAnExistingIgnoreFile() throws {
    try SiteFolder.with([".gitignore": "mine\n"]) { folder in
      let run = try solidsite("init", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("'.gitignore' already exists; it should list the folder _site/"))
      try #expect(folder.text(".gitignore") == "mine\n")
    }
  }

  @Test func reportsTheInstructionsThatAreLeftInAStudy() throws {
    try SiteFolder.with(["solidsite.yml": "title: Mine\n"]) { folder in
      _ = try solidsite("new Fees", in: folder)
      let path = "Content/case-studies/fees.md"
      let summary = StarterFiles.instructions[0]
      let count = StarterFiles.instructions.count - 1
      let new = try solidsite("check -v", in: folder).errors
      #expect(new.contains("\(path):3:10: remark: Instruction '\(summary)' must be"))
      #expect(new.contains("replaced with your own text, and so must \(count) more"))

      let lines = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      let own = lines.map { $0.first?.isUppercase == true || $0.hasPrefix("- W") ? "Own text" : $0 }
      let written = own.joined(separator: "\n").replacing(summary, with: "Own summary.")
      let cost = StarterFiles.instructions[6]
      try folder.write(written.replacing("## What it costs\n", with: "## What it costs\n\n\(cost)\n"), to: path)
      let line = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex(of: "## What it costs").map { $0 + 1 }
      try #expect(
        solidsite("check", in: folder).errors.contains(
          "\(path):\(try #require(line)):1: warning: Instruction '\(cost)' must be replaced with your own text"))
      try folder.write(written, to: path)
      try #expect(!solidsite("check -v", in: folder).errors.contains("Instruction"))
    }
  }

  @Test func theInstructionsAreThoseOfANewStudy() {
    let study = String(decoding: StarterFiles.study(title: "Fees", principles: []), as: UTF8.self)
    let text = study.replacing("\n", with: " ")
    #expect(StarterFiles.instructions.filter { !text.contains($0) } == [])
  }

  @Test func aNewStudyHasTheSectionsToFill() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n"]) { folder in
      let run = try solidsite(["new", "A \"Käse\": naïve?", "--principles", "ocp,DIP"], in: folder)
      #expect(run == CommandRun(output: "Content/case-studies/a-kaese-naive.md\n", errors: "", status: 0))
      let text = try folder.text("Content/case-studies/a-kaese-naive.md")
      #expect(text.hasPrefix("---\ntitle: \"A \\\"Käse\\\": naïve?\"\n"))
      #expect(text.contains("\nprinciples: [ocp, dip]\n"))
      for section in ["Before", "After", "Change requests", "What it costs", "Takeaways"] {
        #expect(text.contains("\n## \(section)\n"))
      }
      let check = try solidsite("check -v", in: folder)
      #expect(check.status <= 1)
      #expect(check.errors.contains("Content/case-studies/a-kaese-naive.md:"))
      let inspected = try solidsite("inspect Content/case-studies/a-kaese-naive.md", in: folder)
      #expect(inspected.output.contains("A \"Käse\": naïve?"))
    }
  }

  @Test(arguments: ["swift", "python", "javascript"])
  func aNewStudyBuildsWithoutWarnings(code: String) throws {
    try SiteFolder.with { folder in
      _ = try solidsite("init --yes", in: folder)
      let words = ["new", "Mine", "--code", code, "--principles", "srp,ocp,lsp,isp,dip"]
      try #expect(solidsite(words, in: folder).status == 0)
      let text = try folder.text("Content/case-studies/mine.md")
      #expect(text.contains("```\(code) test\n"))
      #expect(text.matches(of: #/```(swift|python|javascript) /#).allSatisfy { $0.1 == code })
      let build = try solidsite("build --strict", in: folder)
      #expect(build.status == 0)
      #expect(!build.errors.contains("warning"), "\(build.errors)")
    }
  }

  private static let languages = LanguageRunTests.examples.map { $0.description.lowercased() } + ["swift"]

  /// Only the two commands are needed: `new` adds the commands that run the code to the settings.
  @Test(
    .enabled(if: Confinement.works, Confinement.reason),
    arguments: TestForm.sample(of: "languages of a new study", every: 2, languages))
  func aNewStudyVerifiesWithoutWarnings(code: String) throws {
    try SiteFolder.with { folder in
      _ = try solidsite("init --yes", in: folder)
      _ = try solidsite(["new", "Mine", "--code", code, "--principles", "srp,ocp,lsp,isp,dip"], in: folder)
      let run = try solidsite("verify mine --strict --allow-commands", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.errors.contains("warning"), "\(run.errors)")
      #expect(!run.errors.contains("problem"), "\(run.errors)")
      let evidence = try folder.text(".solidsite/evidence/mine.json")
      #expect(evidence.contains("\"passed\""))
    }
  }

  /// Settings in all the forms that `new` adds a line to.
  @Test(
    arguments: [
      (nil, "verifiers:\n  python: P\n"),
      ("title: x", "title: x\nverifiers:\n  python: P\n"),
      ("title: x\n", "title: x\nverifiers:\n  python: P\n"),
      ("verifiers:\n    ruby: [ruby]\ntitle: x\n", "verifiers:\n    python: P\n    ruby: [ruby]\ntitle: x\n"),
      ("verifiers: # other languages\n\n  ruby: [ruby]", "verifiers: # other languages\n  python: P\n\n  ruby: [ruby]"),
      ("verifiers:\n", "verifiers:\n  python: P\n"),
      ("title: x\r\n", "title: x\r\nverifiers:\r\n  python: P\r\n"),
      ("title: x\r\nverifiers:\r\n   ruby: [ruby]", "title: x\r\nverifiers:\r\n   python: P\r\n   ruby: [ruby]"),
    ] as [(String?, String)])
  func aNewStudyAddsTheCommandsOfItsLanguageToTheSettings(settings: String?, expected: String) throws {
    let files = ["Content/index.md": ""].merging(settings.map { ["solidsite.yml": $0] } ?? [:]) { $1 }
    try SiteFolder.with(files) { folder in
      let run = try solidsite("new Mine --code python", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("Added the commands for 'python' to"), "\(run.errors)")
      #expect(run.errors.contains("'solidsite verify mine --allow-commands' runs the study."))
      let commands = "{check: [python3, -m, py_compile], run: [python3], test: [python3]}"
      try #expect(folder.text("solidsite.yml") == expected.replacing("python: P", with: "python: " + commands))
    }
  }

  /// Settings that have the commands, and settings in which an added line would mean something else.
  @Test(arguments: [
    ("verifiers:\n  python: [mypy]\n", false), ("verifiers: {ruby: [ruby]}\n", true), ("{title: x}\n", true),
    ("title: 'x\n", true), ("title: x\n...\n", true), ("- title\n", true),
  ])
  func aNewStudyLeavesOtherSettingsAndSaysWhatToAdd(settings: String, isTold: Bool) throws {
    try SiteFolder.with(["solidsite.yml": settings]) { folder in
      let run = try solidsite("new Mine --code python", in: folder)
      #expect(run.status == 0)
      try #expect(folder.text("solidsite.yml") == settings)
      let commands = "{check: [python3, -m, py_compile], run: [python3], test: [python3]}"
      #expect(run.errors.contains("Add 'python: \(commands)' below 'verifiers' in") == isTold, "\(run.errors)")
    }
  }

  @Test func verifySaysThatNoCommandRunsALanguage() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n"]) { folder in
      _ = try solidsite("new Mine --code python", in: folder)
      try folder.write("title: x\n", to: "solidsite.yml")
      let run = try solidsite("verify --sandbox none", in: folder)
      let told = "1 study has tests that aren't run; 'verifiers' must name the commands for: python"
      #expect(run.errors.contains(told), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("Straße Ærø Łódź", "strasse-aero-lodz"), ("Don't repeat", "dont-repeat"), ("  C++ & C#  ", "c-c"),
    ("Index", "index-study"), ("README", "readme-study"),
    ("../../etc/passwd", "etc-passwd"), ("設計の原則", "設計の原則"), ("e\u{301}tude", "etude"),
  ])
  func namesTheFileAfterTheTitle(title: String, slug: String) throws {
    try SiteFolder.with(["Content/index.md": ""]) { folder in
      try #expect(solidsite(["new", title], in: folder).status == 0)
      try #expect(folder.names(in: "Content/case-studies") == [slug + ".md"])
    }
  }

  @Test func newOverwritesNothing() throws {
    try SiteFolder.with(["Content/case-studies/a.md": "mine", "Content/case-studies/b/index.md": "mine"]) { folder in
      for title in ["A", "B"] {
        let run = try solidsite(["new", title], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("already exists"))
      }
      try #expect(folder.text("Content/case-studies/a.md") == "mine")
    }
  }

  @Test func newNeedsASiteAndDefinedPrinciples() throws {
    try SiteFolder.with { folder in
      try #expect(solidsite(["new", "A"], in: folder).errors.contains("'solidsite init' creates one"))
      try folder.write("# Tell, don't ask\n", to: "Content/principles/tda.md")
      let run = try solidsite(["new", "A", "--principles", "opc"], in: folder)
      #expect(run.status == 64)
      #expect(run.errors.contains("Principle 'opc' isn't defined; did you mean 'ocp'?"))
      try #expect(solidsite(["new", "A", "--principles=tda"], in: folder).status == 0)
      try #expect(solidsite(["new", "?!"], in: folder).status == 64)
      try folder.write("# Law of Demeter\n", to: "Content/principles/lod/index.md")
      try folder.write("# You aren't gonna need it\n", to: "Content/principles/Need it.md")
      try #expect(solidsite(["new", "B", "--principles=lod,need-it"], in: folder).status == 0)
    }
  }
}
