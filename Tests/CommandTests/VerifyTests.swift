import EvidenceStore
import Foundation
import Testing

/// `solidsite verify` with the real compiler, on studies of a few lines.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct VerifyTests {
  @Test func storesEvidenceAndRunsOnlyChangedStudies() throws {
    try VerifiedStudy.with(["parking": VerifiedStudy.parking]) { folder in
      let first = try solidsite("verify", in: folder)
      #expect(first.errors.hasPrefix("parking:\n  ocp partly: "), "\(first.errors)")
      #expect(first.errors.contains("The rule doesn’t hold with the adverse requests counted."), "\(first.errors)")
      #expect(first.status == 0)
      let path = ".solidsite/evidence/parking.json"
      let evidence = try folder.text(path)
      #expect(evidence.contains("\"verdict\" : \"partly\""))
      #expect(!evidence.contains(folder.path))

      try #expect(solidsite("verify", in: folder).errors == "1 study has not changed\n")
      try folder.write(
        VerifiedStudy.parking.replacing("A new vehicle", with: "Another vehicle"), to: "Content/case-studies/parking.md"
      )
      try #expect(solidsite("verify", in: folder).errors == "1 study has not changed\n")
      try #expect(solidsite("verify --rerun parking", in: folder).errors == first.errors)
      try #expect(folder.text(path) == evidence)
    }
  }

  @Test func pointsAtTheLineThatDoesNotCompileAndVerifiesTheOtherStudies() throws {
    let broken = VerifiedStudy.motorcycles.replacing(
      "struct Motorcycle: Tariff { func fee(hours: Int) -> Int { hours } }",
      with: "struct Motorcycle: Tariff { func fee(hours: Int) -> Int { ours } }")
    try VerifiedStudy.with(["parking": broken, "zoo": VerifiedStudy.other]) { folder in
      let run = try solidsite("verify", in: folder)
      let line = VerifiedStudy.line(of: "{ ours }", in: broken)
      #expect(
        run.errors.contains(
          "Content/case-studies/parking.md:\(line):59: error: Code must compile: cannot find 'ours' in scope"))
      #expect(run.errors.contains("parking: (1 problem)\n  ocp not shown: "))
      #expect(run.errors.contains("zoo: "))
      #expect(run.status == 1)
      // Faults are reported again even if nothing has changed.
      try #expect(solidsite("verify", in: folder).status == 1)
    }
  }

  @Test func saysThatTheOnlyStudiesAreDrafts() throws {
    let files = [
      "Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n",
      "Content/case-studies/zoo.md": VerifiedStudy.other.replacing(
        "title:", with: "draft: true\ntitle:", maxReplacements: 1),
    ]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "There is no study to verify; 1 draft is left out, and '--drafts' includes it\n")
      let named = try solidsite("verify zoo", in: folder)
      #expect(named.status == 2)
      #expect(named.errors.contains("'Content/case-studies/zoo.md' is a draft; add '--drafts' to include it"))
      let checked = try solidsite("check Content/case-studies/zoo.md", in: folder)
      #expect(
        checked.errors
          == "'Content/case-studies/zoo.md' is a draft, so it isn't read; add '--drafts' to include it\n")
    }
  }

  @Test func reportsFaultsOfStudies() throws {
    typealias Fault = (study: String, text: String, replacement: String, message: String)
    let faults: [String: Fault] = [
      "change": (
        VerifiedStudy.motorcycles, "expect(charge(\"motorcycle\"), 3)", "expect(charge(\"bus\"), 15)",
        "must fail on the before side before the change"
      ),
      "patch": (
        VerifiedStudy.motorcycles, "-  vehicle == \"bus\"", "-  vehicle == \"tram\"",
        "Hunk 1 must match lines of Fee.swift"
      ),
      "test": (
        VerifiedStudy.fees, "expect(charge(\"bus\"), 15)", "expect(charge(\"bus\"), 16)",
        "This test must pass on the after side"
      ),
      "usage": (
        VerifiedStudy.fees, "```output\n10", "```output\n11",
        "This program must print what its output block says [OutputDiffers]"
      ),
    ]
    let studies = faults.mapValues { $0.study.replacing($0.text, with: $0.replacement) }
    try VerifiedStudy.with(studies) { folder in
      let run = try solidsite("verify", in: folder)
      // A build compiles nothing, but fails too.
      let build = try solidsite("build --strict --require-evidence", in: folder)
      for (slug, fault) in faults {
        let place = "Content/case-studies/\(slug).md:"
        for (errors, message) in [
          (run.errors, fault.message), (build.errors, "from a study without errors, but this one had"),
        ] {
          let isTold = errors.split(separator: "\n").contains { $0.hasPrefix(place) && $0.contains(message) }
          #expect(isTold, "\(slug): \(errors)")
        }
      }
      #expect(run.status == 1)
      #expect(build.status == 1)
    }
  }

  /// A design in which each new vehicle edits a list that isn't declared as composition root.
  private static let contradicted = VerifiedStudy.parking.replacing(", root: [Root.swift]", with: "")

  @Test func failsIfAClaimIsContradictedUnlessTheStudyExpectsIt() throws {
    try VerifiedStudy.with(["parking": Self.contradicted]) { folder in
      for _ in 1...2 {
        let run = try solidsite("verify", in: folder)
        #expect(run.errors.contains("error: The study's claim to follow 'ocp' must not be contradicted"))
        #expect(run.status == 1)
      }
      try #expect(solidsite("build --require-evidence", in: folder).status == 1)
      let expecting = Self.contradicted.replacing(
        "principles: [ocp]", with: "principles: [ocp]\nexpect: {ocp: contradicted}")
      try folder.write(expecting, to: "Content/case-studies/parking.md")
      try #expect(solidsite("verify", in: folder).status == 0)
    }
  }

  @Test func failsIfRunsDiffer() throws {
    let flaky = VerifiedStudy.fees.replacing(
      "print(fee(for: \"bus\", hours: 2))", with: "print(Set(1...50).first ?? 0)")
    try VerifiedStudy.with(["parking": flaky]) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("[FlakyRun]"))
      #expect(run.status == 1)
      try #expect(solidsite("build --strict --require-evidence", in: folder).status == 1)
    }
  }

  /// Registration reads only texts and git, so the sides needn't compile, which would take longest.
  @Test func registersRequestsThatAreOlderThanTheAfterSide() throws {
    let study = VerifiedStudy.parking.replacing("func fee(for", with: "fun fee(for")
      .replacing("protocol Tariff: Sendable", with: "protocol: Sendable")
    let early = VerifiedStudy.withoutAfterSide(study).replacing("### Trams", with: "### Trains")
    try VerifiedStudy.with(["parking": early]) { folder in
      try folder.git("init --quiet")
      try folder.git("add .")
      try folder.git("commit --quiet -m Requests")
      try folder.write(study, to: "Content/case-studies/parking.md")
      try folder.git("add .")
      try folder.git("commit --quiet -m After")
      _ = try solidsite("verify", in: folder)
      let evidence = try EvidenceCoding.evidence(from: Array(folder.text(".solidsite/evidence/parking.json").utf8))
      #expect(evidence.requests.map { $0.registration != nil } == [true, false, true])
    }
  }

  /// A program may print places in its files, which errors replace by places in the study, and warnings elsewhere.
  @Test func writesOutputBack() throws {
    let study = VerifiedStudy.fees.replacing(
      "```swift usage\n",
      with: """
        ```swift usage
        import Foundation
        FileHandle.standardError.write(Data("a warning\\n".utf8))
        print("\\(#fileID):1: costs")

        """
    ).replacing("```output\n", with: "```output\nStudy/main.swift:1: costs\n")
    try VerifiedStudy.with([
      "parking": study.replacing("```output\nStudy/main.swift:1: costs\n10", with: "```output\neleven\nlines")
    ]) { folder in
      _ = try solidsite("verify --update", in: folder)
      try #expect(folder.text("Content/case-studies/parking.md") == study)
      try #expect(solidsite("verify", in: folder).status == 0)
    }
  }

  @Test func givesTheSameEvidenceInShards() throws {
    let studies = ["aviary": VerifiedStudy.other, "zoo": VerifiedStudy.other]
    var whole: [String: Data] = [:]
    try VerifiedStudy.with(studies) { folder in
      _ = try solidsite("verify", in: folder)
      whole = folder.contents(of: ".solidsite")
    }
    #expect(whole.count == 2)
    try VerifiedStudy.with(studies) { folder in
      for number in 1...3 { _ = try solidsite("verify --shard \(number)/3", in: folder) }
      #expect(folder.contents(of: ".solidsite") == whole)
    }
  }

  @Test func rejectsToRunTwiceAtOnce() throws {
    try VerifiedStudy.with(["zoo": VerifiedStudy.other]) { folder in
      try folder.write("", to: ".solidsite/evidence/.keep")
      let holder = Process()
      holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let place = folder.path + "/.solidsite/evidence"
      holder.arguments = ["flock", "--no-fork", place, "sh", "-c", "echo held; exec sleep 600"]
      let output = Pipe()
      holder.standardOutput = output
      try holder.run()
      defer { kill(holder.processIdentifier, SIGKILL) }
      _ = output.fileHandleForReading.availableData
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("Another 'solidsite verify' is running"))
      #expect(run.status == 2)
    }
  }

  @Test func reportsThatSwiftIsMissing() throws {
    try VerifiedStudy.with(["zoo": VerifiedStudy.other]) { folder in
      let run = try solidsite(["verify"], in: folder, environment: ["SOLIDSITE_SWIFTC": "/nowhere/swiftc"])
      #expect(run.errors.contains("Swift isn't installed"))
      #expect(run.status == 2)
    }
  }

  @Test func takesTheFileOfAStudyInPlaceOfItsSlug() throws {
    try VerifiedStudy.with(["zoo": VerifiedStudy.other]) { folder in
      _ = try solidsite(["verify", "zoo.md"], in: folder)
      #expect(folder.exists(".solidsite/evidence/zoo.json"))
      for file in ["Content/case-studies/zoo.md", "./Content/case-studies/zoo.md"] {
        try #expect(solidsite(["verify", file], in: folder).errors == "1 study has not changed\n")
      }
    }
  }

  @Test func suggestsTheIntendedStudy() throws {
    try VerifiedStudy.with(["zoo": VerifiedStudy.other]) { folder in
      let run = try solidsite("verify zo", in: folder)
      #expect(run.errors.contains("There is no study 'zo'; did you mean 'zoo'?"))
      #expect(run.status == 2)
      let file = try solidsite("verify Content/case-studies/zooo.md", in: folder)
      #expect(file.errors.contains("There is no study 'Content/case-studies/zooo.md'; did you mean 'zoo.md'?"))
      let site = try solidsite("verify Content", in: folder)
      #expect(site.errors.contains("'Content' is a folder, not a study; '--root Content' verifies the site in it"))
      try #expect(solidsite("verify --shard 5/4", in: folder).status == 64)
    }
  }

  @Test func findsBlocksThatMovedWithProseAndNeutralCode() throws {
    let refused = VerifiedStudy.fees.replacing(
      "## What must not change",
      with: "```swift after fails=\"cannot find 'Tram'\"\nlet tram = Tram()\n```\n\n## What must not change")
    let path = ".solidsite/evidence/parking.json"
    try VerifiedStudy.with(["parking": refused]) { folder in
      try #expect(solidsite("verify", in: folder).errors == "parking: names no principle, so it gets no verdict\n")
      let moved = refused.replacing("## Before", with: "More prose.\n\n```swift neutral\nlet one = 1\n```\n\n## Before")
      try folder.write(moved, to: "Content/case-studies/parking.md")
      let build = try solidsite("build", in: folder)
      #expect(!build.errors.contains("StaleEvidence"), "\(build.errors)")
      let line = VerifiedStudy.line(of: "let tram = Tram()", in: moved)
      try #expect(
        folder.text("_site/case-studies/parking/runs/index.html")
          .contains("parking.md:\(line):12: error: cannot find"))

      try #expect(solidsite("verify", in: folder).errors == "1 study has not changed\n")
      let followed = try folder.text(path)
      try folder.remove(path)
      _ = try solidsite("verify", in: folder)
      try #expect(folder.text(path) == followed)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no script(1)"))
  func showsProgressOnATerminalOnly() throws {
    try VerifiedStudy.with(["zoo": VerifiedStudy.other]) { folder in
      let process = try CommandRun.process([], in: folder.path, environment: ["TERM": "xterm"])
      let command = "'\(try CommandRun.program().path)' verify"
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      process.arguments = ["--quiet", "--return", "--command", command, "/dev/null"]
      let screen = try run(process)
      #expect(screen.output.contains("\r\u{1B}[K0 of 1 verified; running: zoo"), "\(screen.output)")
      #expect(
        screen.output.contains("\r\u{1B}[Kzoo: names no principle, so it gets no verdict\r\n"), "\(screen.output)")
      #expect(screen.status == 0)
    }
  }

  @Test func verifiesAgainAfterAnotherToolchainOrAnEdit() throws {
    let path = ".solidsite/evidence/zoo.json"
    try VerifiedStudy.with(["zoo": VerifiedStudy.other]) { folder in
      _ = try solidsite("verify", in: folder)
      let evidence = try folder.text(path)
      var other = try EvidenceCoding.evidence(from: Array(evidence.utf8))
      other.toolchain = "swift 4.0"
      try folder.write(String(decoding: EvidenceCoding.bytes(of: other), as: UTF8.self), to: path)
      let upgraded = try solidsite("verify", in: folder)
      #expect(upgraded.errors.contains("warning: Evidence must come from the installed toolchain [OtherToolchain]"))
      #expect(upgraded.status == 0)
      try #expect(folder.text(path) == evidence)

      try folder.write("{\"version\": 2}", to: path)
      let former = try solidsite("verify", in: folder)
      #expect(
        former.errors.contains(
          "\(path):1:1: warning: Evidence must have version 4, but this file has version 2"))
      #expect(former.status == 0)
      try #expect(folder.text(path) == evidence)

      try folder.write(evidence.replacing("\"isCompiled\" : true", with: "\"isCompiled\" : false"), to: path)
      let edited = try solidsite("verify", in: folder)
      #expect(edited.errors.contains("\(path):1:1: error: Evidence must not be changed"))
      #expect(edited.errors.contains("solution: check the new file with 'git diff'"))
      #expect(edited.status == 1)
      try #expect(folder.text(path) == evidence)
      try #expect(solidsite("verify", in: folder).status == 0)
    }
  }
}
