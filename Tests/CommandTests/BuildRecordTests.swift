import CaseStudyModel
import Foundation
import SeededRandom
import SiteStorage
import TestForm
import Testing

@testable import SolidsiteCommand

/// The record of a build is untrusted input like any other file of a site.
@Suite struct BuildRecordTests {
  private static let record = BuildRecord(
    key: KeyedHash.Key(low: 1, high: .max), conditions: 3, output: "out\nput",
    site: PublishedSite(content: 4, marker: "5 6"),
    diagnostics: PrintedDiagnostics(text: "a:1:1: warning: é %\n\u{1B}[0m", stream: .error, status: .contentFailed),
    summary: "Built\n", answers: [BuildQuestion(["content", "file", "a b.md"]): 7, .history: 8])

  @Test func isReadAsItWasWritten() {
    #expect(BuildRecord(Self.record.bytes) == Self.record)
  }

  @Test func isRejectedIfAnyPartIsMissing() {
    let bytes = Self.record.bytes
    for count in 0..<bytes.count { #expect(BuildRecord(Array(bytes.prefix(count))) == nil) }
    #expect(BuildRecord(bytes + bytes) == nil)
  }

  @Test func isRejectedIfAnyByteDiffers() {
    let bytes = Self.record.bytes
    for place in bytes.indices {
      for change: UInt8 in [1, 0x20, 0x80] {
        var other = bytes
        other[place] ^= change
        // The last line may have capitals for digits.
        #expect(BuildRecord(other) == nil || BuildRecord(other) == Self.record, "byte \(place)")
      }
    }
  }

  /// A pull request may bring a record of any size that its own key confirms.
  @Test func doesNotParseARecordFromElsewhere() {
    var known = Self.record
    known.answers = []
    let newline = UInt8(ascii: "\n")
    var forged = Array(known.bytes.dropLast().prefix(through: known.bytes.dropLast().lastIndex(of: newline) ?? 0))
    forged += Array("1 x".utf8) + [0xff, newline]
    forged += Array((String(known.key.fingerprint(of: forged), radix: 16) + "\n").utf8)
    // An answer that can't be parsed shows whether it was looked at.
    var isAsked = false
    let record = BuildRecord(forged) { head in
      isAsked = head.conditions == 3 && head.answers.isEmpty
      return false
    }
    #expect(record == nil)
    #expect(isAsked)
    #expect(BuildRecord(forged) == nil)
  }

  @Test func aHugeRecordTakesNoMoreMemoryThanItsBytes() throws {
    try SiteFolder.with(Self.site) { folder in
      #expect(try solidsite("build", in: folder).status == 0)
      let script =
        "r=\(Self.path); head -3 $r > x; head -c 60000000 /dev/zero | tr '\\0' '\\n' >> x; mv x $r; "
        + "ulimit -v 1500000; exec \"$solidsite\" build"
      let run = try shell(script, in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test(arguments: [
    RevisionQuestion.file([
      RevisionPath(revision: "v1", path: "a b@c", folder: ""), RevisionPath(revision: "", path: "", folder: "x/y"),
    ]),
    .files(RevisionSide(revision: "main", patterns: ["*.swift", "!x y", ""], folder: "a")),
    .files(RevisionSide(revision: "main", patterns: [], folder: "")),
    .request(
      revision: "topic",
      bases: [RevisionSide(revision: "a", patterns: ["1"]), RevisionSide(revision: "b", folder: "f")]),
    .request(revision: "topic", bases: []),
  ])
  func keepsQuestionsAboutCommits(question: RevisionQuestion) {
    #expect(BuildQuestion(line: BuildQuestion.revision(question).line).revision == question)
  }

  @Test(arguments: [
    "side a", "side a b", "side a b 9", "side a b -1", "side a b 99999999999999999999", "request", "card ../../x",
    "card x.png", "", "content", "content file", "content file a b", "content nothing x", "%zz",
  ])
  func asksNothingForAMalformedQuestion(line: String) async throws {
    try await SiteFolder.with(["solidsite.yml": ""]) { folder in
      let question = BuildQuestion(line: line)
      #expect(question.card == nil)
      #expect(question.revision == nil)
      let log = AnswerLog()
      let arguments = try Arguments([], for: BuildCommand(parts: PartRegistry()).specification)
      let request = try SiteRequest(SiteLocation(building: nil, root: folder.path), arguments)
      await LoggedInputs(of: request, theme: try ThemeFolder.path(), log: log).ask([question], jobs: 1)
      #expect(log.answers == [:])
    }
  }

  private static let site = ["solidsite.yml": "title: Site\n", "Content/case-studies/a.md": study(title: "A")]
  private static let path = ".solidsite/cache/build"

  /// What may be in place of a record: a script that runs in the site's folder.
  @Test(
    arguments: TestForm.sample(of: "broken records of a build", every: 3, brokenRecords))
  func buildsAsUsualWithABrokenRecord(script: String) throws {
    try SiteFolder.with(Self.site) { folder in
      #expect(try solidsite("build", in: folder).status == 0)
      let pages = folder.contents(of: "_site")
      let done = try shell("set -e; r=\(Self.path); " + script, in: folder)
      #expect(done.status == 0, "\(done.errors)")
      try folder.write(study(title: "Other"), to: "Content/case-studies/a.md")
      let run = try solidsite("build", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.text("_site/case-studies/a/index.html").contains("Other"))
      try folder.write(study(title: "A"), to: "Content/case-studies/a.md")
      #expect(try solidsite("build", in: folder).status == 0)
      #expect(folder.contents(of: "_site") == pages)
      if script.contains("mkdir x") { #expect(try folder.names(in: "x") == []) }
      _ = try shell("chmod -R u+rwx .solidsite", in: folder)
    }
  }

  private static let brokenRecords = [
    "head -c 100 $r > x; mv x $r", ": > $r", "tail -c 100 $r > x; mv x $r", "sed -i.x s/0/1/ $r", "rm $r; mkfifo $r",
    "rm $r; mkdir $r", "mv $r x; ln -s ../../x $r", "rm $r; ln -s /dev/zero $r", "rm $r; ln -s loop $r",
    "rm $r; dd if=/dev/zero of=$r bs=1 count=0 seek=3G 2>/dev/null", "head -c 1000000 /dev/urandom > $r",
    "rm -r .solidsite/cache; mkdir x; ln -s ../x .solidsite/cache", "rm -r .solidsite/cache; mkfifo .solidsite/cache",
    "rm -r .solidsite/cache; echo text > .solidsite/cache", "rm -r .solidsite; mkdir x; ln -s x .solidsite",
    "chmod 000 $r", "rm $r; chmod 555 .solidsite/cache", "cat $r $r > x; mv x $r",
    "p=_site/index.html; mv $p x; mv $r $p; mv x $r",
  ]

  /// A pull request may bring a record together with the output that it describes.
  @Test func ignoresARecordFromAnotherMachine() async throws {
    try await SiteFolder.with(Self.site) { folder in
      #expect(try solidsite("build", in: folder).status == 0)
      let page = "_site/index.html"
      let wanted = try folder.text(page)
      let recordPath = folder.path + "/" + Self.path
      var record = try #require(BuildRecord(Array(Data(contentsOf: URL(fileURLWithPath: recordPath)))))
      let publisher = SitePublisher(output: folder.path + "/_site", root: folder.path)
      #expect(try await publisher.publishedContent(record.key) == record.site.content)
      try folder.write("<script>planted</script>", to: page)
      record.site.content = try #require(try await publisher.publishedContent(record.key))
      // Now the record matches the output. Only the copy shows that it comes from elsewhere.
      try Data(record.bytes).write(to: URL(fileURLWithPath: recordPath))
      try #expect(shell("cp -a _site copy; rm -r _site; mv copy _site", in: folder).status == 0)
      #expect(try solidsite("build", in: folder).status == 0)
      #expect(try folder.text(page) == wanted)
    }
  }

  /// Each build is compared with one that doesn't use the record, and compares all bytes with those on disk.
  @Test(
    .disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"),
    arguments: TestForm.isLong ? Array(1...20) : [1])
  func makesWhatAColdBuildMakesAfterRandomEdits(seed: UInt64) throws {
    let start = [
      "solidsite.yml": "title: Site\n", "Content/case-studies/a.md": study(), "Content/assets/x.png": "x",
      "Content/case-studies/b.md": study(title: "B"), "Content/pages/about.md": "---\ntitle: About\n---\n\n## Part\n",
    ]
    try SiteFolder.with(start) { folder in
      try folder.git("init --quiet --initial-branch=main")
      try folder.write("_site/\n", to: ".git/info/exclude")
      var edits = RandomEdits(folder, seed: seed)
      var random = SplitMix(seed: seed)
      var story: [String] = []
      for _ in 0..<(TestForm.isLong ? 60 : 15) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: story.append("nothing")
        case 1:
          try folder.git("add --all")
          try folder.git("commit --quiet --allow-empty --message more", at: "2020-01-0\(story.count % 9 + 1)T00:00:00Z")
          story.append("a commit")
        case 2:
          _ = try shell("find _site -type f | sort | head -\(story.count + 1) | tail -1 | xargs -r rm", in: folder)
          story.append("a deleted page")
        default: for _ in 0..<edits.burst() { story.append(try edits.next().name) }
        }
        let warm = try solidsite("build --format json", in: folder)
        // Figures are wanted, so nothing is remembered.
        let cold = try solidsite("build --format json --timings", in: folder)
        let isSame = warm.output == cold.output && warm.status == cold.status
        if !isSame || warm.status < 2 && !cold.errors.contains("nothing changed") {
          Issue.record("seed \(seed): \(warm) \(cold) after \(story.joined(separator: "; "))")
          return
        }
      }
    }
  }
}
