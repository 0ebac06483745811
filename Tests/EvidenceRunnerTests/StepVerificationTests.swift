import CaseStudyModel
import SourceTrees
import TestForm
import Testing

@testable import EvidenceRunner

/// The code after each step of a study, compiled and tested.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct StepVerificationTests {
  private static let before = """
    ## Before

    ```swift Price.swift
    struct Price { var net: Int }
    ```

    ```swift Tax.swift
    func tax(on price: Price) -> Int { price.net / 5 }
    ```

    ## After

    """

  private static let tests = """

    ## What must not change

    ```swift driver before
    func gross(_ net: Int) -> Int { net + tax(on: Price(net: net)) }
    ```

    ```swift driver after
    func gross(_ net: Int) -> Int { Price(net: net).gross }
    ```

    ```swift test
    expect(gross(10), 12)
    ```
    """

  private func evidence(_ steps: String) async throws -> Diagnosed<Evidence> {
    let workspace = try #require(TestWorkspace.current)
    let study = study(Self.before + steps + Self.tests)
    return try await StudyVerifier(in: workspace, factsProgram: nil).verify(
      study, in: StudyLanguages(of: study, commands: [:]), inputs: "", toolchain: "", standIns: [])
  }

  private static let threeSteps = """
    ### A comment

    ```swift Price.swift
    /// A price in cents.
    struct Price { var net: Int }
    ```

    ### A method instead of the function

    ```swift Price.swift
    extension Price { var gross: Int { net + rate.tax(on: net) } }
    ```

    ### The rate

    ```swift Rate.swift
    struct Rate { func tax(on net: Int) -> Int { net / 5 } }
    let rate = Rate()
    ```

    """

  @Test func tellsWhichStepsBuildAndPass() async throws {
    let result = try await evidence(Self.threeSteps)
    // The first step passes through the drivers of the before side, the last through those of the after side.
    #expect(result.value.steps?.map(\.outcome) == [.passes, .doesNotBuild, .passes])
    #expect(result.value.problems == [])
  }

  @Test func remarksOnAStepThatDoesNotBuildWithTheCompilersFirstError() async throws {
    let remark = try #require(try await evidence(Self.threeSteps).diagnostics.first { $0.id == "StepDoesNotBuild" })
    #expect(remark.severity == .information)
    #expect(remark.short == "19:1: StepDoesNotBuild: Step 'A method instead of the function' doesn't build yet")
    let notes = remark.notes.map { "\($0.range.start.line): \($0.message)" }
    #expect(notes == ["22: Code must compile: cannot find 'rate' in scope"])
  }

  @Test func knowsTheFilesThatItTried() async throws {
    let result = try await evidence(Self.threeSteps)
    let steps = try #require(StudySteps(of: study(Self.before + Self.threeSteps + Self.tests)))
    #expect(result.value.steps?.map(\.tree) == steps.steps.map(\.tree.fingerprint))
  }

  @Test func saysOnlyThatAStepBuildsIfItFailsTheTests() async throws {
    let result = try await evidence(
      """
      ### A larger rate

      ```swift Tax.swift
      func tax(on price: Price) -> Int { price.net / 2 }
      ```

      ### A method

      ```swift Price.swift
      struct Price {
        var net: Int
        var gross: Int { net + net / 5 }
      }
      ```

      ```swift Tax.swift replace
      let rate = 5
      ```

      """)
    #expect(result.value.steps?.map(\.outcome) == [.builds, .passes])
    #expect(result.diagnostics.map(\.id) == ["StepFailsTests"])
  }

  @Test func tellsAStepThatNoTestReachesFromOneThatFails() async throws {
    let result = try await evidence(
      """
      ### Neither the function nor the property

      ```swift Tax.swift
      let rate = 5
      ```

      ### A property

      ```swift Price.swift
      struct Price {
        var net: Int
        var gross: Int { net + net / rate }
      }
      ```

      """)
    #expect(result.value.steps?.map(\.outcome) == [.testsDoNotBuild, .passes])
    let summaries = result.diagnostics.map { "\($0.id): \($0.summary)" }
    let fact = "builds, but the behaviour tests don't compile with it yet"
    #expect(summaries == ["StepFailsTests: Step 'Neither the function nor the property' \(fact)"])
  }

  @Test func keepsNothingOfAStudyWithoutSteps() async throws {
    let result = try await evidence(
      """
      ```swift Price.swift
      struct Price { var net = 0; var gross: Int { net + net / 5 } }
      ```

      """)
    #expect(result.value.steps == nil)
  }
}
