import CaseStudyModel
import EvidenceStore
import Foundation
import TestForm
import Testing

/// The exercises of this repository's studies as readers download them, checked with tools that readers have.
@Suite struct ExerciseDownloadTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private static let slugs =
    (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/.solidsite/evidence"))?
    .map { String($0.dropLast(".json".count)) }.sorted() ?? []

  /// Builds the studies with the evidence of some, and works in the folder of the downloads of each of these.
  private static func with(_ slugs: [String], _ work: (SiteFolder, _ slug: String) throws -> Void) throws {
    try SiteFolder.with(["solidsite.yml": "title: Exercises\n"]) { folder in
      let evidence = slugs.map { ".solidsite/evidence/\($0).json" }
      for path in evidence + ["Content/case-studies", "Content/modules", "Content/principles"] {
        let target = URL(filePath: folder.path + "/" + path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appending(path: path), to: target)
      }
      try #expect(solidsite("build", in: folder).status == 0)
      for slug in slugs { try work(SiteFolder(path: "\(folder.path)/_site/case-studies/\(slug)/exercise"), slug) }
    }
  }

  /// Runs a shell command, and returns its output with its status if that isn't 0.
  private static func run(_ line: String, in folder: SiteFolder) throws -> String {
    let run = try shell("exec 2>&1\n" + line, in: folder, environment: ["HOME": folder.path, "TMPDIR": folder.path])
    return run.status == 0 ? run.output : run.output + "status \(run.status)"
  }

  /// Both parts use the same build, which takes longer than they do. `LONG=1` takes all studies.
  @Test func bothArchivesAndTheBundleHaveTheSamePackageAndFigures() throws {
    try Self.with(TestForm.isLong ? Self.slugs : Array(Self.slugs.prefix(2))) { folder, slug in
      let comparison = """
        set -e
        unzip -q exercise.zip -d zip && mkdir tar && tar xzf exercise.tar.gz -C tar && diff -r zip tar
        git clone -q study.bundle clone && git -C clone fsck --strict --full && diff -r -x .git zip/*-exercise clone
        """
      try #expect(Self.run(comparison, in: folder) == "", "\(slug)")
      let stored = try Data(contentsOf: Self.root.appending(path: ".solidsite/evidence/\(slug).json"))
      let evidence = try EvidenceCoding.evidence(from: Array(stored))
      let shown = try #require(folder.text("index.html").firstMatch(of: /(git clone --bare[^<]*)/)?.1)
      let output = try shell(shown.replacing("solidsite", with: "$solidsite") + " --format json", in: folder).output
      let ledger = try JSONDecoder().decode(LedgerRecord.self, from: Data(output.utf8))
      for (side, record) in [(Side.before, ledger.before), (.after, ledger.after)] {
        #expect(record.requests == evidence.requests.compactMap { $0.sides[side]?.cost }, "\(slug)")
        #expect(record.totals == evidence.ledger[side]?.allTotals, "\(slug)")
        let pairs = evidence.ledger[side]?.conflictingPairs.map { $0.map { "\(side.rawValue)-\($0)" } }
        #expect(record.conflictingPairs == pairs, "\(slug)")
      }
      let refactoring = evidence.refactoring
      #expect(ledger.refactoring.added == refactoring.addedInExisting + refactoring.addedInNew, "\(slug)")
      #expect(ledger.refactoring.removed == refactoring.removedInExisting, "\(slug)")
    }
  }

  /// Two packages are built for each study, which takes longer than anything else in these tests.
  @Test(.enabled(if: TestForm.isLong, "LONG=1 builds the packages of all studies"), arguments: slugs)
  func onlyTheAcceptanceTestFailsUntilTheAfterSideReplacesTheSources(_ slug: String) throws {
    try Self.with([slug]) { folder, _ in
      _ = try Self.run("unzip -q exercise.zip && mv *-exercise package", in: folder)
      let unsolved = try Self.run("cd package && swift test", in: folder)
      #expect(unsolved.hasSuffix("status 1"))
      let failures = unsolved.matches(of: /✘ Test (.+?) recorded an issue/).map { String($0.1) }
      // Only acceptance tests have a title.
      #expect(Set(failures).count == 1 && failures[0].hasPrefix("\""), "\(unsolved)")
      if folder.holds("ACCEPTANCE", in: "package/Tests") {
        let asked = try Self.run("cd package && swift test -Xswiftc -DACCEPTANCE", in: folder)
        let faults = asked.matches(of: /\/(\w+)\.swift:\d+:\d+: error:/).map { String($0.1) }
        #expect(!faults.isEmpty && faults.allSatisfy { $0.hasPrefix("Acceptance") }, "\(asked)")
      }
      let replacing = """
        git clone -q -b solution study.bundle solution
        cd package && rm -r Sources Tests && cp -r ../solution/Sources ../solution/Tests . && swift test
        """
      let solved = try Self.run(replacing, in: folder)
      #expect(solved.contains(/✔ Test run with [2-9] tests in 1 suite passed/), "\(solved)")
      #expect(!solved.hasSuffix("status 1"))
    }
  }
}

/// The JSON of `solidsite ledger`.
private struct LedgerRecord: Decodable {
  struct Side: Decodable {
    var requests: [LineCost]
    var totals: LineCost
    var conflictingPairs: [[String]]
  }

  struct Refactoring: Decodable {
    var added: Int
    var removed: Int
  }

  var before: Side
  var after: Side
  var refactoring: Refactoring
}
