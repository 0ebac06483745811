import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The programs that are assembled from a study.
struct StudyAssemblyTests {

  @Test func makesEachUsageAProgramOfItsOwnWithTheOutputThatFollows() {
    let assembly = StudyAssembly(
      study(
        """
        ```swift A.swift after
        let a = 1
        ```
        ```swift usage after
        print(a)
        ```
        ```output
        1
        ```
        ```swift usage after
        print(a + 1)
        ```
        ```swift driver after
        func f() {}
        ```
        """))
    let usages = assembly.usages(on: .after)
    #expect(usages.map(\.line) == [4, 10])
    #expect(usages.map(\.expectedOutput) == ["1\n", nil])
    #expect(usages.map(\.sources.names) == [["A.swift", "main.swift"], ["A.swift", "main.swift"]])
    #expect(usages[1].sources.text(of: "main.swift") == "print(a + 1)\n")
    #expect(assembly.usages(on: .before) == [])
  }

  @Test func putsATestWithoutASideToBothSidesWithTheDriversOfEach() {
    let assembly = StudyAssembly(
      study(
        """
        ```swift driver before
        func f() { 1 }
        ```
        ```swift driver after
        func f() { 2 }
        ```
        ```swift test
        expect(f(), 1)
        ```
        ```swift test after
        expect(f(), 2)
        ```
        """))
    #expect(assembly.behaviourTests(on: .before).map(\.line) == [7])
    let tests = assembly.behaviourTests(on: .after)
    #expect(tests.map(\.line) == [7, 10])
    #expect(tests[0].kind == .test)
    #expect(tests[0].sources.names == ["main.swift", "Driver.swift"])
    #expect(tests[0].sources.text(of: "Driver.swift") == "func f() { 2 }\n" + EvidencePrelude.importing)
  }

  @Test func givesAcceptanceTestsTheDriversOfTheirRequest() throws {
    let study = study(
      """
      ```swift A.swift after
      a
      ```
      ```swift driver after
      base
      ```

      ## Change requests

      ### More

      Why.

      ```swift driver after
      more
      ```
      ```swift B.swift after
      b
      ```
      ```swift test
      expect(true)
      ```
      ```swift test before
      expect(false)
      ```
      """)
    let assembly = StudyAssembly(study)
    #expect(assembly.behaviourTests(on: .after) == [])
    let request = study.changeRequests[0]
    let tree = try #require(assembly.trees.after.applying(request, of: study.article, on: .after).value)
    let patched = assembly.acceptanceTests(of: request, on: .after, of: tree)
    #expect(patched.map(\.line) == [20])
    #expect(patched[0].kind == .acceptance)
    #expect(patched[0].sources.names == ["A.swift", "B.swift", "main.swift", "Driver.swift"])
    #expect(patched[0].sources.text(of: "Driver.swift") == "base\nmore\n" + EvidencePrelude.importing)
    let base = assembly.acceptanceTests(of: request, on: .after, of: assembly.trees.after)
    #expect(base[0].sources.names == ["A.swift", "main.swift", "Driver.swift"])
    #expect(assembly.acceptanceTests(of: request, on: .before, of: assembly.trees.before).map(\.line) == [20, 23])
  }

  @Test func joinsARefusedBlockToItsFileOrMakesItOne() {
    let assembly = StudyAssembly(
      study(
        """
        ```swift A.swift after
        struct A {}
        ```
        ```swift after fails="redeclaration"
        struct A {}
        ```
        ```swift A.swift after fails="no 'b'"
        let c = b
        ```
        """))
    let refusals = assembly.refusals(on: .after)
    #expect(refusals.map(\.expectedFailure) == ["redeclaration", "no 'b'"])
    #expect(refusals.map(\.sources.names) == [["A.swift", "Refused.swift"], ["A.swift"]])
    #expect(refusals[1].sources.text(of: "A.swift") == "struct A {}\nlet c = b\n")
    #expect(refusals[0].sources.place(1, 8, in: "Refused.swift") == "5:8")
  }

