import Foundation
import SeededRandom
import TestForm
import Testing

/// A build in which nothing has changed ends at once, and one in which anything has changed writes what a cold build
/// writes.
@Suite(.disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct UnchangedBuildTests {
  private static let record = ".solidsite/cache/build"

  private static let site = [
    "solidsite.yml": "title: Site\n",
    "Content/case-studies/a.md": study(title: "A", body: "```swift B.swift after src=../code/b.swift\n```\n"),
    "Content/case-studies/b.md": study(title: "B", body: "![x](../assets/x.png) [code](../../code.txt)"),
    "Content/pages/about.md": "---\ntitle: About\n---\n\nNo summary, which is a warning.\n",
    "Content/code/b.swift": "let b = 1\n", "Content/assets/x.png": "x", "code.txt": "code\n",
    "Templates/assets/own.css": "p {}", "linked/y.txt": "y",
  ]

  /// Builds the site in a repository, and calls the work with what the next builds do not write or print differently.
  private func withBuiltSite(
    _ files: [String: String] = Self.site, status: Int32 = 0, _ work: (SiteFolder, CommandRun) throws -> Void
  ) throws {
    try SiteFolder.with(files) { folder in
      try folder.link("Content/assets/y.txt", to: "../../linked/y.txt")
      try folder.git("init --quiet --initial-branch=main")
      try folder.git("remote add origin https://github.com/a/b.git")
      try folder.write("_site/\n", to: ".gitignore")
      try folder.git("add --all")
      try folder.git("commit --quiet --message start")
      let first = try solidsite("build --verbose", in: folder)
      #expect(first.status == status, "\(first.errors)")
      try work(folder, first)
    }
  }

  /// The number and the times of everything in a folder, which tell when something is written.
  private func times(of folder: SiteFolder) throws -> [String: [Int]] {
    var times: [String: [Int]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !path.hasPrefix(".git/") {
      var status = stat()
      try #require(lstat(folder.path + "/" + path, &status) == 0)
      #if os(Linux)
        let change = status.st_ctim
      #else
        let change = status.st_ctimespec
      #endif
      times[path] = [Int(status.st_ino), Int(change.tv_sec), Int(change.tv_nsec)]
    }
    return times
  }

  private func summaryless(_ run: CommandRun) -> String {
    run.errors.split(separator: "\n").filter { !$0.hasPrefix("Built ") }.joined(separator: "\n")
  }

  @Test func writesNothingAndSaysTheSameIfNothingHasChanged() throws {
    try withBuiltSite { folder, first in
      let before = try times(of: folder)
      let second = try solidsite("build --verbose", in: folder)
      #expect(try times(of: folder) == before)
      #expect(second.errors.contains("(files: nothing changed)"))
      #expect(first.errors.contains("warning"))
      #expect(summaryless(second) == summaryless(first))
      #expect((second.status, second.output) == (first.status, first.output))
      // The folder of the record doesn't show up in the author's repository.
      #expect(try shell("git status --porcelain", in: folder).output == "")
    }
  }

  @Test(arguments: ["text", "json", "sarif", "github", "gitlab"])
  func printsEachFormatAgain(format: String) throws {
    try withBuiltSite { folder, _ in
      try folder.write("---\ntitle: [\n---\n", to: "Content/case-studies/faulty.md")
      let runs = try (0..<2).map { _ in try solidsite("build --strict --format \(format)", in: folder) }
      #expect(runs[0].status == 1)
      #expect((runs[1].output, runs[1].status) == (runs[0].output, runs[0].status))
      #expect(summaryless(runs[1]) == summaryless(runs[0]))
      #expect(runs[0].output.isEmpty == (format == "text"))
    }
  }

  /// Something that happens between two builds, as a script in the site's folder.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var script: String
    var options = ""
    /// Whether the site may still be the same; only other pages or another answer need a build.
    var isIdle = false

    init(_ description: String, _ script: String, options: String = "", isIdle: Bool = false) {
      testDescription = description
      self.script = script
      self.options = options
      self.isIdle = isIdle
    }
  }

  private static let changes = [
    Change("an edit", "echo More. >> Content/case-studies/a.md"),
    Change(
      "an edit that keeps size and time",
      "f=Content/case-studies/a.md; cp -p $f old; sed -i.x s/problem/PROBLEM/ $f; touch -r old $f; rm old $f.x"),
    Change("a touched file", "touch Content/case-studies/a.md", isIdle: true),
    Change("a new study", "sed s/A/C/ Content/case-studies/a.md > Content/case-studies/c.md"),
    Change("a deleted study", "rm Content/case-studies/b.md"),
    Change("a renamed study", "mv Content/case-studies/b.md Content/case-studies/c.md"),
    Change("a study with capitals", "mv Content/case-studies/b.md Content/case-studies/B.md"),
    Change("an included file", "echo 'let c = 2' >> Content/code/b.swift"),
    Change("a picture", "echo y > Content/assets/x.png"),
    Change("the target of a link", "echo z > linked/y.txt"),
    Change("another target", "echo z > z.txt; ln -sf ../../z.txt Content/assets/y.txt"),
    Change("a README", "echo '# Read me' > README.md"),
    Change("a file without permission", "mkdir Content/pages/more; mkfifo Content/pages/more/x.md"),
    Change("settings", "echo 'description: D' >> solidsite.yml"),
    Change("no settings", "rm solidsite.yml"),
    Change("a template of the site", "mkdir -p Templates; echo '<li>{{title}}</li>' > Templates/study-card.mustache"),
    Change("a template that isn't used", "echo x > Templates/unused.mustache"),
    Change("a text of the site", "mkdir Templates/texts; echo 'site.home: House' > Templates/texts/en.yml"),
    Change("a grammar", "mkdir Templates/languages; echo 'names: gleam' > Templates/languages/gleam.grammar"),
    Change("an asset of the site's theme", "echo 'a {}' >> Templates/assets/own.css"),
    Change("robots.txt", "echo 'User-agent: *' > Content/robots.txt"),
    Change("evidence", "mkdir -p .solidsite/evidence; echo '{}' > .solidsite/evidence/a.json"),
    Change("results of tricks", "echo '{}' > .solidsite/attacks.json"),
    Change("results of mutations", "echo '{}' > .solidsite/mutations.json"),
    Change("compiled examples", "echo '{}' > .solidsite/compiles.json"),
    Change("a commit", "git commit --quiet --allow-empty --message more"),
    Change("another remote", "git remote set-url origin https://github.com/a/c.git"),
    Change("another branch", "git checkout --quiet --orphan other; git commit --quiet --message other"),
    Change("no repository", "rm -rf .git"),
    Change("an edited page", "echo x >> _site/index.html"),
    Change(
      "an edited page of the same size and time",
      "p=_site/index.html; cp -p $p o; tr a b <o >$p; touch -r o $p; rm o"),
    Change("a deleted page", "rm _site/about/index.html"),
    Change("an added page", "echo x > _site/x.html"),
    Change("a page that is a link", "mv _site/index.html x.html; ln -s ../x.html _site/index.html"),
    Change("no output", "rm -rf _site"),
    Change("a copied output", "cp -a _site _other; rm -rf _site; mv _other _site"),
    Change("what a killed build left", "mkdir ._site.solidsite-new"),
    Change("the option --drafts", "", options: "--drafts"),
    Change("the option --base-url", "", options: "--base-url https://example.org"),
    Change("the option --strict", "", options: "--strict"),
    Change("the option --format", "", options: "--format json"),
    Change("a deleted record", "rm -r .solidsite"),
    Change("nothing", "", isIdle: true),
  ]

  @Test(arguments: TestForm.sample(of: "changes between two builds", every: 5, changes))
  func buildsAgainAfter(change: Change) throws {
    try withBuiltSite { folder, _ in
      let before = try times(of: folder)[Self.record]
      let git = "git() { command git -c user.name=A -c user.email=a@example.org \"$@\"; }; set -e\n"
      let script = try shell(git + change.script, in: folder)
      #expect(script.status == 0, "\(script.errors)")
      let run = try solidsite("build --verbose \(change.options)", in: folder)
      let after = try times(of: folder)[Self.record]
      // A full build stores a new record.
      #expect((after == before) == (change.isIdle || !folder.exists("solidsite.yml")))
      let pages = folder.contents(of: "_site")
      try? folder.remove("_site")
      try? folder.remove(".solidsite/cache")
      let cold = try solidsite("build --verbose \(change.options)", in: folder)
      #expect(folder.contents(of: "_site") == pages)
      #expect((run.status, run.output) == (cold.status, cold.output))
      #expect(summaryless(run) == summaryless(cold))
    }
  }

  @Test(arguments: [
    ["PATH": "/usr/bin:/bin"], ["SOURCE_DATE_EPOCH": "1"], ["TZ": "Asia/Tokyo"], ["LC_ALL": "de_DE.UTF-8"],
  ])
  func buildsAgainInAnotherEnvironment(environment: [String: String]) throws {
    try withBuiltSite { folder, _ in
      let before = try times(of: folder)[Self.record]
      let run = try solidsite("build --verbose", in: folder, environment: environment)
      #expect(run.errors.contains("nothing changed"))
      #expect(try times(of: folder)[Self.record] != before)
    }
  }

  @Test func buildsAgainWithAnotherProgramOrTheme() throws {
    try withBuiltSite { folder, _ in
      let program = folder.path + "/bin/solidsite"
      let theme = "theme"
      let copied = try shell("cp -r \"$(dirname \"$solidsite\")/../../../Templates\" theme", in: folder)
      #expect(copied.status == 0, "\(copied.errors)")
      func build() throws -> [Int]? {
        let environment = ["SOLIDSITE_THEME": theme]
        let run = try shell("exec \(program) build", in: folder, environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        return try times(of: folder)[Self.record]
      }
      _ = try shell("mkdir bin; cp \"$solidsite\" bin", in: folder)
      let first = try build()
      #expect(try build() == first)
      // The same bytes at the same path, as after an installation.
      _ = try shell("cp \"$solidsite\" bin/new; mv bin/new bin/solidsite", in: folder)
      let second = try build()
      #expect(second != first)
      #expect(try build() == second)
      _ = try shell("echo 'p {}' >> theme/assets/style.css", in: folder)
      #expect(try build() != second)
    }
  }

  @Test func buildsAgainAfterABranchHasMoved() throws {
    let text = "---\ntitle: A\n---\n\n## Before\n\n```swift src=Sources/A.swift@other\n```\n"
    let site = [
      "solidsite.yml": "title: T\n", "Content/case-studies/a.md": text, "Content/assets/x.png": "x",
      "Sources/A.swift": "let first = 1\n",
    ]
    // There is no such branch yet.
    try withBuiltSite(site, status: 1) { folder, _ in
      try folder.git("branch other")
      for code in ["first", "second"] {
        if code == "second" {
          try folder.write("let second = 2\n", to: "Sources/A.swift")
          try folder.git("commit --quiet --all --message second")
          try folder.git("branch --force other main")
        }
        let first = try solidsite("build", in: folder)
        let before = try times(of: folder)
        #expect(try solidsite("build", in: folder).status == first.status)
        #expect(try times(of: folder) == before)
        #expect(try folder.text("_site/case-studies/a/index.html").contains(code))
      }
    }
  }

  @Test(arguments: [
    "rm .solidsite/cards/*.png", "sed -i.x s/1.0/1.1/ bin/rsvg-convert", "sed -i.x s/20-7e/20-7f/ bin/fc-list",
  ])
  func buildsAgainIfCardsMayDiffer(script: String) throws {
    let size = #"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\14\0\0\0\6\10\2\0\0\0"#
    let pixels = #"\0\0\0\0\0\0\0\1IDATx\0\0\0\0\0\0\0\0IEND\0\0\0\0"#
    let site = [
      "solidsite.yml": "title: T\nbaseURL: https://example.org\n",
      "Content/index.md": "---\ntitle: Home\nsummary: H.\n---\n",
      "bin/rsvg-convert":
        "#!/bin/bash\nif [ \"$1\" = --version ]; then echo 1.0; exit; fi\nprintf '\(size)\(pixels)'\n",
      "bin/fc-list": "#!/bin/bash\necho 'A.ttf 1|20-7e'\n",
    ]
    try SiteFolder.with(site) { folder in
      #expect(try shell("chmod +x bin/*", in: folder).status == 0)
      func build() throws -> [Int]? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let run = try solidsite("build --verbose", in: folder, environment: ["PATH": "\(folder.path)/bin:\(path)"])
        #expect(run.status == 0)
        #expect(!run.errors.contains("Card"), "\(run.errors)")
        #expect(try folder.names(in: ".solidsite/cards").count == 2)
        return try times(of: folder)[Self.record]
      }
      let first = try build()
      #expect(first != nil)
      #expect(try build() == first)
      #expect(try shell(script + "; rm -f bin/*.x", in: folder).status == 0)
      let second = try build()
      #expect(second != first)
      #expect(try build() == second)
    }
  }

  @Test(arguments: ["_site", "elsewhere/out"])
  func recognisesAnyOutput(output: String) throws {
    try withBuiltSite { folder, _ in
      _ = try solidsite("build -o \(output)", in: folder)
      let before = try times(of: folder)
      _ = try solidsite("build -o \(output)", in: folder)
      #expect(try times(of: folder) == before)
    }
  }

  @Test(arguments: [["README.md": "# Read me\n"], ["Content/index.md": "# Home\n"]], ["build", "build README.md"])
  func writesNoRecordForAFolderOfDocuments(files: [String: String], command: String) throws {
    try SiteFolder.with(files.merging(["README.md": "# Read me\n"]) { $1 }) { folder in
      for _ in 0..<2 {
        let run = try solidsite(command, in: folder)
        #expect(run.status == 0)
      }
      #expect(!folder.exists(".solidsite"))
    }
  }
}
