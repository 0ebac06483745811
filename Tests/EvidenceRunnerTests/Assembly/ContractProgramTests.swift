import CaseStudyModel
import CodeStructure
import SourceTrees
import Subprocesses
import Testing

@testable import EvidenceRunner

/// Contracts and tests, built with the real compiler and run.
struct ContractProgramTests {
  private static let markdown = #"""
    ```swift Shape.swift after
    protocol Shape { var area: Int { get } }
    struct Square: Shape { var area: Int { 4 } }
    ```

    ```swift contract=Shape after
    struct Unknown: Error {}
    func clauses<T: Shape>(_ make: () -> T) {
      clause("has an area") { make().area > 0 }
      clause("has an even area") {
        if make().area < 0 { throw Unknown() }
        return make().area % 2 == 0
      }
    }
    ```

    ```swift conformers=Shape after
    struct Flat: Shape { var area = 0 }
    struct Negative: Shape { var area = -2 }
    func unfinished() -> Square { preconditionFailure("never made") }

    conformer("Unfinished") { unfinished() }
    conformer("Square") { Square() }
    wrong("Flat\tor  not") { Flat() }
    wrong("Negative") { Negative() }
    ```
    """#

  @Test func joinsTheCodeOfClausesOfOneName() {
    let code = "clause(\"a\") { 1 }\nclause(\"b\") { 2 }\nclause(\"a\") { 3 }"
    let tokens = { (name: String, value: String) in ["clause", "(", "\"\(name)\"", ")", "{", value, "}"] }
    let found = ContractProgram.clauseCode(in: code)
    let expected = ["a": tokens("a", "1") + tokens("a", "3"), "b": tokens("b", "2")]
    #expect(found == expected.merging([ContractProgram.nameOfRest: []]) { $1 })
  }

  /// A clause can be weakened whatever its name is written as.
  @Test(arguments: ["#\"a\"#", "\"a\"", "first", "Names.first", "\"\\(first)\"", "\"\"\"\na\n\"\"\"", "\"a\" + end"])
  func hasTheCodeOfAClauseWithAnyName(name: String) throws {
    func code(_ answer: Int) throws -> [String]? {
      let markdown = Self.markdown.replacing(
        "clause(\"has an area\") {", with: "clause(\(name)) { if \(answer) > 1 { return true }; return")
      let contract = try #require(StudyAssembly(study(markdown)).contracts(on: .after).first)
      return contract.code(ofClauses: ["a"])["a"]
    }
    #expect(try code(1)?.contains("area") == true)
    #expect(try code(1) != code(2))
    #expect(ContractProgram.clauses(in: ["clause", "(", name, ")", "{", "1", "}"]).map(\.body) == [5..<6])
  }

  /// A program has one copy of what other code than that of clauses shares.
  @Test func hasChangesOfOtherCodeInAProgramOfTheirOwn() throws {
    let contract =
      "let three = \"3\"\nfunc clauses<T: Shape>(_ make: () -> T) { clause(\"a\") { make().name == three } }"
    let declarations = study("## After\n\n```swift contract=Shape\n\(contract)\n```\n").article.snippets
    let changes = [ClauseChange.literals(.longerTexts), .answersNoted]
    #expect(ChangedClauses(changes, of: declarations)?.changes.map(\.name) == ["answers noted"])
    let alone = try #require(ChangedClauses([changes[0]], of: declarations))
    #expect(alone.lines.first?.text == "let three = \"Another name of 3 in the renamed clauses\"")
  }

  @Test func readsNoClauseWhereNoneIsCalled() {
    let code =
      "enum Part { case clause(String) }\nquery.clause(name) { 1 }\nlet clause = 2\nclause(\"a\", kept)\nrun { 3 }"
    #expect(ContractProgram.clauses(in: CodeTokens(code, in: .swift).texts).isEmpty)
  }

  @Test func listsWithoutConstructingAnythingAndRunsOneCellAtATime() async throws {
    let contracts = StudyAssembly(study(Self.markdown)).contracts(on: .after)
    let contract = try #require(contracts.first)
    #expect(contracts.map(\.name) == ["Shape"])
    #expect(contract.line == 6)
    let sources = contract.sources
    try await InstalledCompiler.inFolder { compiler in
      let path = try await compiler.build(sources)
      let list = try await Subprocess(path, ContractProgram.listing).run()
      let listing = try #require(ContractListing(list.text, of: contract))
      #expect(listing.conformers.map(\.name) == ["Unfinished", "Square", "Flat or  not", "Negative"])
      #expect(listing.conformers.map(\.isWrong) == [false, false, true, true])
      #expect(listing.conformers.map(\.position?.start.line) == [22, 23, 24, 25])
      #expect(listing.clauses.map(\.name) == ["has an area", "has an even area"])
      #expect(listing.clauses.map(\.position?.start.line) == [9, 10])

      func run(_ question: ContractProgram.Question) async throws -> SubprocessResult {
        try await Subprocess(path, question.arguments).run()
      }
      #expect(try await run(.cell(conformer: 1, clause: 0)).end == .exit(0))
      #expect(try await run(.cell(conformer: 1, clause: 1)).text == "\n\(contract.word.text(for: [1, 1]))\n")
      let broken = try await run(.cell(conformer: 2, clause: 0))
      #expect(broken.end == .exit(1))
      #expect(sources.located(broken.text) == "study.md:9:1: doesn't keep the clause: has an area\n")
      #expect(try await run(.cell(conformer: 2, clause: 1)).end == .exit(0))
      let thrown = try await run(.cell(conformer: 3, clause: 1))
      #expect(thrown.end == .exit(1))
      #expect(
        sources.located(thrown.text) == "study.md:10:1: doesn't keep the clause: has an even area: Unknown()\n")
      for question in [ContractProgram.Question.cell(conformer: 0, clause: 0), .making(conformer: 0)] {
        guard case .signal = try await run(question).end else {
          Issue.record("a trap must end the process")
          return
        }
      }
      #expect(try await run(.making(conformer: 3)).text == "\n\(contract.word.text(for: [3, -1]))\n")
      #expect(try await run(.cell(conformer: 4, clause: 0)).end == .exit(2))
      #expect(try await run(.cell(conformer: 1, clause: 2)).end == .exit(2))
    }
  }

  /// A conformer without shared state, one that counts its values, and one that traps at the third.
  @Test func runsAllClausesTwiceInOneProcess() async throws {
    let markdown = #"""
      ```swift Shape.swift after
      protocol Shape { var area: Int { get } }
      struct Square: Shape { var area: Int { 4 } }
      nonisolated(unsafe) var made = 0
      struct Counted: Shape {
        let area: Int
        init() { made += 1; area = made }
      }
      struct Third: Shape {
        let area = 1
        init() { made += 1; precondition(made < 3) }
      }
      ```

