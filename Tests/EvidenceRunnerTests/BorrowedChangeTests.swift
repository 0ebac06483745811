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
    ("protocol Fee: Sendable { func day() -> Int }\nstruct Car: Fee { func day() -> Int { 1 } }", "ocp", true),
    // The same change doesn't apply there, or means something else; and other principles don't use it.
    ("protocol Fee: Sendable { func week() -> Int }\nstruct Car: Fee { func week() -> Int { 7 } }", "ocp", false),
    ("protocol Fee: Sendable { func day() -> Int }\nstruct Car: Fee { func day() -> Int { 3 } }", "ocp", false),
    ("protocol Fee: Sendable { func day() -> Int }\nstruct Car: Fee { func day() -> Int { 1 } }", "srp", false),
  ])
  func meetsTheRequestWhereTheCodeWasOpenAllAlong(before: String, principle: String, isMet: Bool) async throws {
    var study = study(Self.markdown(before))
    study.principles = [Principle.ID(rawValue: principle)]
    let assembly = StudyAssembly(study)
    let verifier = SwiftVerifier(workspace: try #require(TestWorkspace.current))
    let verification = RequestVerification(
      checker: verifier, verifier: verifier, assembly: assembly,
      base: VerifiedBase(side: .before, tree: assembly.trees.before, isCompiled: true),
      roles: FileRoles(Roles(root: ["Root.swift"])))
    let request = try #require(study.changeRequests.first)
    #expect(try await verification.isMetByOtherChange(request) == isMet)
  }
}
