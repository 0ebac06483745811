import CaseStudyModel
import SourceTrees
import TestForm
import Testing

@testable import EvidenceRunner

/// The after side's change, tried on the code before.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct BorrowedChangeTests {
  /// A study whose before side may have a protocol, with a list in the root that the after side's change extends.
  private static func markdown(_ before: String) -> String {
    """
    ## Before

    ```swift Fee.swift
    \(before)
    ```

    ```swift Root.swift
    let fees: [any Fee] = [
      Car(),
    ]
    ```

    ## After

    ```swift Fee.swift
    protocol Fee: Sendable { func day() -> Int }
    struct Car: Fee { func day() -> Int { 0 + 1 } }
    ```

    ```swift Root.swift
    let fees: [any Fee] = [
      Car(),
    ]
    ```

    ## Change requests

    ### Buses

    The owner lets buses in.

    ```diff Fee.swift before
    +func more() -> Int { 2 }
    ```

    ```swift Bus.swift after
    struct Bus: Fee { func day() -> Int { 2 } }
    ```

    ```diff Root.swift after
       Car(),
    +  Bus(),
    ```

    ```swift test
    expect(fees.map { $0.day() }, [1, 2])
    ```
    """
  }

  @Test(arguments: [
    ("protocol Fee: Sendable { func day() -> Int }\nstruct Car: Fee { func day() -> Int { 1 } }", true),
    // The same change doesn't apply there, or means something else.
    ("protocol Fee: Sendable { func week() -> Int }\nstruct Car: Fee { func week() -> Int { 7 } }", false),
    ("protocol Fee: Sendable { func day() -> Int }\nstruct Car: Fee { func day() -> Int { 3 } }", false),
  ])
  func meetsTheRequestWhereTheCodeWasOpenAllAlong(before: String, isMet: Bool) async throws {
    let study = study(Self.markdown(before))
    let assembly = StudyAssembly(study)
    let verifier = SwiftVerifier(workspace: try #require(TestWorkspace.current))
    let verification = RequestVerification(
      checker: verifier, verifier: verifier, assembly: assembly,
      base: VerifiedBase(side: .before, tree: assembly.trees.before, isCompiled: true),
      roles: FileRoles(Roles(root: ["Root.swift"])))
    let request = try #require(study.changeRequests.first)
    #expect(try await verification.isMetByOtherChange(request) == isMet)
  }

  /// Any measurement may need it, and without one it would cost builds for nothing.
  @Test(arguments: [true, false])
  func isTriedIfAMeasurementRestsOnClosure(restsOnClosure: Bool) async throws {
    struct OwnMeasurement: PrincipleMeasurement {
      let principle = Principle.ID(rawValue: "own")
      let restsOnClosure: Bool
      func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence { .notShown("") }
    }
    let before = """
      protocol Fee: Sendable { func day() -> Int }
      struct Car: Fee { func day() -> Int { 1 } }
      """
    let roles = "---\ntitle: Fees\nroles: {root: [Root.swift]}\n---\n\n"
    // The before side's own change opens a file, although the after side's change shows that it needn't.
    let change = """
      ```diff Fee.swift before
       struct Car: Fee { func day() -> Int { 1 } }
      +struct Bus: Fee { func day() -> Int { 2 } }
      ```

      ```diff Root.swift before
         Car(),
      +  Bus(),
      ```
      """
    let patch = "```diff Fee.swift before\n+func more() -> Int { 2 }\n```"
    var study = study(roles + Self.markdown(before).replacing(patch, with: change))
    study.principles = [Principle.ID(rawValue: "own")]
    let workspace = try #require(TestWorkspace.current)
    let verifier = StudyVerifier(
      in: workspace, factsProgram: nil, measurements: [OwnMeasurement(restsOnClosure: restsOnClosure)])
    let evidence = try await verifier.verify(
      study, in: StudyLanguages(of: study, commands: [:]), inputs: "", toolchain: "", standIns: []
    ).value
    let run = try #require(evidence.requests.first?.sides.before)
    #expect(run.isMet)
    #expect(run.isClosed == restsOnClosure)
  }
}