      ```swift contract=Shape after
      func clauses<T: Shape>(_ make: () -> T) {
        clause("has an area") { make().area > 0 }
        clause("has a small area") { make().area < 5 && make().area < 5 }
      }
      ```

      ```swift conformers=Shape after
      conformer("Square") { Square() }
      conformer("Counted") { Counted() }
      conformer("Third") { Third() }
      ```
      """#
    let contract = try #require(StudyAssembly(study(markdown)).contracts(on: .after).first)
    try await InstalledCompiler.inFolder { compiler in
      let path = try await compiler.build(contract.sources)
      func broken(_ conformer: Int) async throws -> Set<Int> {
        let result = try await Subprocess(path, ContractProgram.sequence(conformer: conformer)).run()
        let outcome: RunEvidence.Outcome = result.end == .exit(0) ? .passed : .trap
        let run = ProgramRun(outcome: outcome, output: result.text, errors: "")
        return contract.brokenInSequence(run, conformer: conformer, clauses: 2)
      }
      #expect(try await broken(0) == [])
      #expect(try await broken(1) == [1])
      #expect(try await broken(2) == [1])
    }
  }

  /// A basket that can be filled again once it is cleared, and one that can't; with clauses that wait, and without.
  @Test(arguments: [false, true]) func givesAllClausesOneValue(isAsync: Bool) async throws {
    let (function, clause) = isAsync ? ("async ", "await clause") : ("", "clause")
    let markdown = """
      ```swift Basket.swift after
      protocol Basket: AnyObject { var count: Int { get }; func put(); func clear() }
      final class Open: Basket { var count = 0; func put() { count += 1 }; func clear() { count = 0 } }
      final class Shut: Basket {
        var count = 0; var step = 1; func put() { count += step }; func clear() { count = 0; step = 0 }
      }
      ```

