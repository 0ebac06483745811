import CaseStudyModel
import TestForm
import Testing

@testable import EvidenceRunner

/// Contracts of one side, with what their runs say about its conformers.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct ContractVerificationTests {
  private static let markdown = #"""
    ```swift Counter.swift
    protocol Counter: AnyObject { var sum: Int { get }; func add(_ number: Int) }
    final class Ledger: Counter {
      var sum = 0
      func add(_ number: Int) { sum += number }
    }
    final class Fixed: Counter {
      var sum = 0
      func add(_ number: Int) { sum = 3 }
    }
    ```

    ```swift contract=Counter
    func clauses<T: Counter>(_ make: () -> T) {
      clause("adds a number") {
        let counter = make()
        counter.add(3)
        return counter.sum == 3
      }
    }
    ```

    ```swift conformers=Counter
    final class Broken: Counter { let sum = 0; func add(_ number: Int) {} }
    conformer("a ledger") { Ledger() }
    conformer("a fixed one") { Fixed() }
    wrong("a broken one") { Broken() }
    ```
    """#

  /// Returns the run of the contract on a side.
  private func run(_ markdown: String = Self.markdown, on side: Side) async throws -> ContractRun {
    let markdown = markdown.replacing("swift Counter.swift", with: "swift Counter.swift \(side)")
    let assembly = StudyAssembly(study(markdown))
    let base = VerifiedBase(side: side, tree: assembly.trees[side], isCompiled: true)
    let verifier = try SwiftVerifier(workspace: #require(TestWorkspace.current))
    let runs = try await ContractVerification(verifier: verifier, assembly: assembly, base: base).runs()
    #expect(runs.diagnostics == [])
    return try #require(runs.value.first)
  }

  /// The night courier calls back twice, leaves parcels out in a cancelled task, and pays whoever sends to himself.
  private static let couriers = #"""
    ```swift Counter.swift
    final class Account { var money: Int; init(_ money: Int) { self.money = money } }
    protocol Courier: Sendable {
      func bring(_ parcels: [String]) async throws -> [String]
      func ask(_ then: (String) -> Void)
      func move(_ sum: Int, from: Account, to: Account)
    }
    struct Day: Courier {
      func bring(_ parcels: [String]) async throws -> [String] { try Task.checkCancellation(); return parcels }
      func ask(_ then: (String) -> Void) { then("yes") }
      func move(_ sum: Int, from: Account, to: Account) { from.money -= sum; to.money += sum }
    }
    struct Night: Courier {
      func bring(_ parcels: [String]) async throws -> [String] { Task.isCancelled ? [] : parcels }
      func ask(_ then: (String) -> Void) { then("yes"); then("yes") }
      func move(_ sum: Int, from: Account, to: Account) { let less = from.money - sum; to.money += sum; from.money = less }
    }
    ```

    ```swift contract=Courier
    func clauses<T: Courier>(_ make: () -> T) async {
      await clause("brings") { try await make().bring(["a"]) == ["a"] }
      await clause("answers") { var answer = ""; make().ask { answer = $0 }; return answer == "yes" }
      await clause("moves") {
        let ana = Account(5)
        let ben = Account(7)
        make().move(2, from: ana, to: ben)
        return ana.money == 3 && ben.money == 9
      }
    }
    ```

    ```swift conformers=Courier
    struct Idle: Courier {
      func bring(_ parcels: [String]) async throws -> [String] { [] }
      func ask(_ then: (String) -> Void) {}
      func move(_ sum: Int, from: Account, to: Account) {}
    }
    wrong("an idle one") { Idle() }
    conformer("by day") { Day() }
    conformer("by night") { Night() }
    ```
    """#

  @Test func findTheConformerThatFailsOtherCallers() async throws {
    let run = try await run(Self.couriers, on: .after)
    #expect(run.brokenCells == 0)
    #expect(run.found[.changedByCallers, default: []] == ["by night"])
    #expect(run.found[.unlikeTwins, default: []] == ["by day", "by night"])
    #expect(run.found[.changedByHistory, default: []] == [])
  }

  /// The small meter adds up to three numbers of a list, and its display needs somebody who holds the meter.
  private static let meters = #"""
    ```swift Counter.swift
    protocol Meter: AnyObject {
      func count(_ numbers: [Int]) -> Int
      func display() -> () -> Int
    }
    final class Large: Meter {
      var sum = 0
      func count(_ numbers: [Int]) -> Int { sum += numbers.reduce(0, +); return sum }
      func display() -> () -> Int { { self.sum } }
    }
    final class Small: Meter {
      var sum = 0
      func count(_ numbers: [Int]) -> Int { sum += numbers.COUNTING; return sum }
      func display() -> () -> Int { DISPLAY }
    }
    ```

    ```swift contract=Meter
    func clauses<T: Meter>(_ make: () -> T) {
      clause("counts") { make().count([2, 3]) == 5 }
      clause("shows what it counts") {
        let meter = make()
        let show = meter.display()
        let sum = meter.count([2])
        // The last use of the meter keeps it alive until then.
        return show() == sum && meter.count([]) == sum
      }
    }
    ```

    ```swift conformers=Meter
    final class Broken: Meter {
      func count(_ numbers: [Int]) -> Int { 1 }
      func display() -> () -> Int { { 0 } }
    }
    wrong("a broken one") { Broken() }
    conformer("a large one") { Large() }
    conformer("a small one") { Small() }
    ```
    """#

  /// How the small meter adds and what its display shows, and whether it then answers like the large one.
  @Test(arguments: [
    ("reduce(0, +)", "{ self.sum }", true), ("prefix(3).reduce(0, +)", "{ self.sum }", false),
    ("reduce(0, +)", "{ [weak self] in self?.sum ?? 0 }", false),
  ])
  func findTheConformerThatAnswersDifferentlyToOtherInput(
    counting: String, display: String, isLikeTheOther: Bool
  ) async throws {
    let markdown = Self.meters.replacing("COUNTING", with: counting).replacing("DISPLAY", with: display)
    let run = try await run(markdown, on: .after)
    #expect(run.brokenCells == 0)
    #expect(run.found[.unlikeTwins, default: []] == (isLikeTheOther ? [] : ["a large one", "a small one"]))
  }

  /// A ledger, and one that cuts numbers to a byte; `NUMBERS` stands for functions, and `CLAUSES` for clauses.
  private static let cuttingLedger = #"""
    ```swift Counter.swift
    protocol Counter: AnyObject { var sum: Int { get }; func add(_ number: Int) }
    final class Ledger: Counter {
      var sum = 0
      func add(_ number: Int) { sum += number }
    }
    final class Cutting: Counter {
      var sum = 0
      func add(_ number: Int) { sum += Int(Int8(clamping: number)) }
    }
    ```

    ```swift contract=Counter
    NUMBERS
    func clauses<T: Counter>(_ make: () -> T) {
      clause("adds a number") {
        let counter = make()
        counter.add(NUMBER)
        return counter.sum == NUMBER
      }
      CLAUSE
    }
    ```

    ```swift conformers=Counter
    final class Broken: Counter { let sum = 0; func add(_ number: Int) {} }
    conformer("a ledger") { Ledger() }
    conformer("a cutting one") { Cutting() }
    wrong("a broken one") { Broken() }
    ```
    """#

  private static let clauseAboutByte = #"""
    clause("adds a byte") {
      let counter = make()
      let byte: UInt8 = 4
      counter.add(Int(byte))
      return counter.sum == Int(byte)
    }
    """#

  /// The code before the clauses, their number, and another clause.
  @Test(arguments: [("", "3", clauseAboutByte), ("func three() -> Int { 3 }", "three()", "")])
  func findTheConformerThatCutsNumbers(numbers: String, number: String, clause: String) async throws {
    let markdown = Self.cuttingLedger.replacing("NUMBERS", with: numbers).replacing("NUMBER", with: number)
      .replacing("CLAUSE", with: clause)
    let run = try await run(markdown, on: .after)
    #expect(run.brokenCells == 0)
    #expect(run.found[.boundToLiterals, default: []] == ["a cutting one"])
  }

  @Test func nameTheTypesThatShouldKeepThem() async throws {
    let run = try await run(on: .before)
    #expect(run.problem == nil)
    #expect(run.conformers.map(\.name) == ["a ledger", "a fixed one"])
    #expect(run.conformerTypes == ["Fixed", "Ledger"])
    #expect(run.wrong.map(\.type) == ["Broken"])
    #expect(run.wrong.map(\.outcomes) == [[.failed]])
  }

  /// Variants of a contract try other literals, repeat questions, and evaluate the clause twice with one value.
  @Test func findTheConformerThatAnswersTheExamplesAlone() async throws {
    let run = try await run(on: .after)
    #expect(run.conformers.map(\.outcomes) == [[.passed], [.passed]])
    #expect(run.keptAfterOthers == ["a ledger": ["adds a number"], "a fixed one": ["adds a number"]])
    #expect(run.found[.boundToLiterals, default: []] == ["a fixed one"])
    #expect(run.found[.changedByReading, default: []] == [])
    #expect(run.found[.changedByHistory, default: []] == ["a ledger"])
  }

  /// The second call has no value and throws nothing: the clause that notes errors must keep that apart.
  @Test func noteTheErrorsOfAsynchronousCallsThatMayHaveNoValue() async throws {
    let run = try await run(
      #"""
      ```swift Counter.swift
      protocol Door: Sendable { func open(_ code: String) async throws -> Int? }
      enum DoorError: Error { case wrong }
      struct Oak: Door {
        func open(_ code: String) async throws -> Int? {
          if code == "1" { throw DoorError.wrong }
          return nil
        }
      }
      struct Elm: Door {
        func open(_ code: String) async throws -> Int? { try await Oak().open(code) }
      }
      ```

      ```swift contract=Door
      func clauses<T: Door>(_ make: () -> T) async {
        await clause("opens to nobody") {
          let isClosed = (try? await make().open("1")) == nil
          let isStillClosed = (try? await make().open("2")) == nil
          return isClosed && isStillClosed
        }
      }
      ```

      ```swift conformers=Door
      struct Open: Door { func open(_ code: String) async throws -> Int? { 1 } }
      conformer("an oak door") { Oak() }
      conformer("an elm door") { Elm() }
      wrong("an open one") { Open() }
      ```
      """#, on: .after)
    #expect(run.conformers.map(\.outcomes) == [[.passed], [.passed]])
    #expect(run.caughtErrors == ["an oak door": [["DoorError.wrong"]], "an elm door": [["DoorError.wrong"]]])
  }
}
