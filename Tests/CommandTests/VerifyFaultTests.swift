import CaseStudyModel
import EvidenceStore
import Foundation
import TestForm
import Testing

/// Faulty studies: each gets one clear diagnostic and status 1, and the other studies are verified.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct VerifyFaultTests {
  /// A study with one more block on its after side.
  private static func study(_ info: String, _ code: String) -> String {
    VerifiedStudy.other + "```swift after \(info)\n\(code)\n```\n\n"
  }

  static let contract = """
    ---
    title: Counters
    summary: What a counter promises.
    principles: [lsp]
    ---

    ## Before

    ```swift Counter.swift
    protocol Counter { var count: Int { get } }
    struct Up: Counter { var count: Int { 0 } }
    ```

    ## After

    ```swift Counter.swift
    protocol Counter { var count: Int { get } }
    struct Up: Counter { var count = 1 }
    ```

    ## What must not change

    ```swift test
    expect(Up().count < 2)
    ```

    ## Contract

    ```swift conformers=Counter before
    struct Down: Counter { var count = -1 }
    conformer("Up") { Up() }
    wrong("Down") { Down() }
    ```

    ```swift contract=Counter
    func clauses<T: Counter>(_ make: () -> T) {
      clause("counts") { make().count > 0 }
    }
    ```

    ```swift conformers=Counter after
    import Foundation
    func unmade() -> Up { preconditionFailure("never made") }
    struct Quitter: Counter { var count: Int { exit(0) } }
    struct Down: Counter { var count = -1 }
    conformer("Up") { Up() }
    CONFORMERS
    wrong("Down") { Down() }
    ```

    """

  @Test func reportsEachFaultOnceAndVerifiesTheOthers() throws {
    // A chain this long overflows the compiler's stack.
    let chain = "func crash(_ a: [Int]) {\n  let b = a" + String(repeating: ".self", count: 60_000) + "\n  _ = b\n}"
    let studies = [
      "broken": Self.study("B.swift", "let b: Int = \"b\""),
      "contract": Self.contract.replacing("CONFORMERS", with: "conformer(\"Unmade\") { unmade() }")
        .replacing("principles: [lsp]", with: "principles: [lsp]\nexpect: {lsp: contradicted}"),
      "crash": Self.study("B.swift", chain),
      "early": Self.study("test", "import Foundation\nexit(0)\nexpect(false)"),
      "good": VerifiedStudy.other,
      "trap": Self.study("usage", "let none: [Int] = []\nprint(none[a])"),
      "unlisted": Self.contract.replacing("CONFORMERS", with: #"conformer("\([String]()[0])") { Up() }"#),
    ]
    try VerifiedStudy.with(studies) { folder in
      let run = try solidsite("verify", in: folder)
      let errors = run.errors.components(separatedBy: "\n").filter { $0.contains(": error: ") }
      func expect(_ slug: String, _ text: String, _ summary: String) {
        let line = VerifiedStudy.line(of: text, in: studies[slug] ?? "")
        let place = "Content/case-studies/\(slug).md:\(line):"
        #expect(errors.count { $0.hasPrefix(place) && $0.contains(summary) } == 1, "\(slug): \(run.errors)")
      }
      expect("broken", "let b: Int", "Code must compile: cannot convert value of type 'String'")
      expect(
        "contract", "conformer(\"Unmade\")",
        "Conformer 'Unmade' must be constructed before its clauses are checked [ConformerCannotBeMade]")
      expect("crash", "---", "The compiler must not crash on the code of a study [CompilerFault]")
      expect("early", "after test", "This test must pass on the after side")
      expect("trap", "after usage", "This program must not trap on the after side")
      expect(
        "unlisted", "contract=Counter",
        "The contract of 'Counter' must list its conformers before it tries them [ContractCannotRun]")
      #expect(errors.count == 6, "\(run.errors)")
      #expect(run.errors.contains("good: names no principle, so it gets no verdict\n"))
      #expect(run.status == 1)
      for slug in studies.keys { #expect(folder.exists(".solidsite/evidence/\(slug).json")) }
      let build = try solidsite("build --strict --require-evidence", in: folder)
      #expect(build.status == 1)
      for slug in studies.keys where slug != "good" {
        #expect(build.errors.contains("Content/case-studies/\(slug).md:"), "\(build.errors)")
      }
    }
  }

  @Test func aBuildFailsIfAStandInDoesNotCompile() throws {
    try VerifiedStudy.with(["user": Self.study("B.swift", "import Broken\nlet b = 1")]) { folder in
      try folder.write("public let broken: Int = \"text\"\n", to: "Content/modules/Broken/Broken.swift")
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("Stand-in for Broken must compile"))
      #expect(run.status == 1)
      try #expect(solidsite("build --strict --require-evidence", in: folder).status == 1)
    }
  }

  @Test func reportsTheOtherStudiesIfEvidenceCannotBeStored() throws {
    let failing = Self.study("test", "expect(1, 2)")
    try VerifiedStudy.with(["good": VerifiedStudy.other, "failing": failing]) { folder in
      // Nothing replaces a folder.
      try folder.write("", to: ".solidsite/evidence/good.json/x")
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("The evidence of study 'good' can't be stored"), "\(run.errors)")
      #expect(run.errors.contains("This test must pass on the after side"), "\(run.errors)")
      #expect(folder.exists(".solidsite/evidence/failing.json"))
      #expect(run.status == 2)
    }
  }

  @Test func verifiesTheOtherStudiesIfAStandInHasAnUnusableName() throws {
    try VerifiedStudy.with(["good": VerifiedStudy.other, "user": Self.study("B.swift", "import Pay\nlet b = 1")]) {
      folder in
      try folder.write("public let a = 1\n", to: "Content/modules/Pay/-x.swift")
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("Content/modules/Pay/-x.swift:1:1: error: Stand-in for Pay must"), "\(run.errors)")
      #expect(folder.exists(".solidsite/evidence/good.json"))
      #expect(run.status == 1)
    }
  }

  @Test func contradictsAClaimWhoseConformerLeavesEarly() throws {
    let study = Self.contract.replacing("CONFORMERS", with: "conformer(\"Quitter\") { Quitter() }")
    let honest = Self.contract.replacing("CONFORMERS\n", with: "")
    try VerifiedStudy.with(["contract": study, "honest": honest]) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("honest:\n  lsp partly: "), "\(run.errors)")
      let stored = Array(try folder.text(".solidsite/evidence/honest.json").utf8)
      try #expect(EvidenceCoding.evidence(from: stored).principles[.lsp]?.ifRegistered == .supported)
      #expect(run.errors.contains("contract:\n  lsp contradicted: "), "\(run.errors)")
      #expect(run.errors.contains("Quitter"), "\(run.errors)")
      let bytes = Array(try folder.text(".solidsite/evidence/contract.json").utf8)
      let rows = try EvidenceCoding.evidence(from: bytes).principles[.lsp]?.tables.flatMap(\.rows) ?? []
      #expect(rows.first { $0.name == .verbatim("Quitter") }?.cells.map(\.content) == [.text("broken")])
    }
  }

  @Test func verifiesTheOthersIfTheSandboxFailsForOne() throws {
    let studies = ["bad": Self.study("test", "// no room\nexpect(1, 1)"), "good": VerifiedStudy.other]
    try VerifiedStudy.with(studies) { folder in
      // Wraps the real program, but fails for the files of one study.
      let script = """
        #!/bin/sh
        for argument; do
          case "$argument" in
          */job-*) grep -qs '// no room' "$argument"/* && { echo 'bwrap: no room' >&2; exit 1; } ;;
          esac
        done
        exec BWRAP "$@"

        """
      let bwrap = try shell("command -v bwrap", in: folder).output.filter { $0 != "\n" }
      try folder.write(script.replacing("BWRAP", with: bwrap), to: "bin/bwrap")
      _ = try shell("chmod 755 . bin bin/bwrap", in: folder)
      let path = folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      let run = try solidsite("verify", in: folder, environment: ["PATH": path])
      #expect(run.errors.contains("error: Study 'bad' can't be verified: The sandbox can't be set up: bwrap: no room"))
      #expect(run.errors.contains("good: names no principle, so it gets no verdict\n"), "\(run.errors)")
      #expect(run.status == 2)
      try #expect(folder.names(in: ".solidsite/evidence") == ["good.json"])
    }
  }

  /// Otherwise a line of output could let a study keep its old evidence, or abort the verification of all.
  @Test func isNotFooledByAProgramThatPrintsLikeTheSandbox() throws {
    let tools = ["bwrap", "setpriv", "prlimit", "sh", "solidsite"]
    let tests = tools.map { tool in
      let code =
        "import Foundation\nFileHandle.standardError.write(Data(\"\(tool): no room\\n\".utf8))\nexit(1)"
      return "```swift after test\n\(code)\n```\n\n"
    }
    try VerifiedStudy.with(["fooling": VerifiedStudy.other + tests.joined()]) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(run.status == 1, "\(run.errors)")
      for tool in tools {
        #expect(run.errors.contains("note: it printed last: \(tool): no room\n"), "\(run.errors)")
      }
      try #expect(folder.names(in: ".solidsite/evidence") == ["fooling.json"])
    }
  }

  @Test func reportsTheOutputOfAFailedProgram() throws {
    let studies = [
      "output": VerifiedStudy.other + "```swift after usage\nprint(1)\nprint(2)\n```\n\n```output\n1\n3\n```\n",
      "refused": Self.study("fails=\"no such word\"", "let c: Int = \"c\""),
      "test": Self.study("test", "expect(1 + 1, 2)\nexpect(1 + 1, 3)"),
    ]
    try VerifiedStudy.with(studies) { folder in
      let run = try solidsite("verify", in: folder)
      let line = VerifiedStudy.line(of: "expect(1 + 1, 3)", in: studies["test"] ?? "")
      #expect(run.errors.contains("test.md:\(line):1: note: expected 3, got 2\n"), "\(run.errors)")
      #expect(run.errors.contains("note: line 2 of what it printed is '2', but must be '3'\n"))
      #expect(run.errors.contains("note: the compiler said: cannot convert value of type 'String'"))
      let verbose = try solidsite("verify -v", in: folder)
      #expect(!verbose.errors.contains("\u{FFFD}"))
    }
  }

  @Test(arguments: [
    "#error(\"cannot convert value\")",
    "@available(*, unavailable, message: \"cannot convert value\") func g() {}\ng()",
  ])
  func takesNoErrorWhoseTextTheCodeChose(code: String) throws {
    try VerifiedStudy.with(["study": Self.study("fails=\"cannot convert\"", code)]) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("[CodeIsNotRefused]"), "\(run.errors)")
    }
  }

  @Test func letsAProgramShadowNamesOfTheSystem() throws {
    let study =
      VerifiedStudy.other.replacing(
        "## After", with: "## After\n\n```swift Greeting.swift\nfunc greet() { print(\"hello\") }\n```")
      + "```swift after usage\nfunc print(_ text: String) { Swift.print(\"said: \" + text) }\ngreet()\n```\n\n```output\nsaid: hello\n```\n"
    try VerifiedStudy.with(["study": study]) { folder in
      try #expect(
        solidsite("verify", in: folder)
          == CommandRun(output: "", errors: "study: names no principle, so it gets no verdict\n", status: 0))
    }
  }

  @Test func passesNoDescriptorsToPrograms() throws {
    let code =
      "import Foundation\nprint((3..<1024).filter { fcntl(Int32($0), F_GETFD) >= 0 })\nprint(write(8, \"x\", 1))"
    try VerifiedStudy.with(["study": Self.study("usage", code) + "```output\n[]\n-1\n```\n"]) { folder in
      try folder.write("secret", to: "secret")
      let process = try CommandRun.process([], in: folder.path, environment: ["MAKEFLAGS": "--jobserver-auth=8,9"])
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec \"$0\" verify 9<secret 8>log", try CommandRun.program().path]
      try #expect(
        run(process) == CommandRun(output: "", errors: "study: names no principle, so it gets no verdict\n", status: 0))
      try #expect(folder.text("log") == "")
    }
  }

  @Test func worksWithoutStandardStreams() throws {
    try VerifiedStudy.with(["study": Self.study("test", "expect(1, 1)")]) { folder in
      let process = try CommandRun.process([], in: folder.path)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec \"$0\" verify <&- >&-", try CommandRun.program().path]
      try #expect(run(process).errors == "study: names no principle, so it gets no verdict\n")
    }
  }

  @Test func removesTheMemoryFilesOfAKilledRun() throws {
    try VerifiedStudy.with(["endless": Self.study("test", "while true {}"), "good": VerifiedStudy.other]) { folder in
      let process = try CommandRun.process(["verify", "endless"], in: folder.path)
      try folder.write("", to: "tmp/.keep")
      process.environment?["TMPDIR"] = folder.path + "/tmp"
      try process.run()
      var left: [String] = []
      let hasStarted = try Preview.eventually {
        left = try folder.names(in: "tmp").filter { $0.hasPrefix("solidsite-verify-") }
        return !left.isEmpty
      }
      #expect(hasStarted)
      // Another run doesn't touch files in use.
      try #expect(solidsite(["verify", "--root", folder.path, "--shard", "2/2"], in: folder).status == 2)
      try #expect(folder.names(in: "tmp").contains { left.contains($0) })
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      _ = try solidsite(["verify", "good"], in: folder, environment: ["TMPDIR": folder.path + "/tmp"])
      try #expect(folder.names(in: "tmp").allSatisfy { !$0.hasPrefix("solidsite-verify-") })
    }
  }

  @Test func worksWithAnIgnoredSIGCHLD() throws {
    try VerifiedStudy.with(["broken": Self.study("B.swift", "let b: Int = \"b\"")]) { folder in
      let process = try CommandRun.process([], in: folder.path)
      let program = try CommandRun.program().path
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "trap '' CHLD; exec \"$0\" verify", program]
      let run = try run(process)
      #expect(run.errors.contains("Code must compile: cannot convert value of type 'String'"), "\(run.errors)")
      #expect(run.status == 1)
    }
  }

  /// The program waits; `EscapeTests` stops such programs, and those that compute, with short limits.
  @Test(.enabled(if: TestForm.isLong, "left to LONG=1: it takes half a minute, the limit of a program's time"))
  func killsAProgramThatNeverEnds() throws {
    let waiting = "import Foundation\nwhile true { sleep(1) }"
    try VerifiedStudy.with(["endless": Self.study("test", waiting)]) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(
        run.errors.contains("error: This test must finish within its time limit on the after side"), "\(run.errors)")
      #expect(run.status == 1)
    }
  }
}