      ```swift contract=Basket after
      func clauses<T: Basket>(_ make: () -> T) \(function){
        \(clause)("can be filled") { let basket = make(); basket.put(); return basket.count == 1 }
        \(clause)("can be cleared") { let basket = make(); basket.put(); basket.clear(); return basket.count == 0 }
      }
      ```

      ```swift conformers=Basket after
      conformer("Open") { Open() }
      conformer("Shut") { Shut() }
      ```
      """
    let assembly = StudyAssembly(study(markdown))
    let original = try #require(assembly.contracts(on: .after).first)
    let changes: [(changes: [ClauseChange], broken: Set<Int>)] = [
      ([], []), ([.oneValue], [0]), ([.askedTwice, .oneValue], [0]),
    ]
    for (changes, brokenByShut) in changes {
      let contract = try #require(assembly.variant(.changing(changes), of: original, on: .after))
      let choice = changes.last.map(contract.arguments) ?? []
      try await InstalledCompiler.inFolder { compiler in
        let path = try await compiler.build(contract.sources)
        func broken(_ conformer: Int) async throws -> Set<Int> {
          let result = try await Subprocess(path, choice + ContractProgram.sequence(conformer: conformer)).run()
          let run = ProgramRun(outcome: result.end == .exit(0) ? .passed : .trap, output: result.text, errors: "")
          return contract.brokenInSequence(run, conformer: conformer, clauses: 2)
        }
        #expect(try await broken(0) == [])
        #expect(try await broken(1) == brokenByShut)
      }
    }
  }

  /// A latch that counts how often it was locked, breaks a clause that locks it twice, and throws another error; with
  /// clauses that wait, and without.
  @Test(arguments: [false, true]) func hasAllChangesOfTheClausesInOneProgram(isAsync: Bool) async throws {
    let (function, clause, wait) = isAsync ? ("async ", "await clause", "await ") : ("", "clause", "")
    let markdown = """
      ```swift Latch.swift after
      enum Refusal: Error { case open, stuck }
      final class Key { var turns = 0 }
      protocol Latch: AnyObject { var isLocked: Bool { get }; func lock(); func unlock(); func force() \(function)throws; var key: Key { get } }
      final class Bolt: Latch {
        var isLocked = false; func lock() { isLocked = true }; func unlock() { isLocked = false }
        func force() throws { throw Refusal.open }
        var key: Key { Key() }
      }
      final class Chain: Latch {
        var times = 0; var isLocked: Bool { times > 0 }; func lock() { times += 1; key.turns += 1 }; func unlock() { times -= 1 }
        func force() throws { throw Refusal.stuck }
        let key = Key()
      }
      ```

      ```swift contract=Latch after
      import Foundation
      @MainActor var count = 0
      func sound<T: Latch>(_ make: () -> T) \(function){
        \(clause)("opens") { let latch = make(); latch.lock(); latch.unlock(); return !latch.isLocked }
      }
      func clauses<T: Latch>(_ make: () -> T) \(function){
        \(wait)sound(make)
        \(clause)("can't be forced") { (try? \(wait)make().force()) == nil }
        \(clause)("has a key") { let latch = make(); latch.lock(); return latch.key === latch.key || latch.key.turns == 0 }
      }
      ```