  @Test func letsAProgramReplaceTheSidesOwn() {
    let assembly = StudyAssembly(
      study(
        """
        ```swift App/main.swift after
        run()
        ```
        ```swift A.swift after
        func run() {}
        ```
        ```swift usage after
        print(1)
        ```
        """))
    #expect(ModuleSources(assembly.trees.after).names.contains("main.swift"))
    let usage = assembly.usages(on: .after)[0]
    #expect(usage.sources.names == ["A.swift", "main.swift"])
    #expect(usage.sources.text(of: "main.swift") == "print(1)\n")
  }

  @Test func takesPolicyAloneAndWithFakesInThePlaceOfDetails() throws {
    let assembly = StudyAssembly(
      study(
        """
        ```swift Rule.swift after
        rule
        ```
        ```swift Disk.swift after
        disk
        ```
        ```swift App.swift after
        app
        ```
        ```swift Memory.swift fake after
        memory
        ```
        """))
    let roles = Roles(policy: ["Rule.swift"], detail: ["Disk.swift"], root: ["App.swift"])
    #expect(assembly.policyAlone(on: .after, roles: roles)?.names == ["Rule.swift"])
    let swap = try #require(assembly.swap(on: .after, roles: roles))
    #expect(swap.sources.names == ["Rule.swift", "Memory.swift"])
    #expect(swap.fakes == ["Memory.swift"])
    #expect(assembly.policyAlone(on: .before, roles: roles) == nil)
    #expect(assembly.swap(on: .before, roles: roles) == nil)
    #expect(assembly.swap(on: .after, roles: Roles()) == nil)
  }

  @Test func reportsBlocksThatMissASideOrACounterpart() {
    let assembly = StudyAssembly(
      study(
        """
        ```swift usage neutral
        print(1)
        ```
        ```swift contract=A before
        func clauses<T: A>(_ make: () -> T) {}
        ```
        ```swift conformers=A after
        conformer("B") { B() }
        ```
        """))
    #expect(
      assembly.diagnostics.map(\.short) == [
        "1:1: BlockWithoutSide: A block to be compiled with a side's code must name its side",
        "4:1: UnpairedContract: Contract 'A' must name no side, because it has conformers on the after side",
      ])
  }

  @Test func reportsPartsOfAChangeRequestThatDoNothing() {
    let assembly = StudyAssembly(
      study(
        """
        ```swift A.swift after
        let a = 1
        ```

        ## Change requests

        ### More

        Somebody wants more.

        ```swift B.swift after
        let b = 2
        ```

        ```swift usage after
        print(a + b)
        ```
        """))
    #expect(
      assembly.diagnostics.map(\.short) == [
        "15:1: IdleRequestBlock: A change request must consist of diffs, new files, drivers and tests; "
          + "'usage' does nothing here"
      ])
  }

  @Test func replacesTheEntryOfASide() throws {
    let assembly = StudyAssembly(
      study(
        """
        ```swift App.swift after
        /* @main */ @main struct App { static func main() { print("@main") } }
        @MainActor @main
        enum Other { static func main() {} }
        ```

        ```swift test
        expect(true)
        ```
        """))
    let test = try #require(assembly.behaviourTests(on: .after).first)
    let app = try #require(test.sources.files.first { $0.path == "App.swift" })
    #expect(
      app.text == """
        /* @main */       struct App { static func main() { print("@main") } }
        @MainActor      \("")
        enum Other { static func main() {} }

        """)
    #expect(app.content.position(line: 1, column: 19) == SourcePosition(line: 2, column: 19))
    #expect(assembly.trees.after.files["App.swift"]?.text.contains("*/ @main struct") == true)
  }

  @Test func reportsRequestsThatHaveTestsAndNoChange() {
    let assembly = StudyAssembly(
      study(
        """
        ## Change requests

        ### More

        Somebody wants more.

        ```swift test after
        let b = 2
        ```

        ### Later

        Nobody has thought about it yet.
        """))
    #expect(
      assembly.diagnostics.map(\.short) == [
        "3:1: ChangelessRequest: Change request 'More' must change something on a side"
      ])
  }
}
