import CaseStudyModel
import TestForm
import Testing

@testable import EvidenceRunner

/// Programs that must fail but try to pass, compiled and run as `verify` does.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct ForgeryTests {
  /// One program contains all tests, and its environment names the one to run: each is run once, as `verify` does.
  @Test func failsATestThatItsCodeEndsEarly() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let attempts = ForgedProgram.attempts
    let code =
      ForgedProgram.support + ForgedProgram.comparedTypes + "\n"
      + attempts.indices.map { "func forge\($0)() { \(attempts[$0].code) }\n" }.joined()
    let tests = attempts.indices.map { "forge\($0)()\nexpect(fee(), 3)" } + ForgedProgram.comparisons
    let cases = (tests + ForgedProgram.honest).enumerated().map { "case \"\($0)\":\n\($1)" }.joined(separator: "\n")
    let choice = """
      import Foundation
      switch ProcessInfo.processInfo.environment["CHOICE"] {
      \(cases)
      default: exit(9)
      }
      """
    let program = try #require(programs(of: [choice], on: code).first)
    let word = try #require(program.word)
    let built = try await verifier.build(program.sources)
    // An attempt that doesn't compile proves nothing.
    let executable = try #require(built.1, "\(built.0.messages)")
    defer { executable.remove() }
    let outcomes = try await Array(0..<(tests.count + ForgedProgram.honest.count)).boundedMap { number in
      let setting = RunSetting(environment: ["CHOICE": "\(number)"])
      return word.checked(try await verifier.run(executable, [], in: setting)).outcome
    }
    let kept = zip(ForgedProgram.honest, outcomes.suffix(ForgedProgram.honest.count))
    #expect(kept.filter { $0.1 != .passed }.map(\.0) == [])
    let names = attempts.map(\.name) + ForgedProgram.comparisons
    let passed = zip(names, outcomes).filter { $0.1 == .passed }.map(\.0)
    #expect(passed == [])
    print("\(names.count) forgeries at run time: \(passed.count) passed")
  }

  @Test func failsATestWhoseSideChangesWhatItMeans() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let forgeries = TestForm.sample(of: "forgeries by declarations", every: 3, ForgedProgram.declarations)
    let passed = try await forgeries.boundedMap { forgery in
      let code = "func fee() -> Int { 2 }\n" + forgery.code + "\n"
      let programs = programs(of: [forgery.test], on: code)
      let run = try await ProgramVerification(verifier: verifier).run(#require(programs.first))
      return run.value.outcome == .passed ? forgery.code : nil
    }.compactMap { $0 }
    #expect(passed == [])
    print("\(forgeries.count) forgeries by declarations: \(passed.count) passed")
  }

  @Test func passesAnHonestTestOfBorrowedProtocols() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let code =
      ForgedProgram.borrowed
      + "extension Priced { var total: Int { 2 } }\nfunc cost<T: Priced>(_ a: T) -> Int { a.total }\n"
    let program = try #require(programs(of: ["expect(cost([1]), 2)"], on: code).first)
    let run = try await ProgramVerification(verifier: verifier).run(program)
    #expect(run.value.outcome == .passed, "\(run.diagnostics)")
  }

  @Test func rejectsATestThatHidesWhatItCalls() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    for program in programs(of: ForgedProgram.hidden.map { "expect(1, 1)\n" + $0 }, on: ForgedProgram.base) {
      let run = try await ProgramVerification(verifier: verifier).run(program)
      #expect(run.value.outcome == .notCompiled, "\(program.sources.mainFile?.text ?? "")")
      #expect(run.diagnostics.first?.summary.description.contains("'expect' must not be declared") == true)
    }
    let honest = try #require(programs(of: [ForgedProgram.unhidden], on: ForgedProgram.base).first)
    let run = try await ProgramVerification(verifier: verifier).run(honest)
    #expect(run.value.outcome == .passed, "\(run.diagnostics)")
  }

  /// All in one test, so that it is compiled once: each line has a call that nothing reaches.
  @Test func failsATestWithExpectationsThatNothingCalls() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let program = try #require(programs(of: [ForgedProgram.uncalled], on: ForgedProgram.called).first)
    let run = try await ProgramVerification(verifier: verifier).run(program, isMeasured: true)
    let lines = ForgedProgram.uncalled.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("fee(), 3)") }.map { program.line + 1 + $0.offset }
    let reported = run.value.evidence.output.split(separator: "\n").compactMap {
      $0.contains("nothing called") ? $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } : nil
    }
    #expect(lines.count >= 15)
    #expect(reported == lines, "\(run.value.evidence.output)")
    #expect(run.value.evidence.outcome == .failed)
    #expect(run.diagnostics.map(\.id) == ["ProgramFails"])
  }

  /// Code under test finds the file with its counters, and notices which of its runs is the first.
  @Test(arguments: ForgedProgram.miscounted)
  func failsATestWhoseSideHidesWhatItDoesNotCall(code: String) async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let test = "expect(fee() > 1)\nnever { expect(fee(), 3) }"
    let program = try #require(programs(of: [test], on: "import Foundation\n" + code).first)
    let run = try await ProgramVerification(verifier: verifier).run(program, isMeasured: true)
    #expect(run.value.evidence.outcome == .failed, "\(run.value.evidence.output)")
  }

  @Test func passesAnHonestTestWhoseExpectationsNeedNotAllRun() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let program = try #require(programs(of: [ForgedProgram.partlyCalled], on: ForgedProgram.called).first)
    let run = try await ProgramVerification(verifier: verifier).run(program, isMeasured: true)
    #expect(run.value.evidence.outcome == .passed, "\(run.value.evidence.output)")
    #expect(run.diagnostics == [])
    #expect(run.value.coverage?.regions.isEmpty == false, "nothing was measured")
  }

  @Test func saysWhereAStudyDeclaresWhatTestsCall() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    for (code, place, message) in [
      ("let a = 1\n\nfunc expect(_ a: Int, _ b: Int) {}", "4:1", "'expect' must not be declared, as tests call it"),
      ("let a = 1\n  @_cdecl(\"write\") func b() {}", "3:4", "attribute '@_cdecl' must not be used in a study"),
      ("func == (a: Int, b: Int) -> Bool { true }", "2:1", "operators that expectations may use"),
    ] {
      let programs = programs(of: ["expect(true)"], on: code)
      let run = try await ProgramVerification(verifier: verifier).run(programs[0])
      #expect(run.diagnostics.map { "\($0.range.start.line):\($0.range.start.column)" } == [place])
      #expect(run.diagnostics.first?.summary.description.contains(message) == true, "\(run.diagnostics)")
    }
  }

  @Test func acceptsOnlyAnswersOfTheContractItself() async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let program = try #require(StudyAssembly(study(Self.contract)).contracts(on: .after).first)
    let built = try await verifier.build(program.sources, isUrgent: false)
    let executable = try #require(built.1, "\(built.0.messages)")
    defer { executable.remove() }
    let list = try await verifier.run(executable, ContractProgram.listing)
    let listing = try #require(ContractListing(list.output, of: program))
    #expect(listing.conformers.map(\.name) == ["Honest", "Exits", "Asks", "Prints", "Calls"])
    #expect(listing.clauses.map(\.name) == ["counts", "counts on"])
    let outcomes = try await listing.conformers.indices.flatMap { row in [0, 1].map { (row, $0) } }.boundedMap { cell in
      let question = ContractProgram.Question.cell(conformer: cell.0, clause: cell.1)
      return program.word.checked(
        try await verifier.run(executable, question.arguments), asked: question.numbers
      ).outcome
    }
    #expect(outcomes.prefix(2) == [.passed, .passed])
    #expect(outcomes.dropFirst(2).allSatisfy { $0 != .passed }, "\(outcomes)")
  }

  @Test(arguments: [
    "func clause(_ name: String, _ isKept: () -> Bool) {}", "func conformer(_ name: String, _ make: () -> Prints) {}",
    "func wrong<T>(_ name: String, _ make: () -> T) {}", "let conformer: (String) -> Void = { _ in }",
  ])
  func rejectsAContractThatRedeclaresItsFunctions(code: String) async throws {
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let forged = study(Self.contract + "\n```swift Other.swift after\n\(code)\n```\n")
    let program = try #require(StudyAssembly(forged).contracts(on: .after).first)
    let built = try await verifier.build(program.sources, isUrgent: false)
    #expect(built.1 == nil)
    #expect(built.0.end == .refused)
  }

  private static let contract = #"""
    ```swift Counter.swift after
    import Foundation
    protocol Counter { var count: Int { get } }
    struct Honest: Counter { var count: Int { 1 } }
    struct Exits: Counter { var count: Int { exit(0) } }
    struct Asks: Counter {
      var count: Int {
        let arguments: [String] = ["/proc/self/exe", "cell", "0", CommandLine.arguments.last ?? ""]
        var words = arguments.map { strdup($0) } + [nil]
        var process = pid_t()
        posix_spawn(&process, "/proc/self/exe", nil, nil, &words, environ)
        waitpid(process, nil, 0)
        exit(0)
      }
    }
    struct Prints: Counter {
      var count: Int {
        for word in CommandLine.arguments { print("\n\(word)\n") }
        print("contract\tclause\tA.swift\t1\tx\ncontract\tend")
        exit(0)
      }
    }
    ```

    ```swift contract=Counter after
    func clauses<T: Counter>(_ make: () -> T) {
      let early = make
      clause("counts") { early().count == 1 }
      clause("counts on") { make().count == 1 }
    }
    ```

    ```swift conformers=Counter after
    struct Calls: Counter {
      init() {
        clause("counts") { true }
        clause("counts") { true }
      }
      var count: Int { 2 }
    }
    conformer("Honest") { Honest() }
    conformer("Exits") { Exits() }
    conformer("Asks") { Asks() }
    conformer("Prints") { Prints() }
    conformer("Calls") { Calls() }
    ```
    """#

  private func programs(of tests: [String], on code: String) -> [StudyProgram] {
    let blocks = tests.map { "\n```swift test after\n\($0)\n```\n" }.joined()
    return StudyAssembly(study("```swift Forged.swift after\n\(code)\n```\n" + blocks)).behaviourTests(on: .after)
  }
}