      ```swift conformers=Latch after
      conformer("Bolt") { Bolt() }
      conformer("Chain") { Chain() }
      ```
      """
    let assembly = StudyAssembly(study(markdown))
    let original = try #require(assembly.contracts(on: .after).first)
    let contract = try #require(assembly.variant(.changing(ClauseChange.all(enums: [])), of: original, on: .after))
    #expect(contract.changes.contains(.oneValue) && !contract.changes.contains(.unprepared))
    try await InstalledCompiler.inFolder { compiler in
      let path = try await compiler.build(contract.sources)
      func run(_ change: ClauseChange?, _ conformer: Int, _ clause: Int) async throws -> ProgramRun {
        let question = ContractProgram.Question.cell(conformer: conformer, clause: clause)
        let arguments = change.map(contract.arguments) ?? []
        let result = try await Subprocess(path, arguments + question.arguments).run()
        return ProgramRun(outcome: result.end == .exit(0) ? .passed : .failed, output: result.text, errors: "")
      }
      for clause in 0...2 {
        let outcomes = try await [run(nil, 0, clause).outcome, run(nil, 1, clause).outcome]
        #expect(outcomes == [.passed, .passed])
      }
      #expect(try await run(.firstCallRepeated, 0, 0).outcome == .passed)
      #expect(try await run(.firstCallRepeated, 1, 0).outcome == .failed)
      #expect(try await run(.answersKept, 0, 2).outcome == .passed)
      #expect(try await run(.answersKept, 1, 2).outcome == .failed)
      for (conformer, error) in [(0, "Refusal.open"), (1, "Refusal.stuck")] {
        let question = ContractProgram.Question.cell(conformer: conformer, clause: 1)
        let run = try await run(.errorsNoted, conformer, 1)
        #expect(run.outcome == .passed)
        #expect(contract.notes(in: run, asked: question) == [error])
      }
    }
  }

  @Test func replacesClausesThatOtherCodeHasOneByOne() throws {
    let markdown = Self.markdown.replacing(
      "struct Unknown: Error {}", with: "struct Unknown: Error { func more() { clause(\"b\") { 1 == 1 } } }")
    let assembly = StudyAssembly(study(markdown))
    let original = try #require(assembly.contracts(on: .after).first)
    let changes = [ClauseChange.literals(.longerRanges), .literals(.multipliedNumbers)]
    #expect(assembly.variant(.changing(changes), of: original, on: .after) == nil)
    let contract = try #require(assembly.variant(.changing([changes[1]]), of: original, on: .after))
    #expect(contract.changes == [.literals(.multipliedNumbers)])
    #expect(contract.sources.files.contains { $0.text.contains("% 11088000 == 0") })
  }

  @Test func listsAValueThatTheCodeCreatesAfterTheOthers() async throws {
    let square = "```swift Program.swift after\nlet shapes = [Square(), Flat()]\nlet other = Square.init()\n```\n"
    let assembly = StudyAssembly(study(Self.markdown + "\n" + square))
    #expect(assembly.createdValues(of: ["Square"], required: [], on: .after) == [])
    let value = CreatedValues.Value(name: "Flat()", body: "Square()")
    let original = try #require(assembly.contracts(on: .after).first)
    let contract = try #require(assembly.variant(.adding(value), of: original, on: .after))
    #expect(contract.sources.mainFile?.text.contains("conformer(\"created\") { Square() }\n") == true)
  }

  @Test func takesAContractWithoutASideForTheSideThatHasConformers() {
    let assembly = StudyAssembly(
      study(Self.markdown.replacing("contract=Shape after", with: "contract=Shape neutral")))
    #expect(assembly.contracts(on: .after).map(\.name) == ["Shape"])
    #expect(assembly.contracts(on: .before) == [])
    #expect(assembly.diagnostics == [])
  }

  @Test func rejectsATruncatedList() {
    let word = FinishingWord()
    let contract = ContractProgram(
      name: "Shape", line: 1, sources: ModuleSources(SourceTree(source: "study.md")), word: word)
    func list(_ words: [String]) -> ContractListing? {
      ContractListing(words.map { $0 + "\tclause\tStudy/Contract.swift\t1\ta\t\n" }.joined(), of: contract)
    }
    let end = { (number: Int) in "said by the way\n\(word.text(for: [number]))\tend\t\t0\t\n" }
    #expect(list([word.text(for: [0])]) == nil)
    #expect(ContractListing(end(0), of: contract)?.clauses == [])
    // Other output isn't a row, and a missing row is noticed.
    let rows = "contract\tclause\tA.swift\t1\ta\n\(word.text(for: [0]))\tclause\tA.swift\t1\tb\t\n"
    #expect(ContractListing(rows + end(1), of: contract)?.clauses.map(\.name) == ["b"])
    #expect(ContractListing(rows + end(0), of: contract) == nil)
    #expect(ContractListing(end(1), of: contract) == nil)
  }

  @Test func pointsToTheLineOfTheStudyWhereATestFails() async throws {
    let assembly = StudyAssembly(
      study(
        """
        ```swift driver after
        func two() async -> Int { 2 }
        ```

        ```swift test after
        expect(await two(), 2)
        expect(await two() > 1)
        expect(await two(), 3)
        expect(false)
        ```
        """))
    let test = assembly.behaviourTests(on: .after)[0]
    try await InstalledCompiler.inFolder { compiler in
      let result = try await Subprocess(try await compiler.build(test.sources)).run()
      #expect(result.end == .exit(1))
      #expect(test.sources.located(result.text) == "study.md:8:1: expected 3, got 2\n")
    }
  }
}
