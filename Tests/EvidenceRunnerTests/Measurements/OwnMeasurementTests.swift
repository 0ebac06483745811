import CaseStudyModel
import EvidenceRunner
import SourceTrees
import TestForm
import Testing

private let frugality = Principle.ID(rawValue: "frugality")

/// A measurement of a principle that isn't built in, written as another package would write it.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct OwnMeasurementTests {
  /// Frugality: a side needs all of its files.
  private struct FrugalityMeasurement: PrincipleMeasurement {
    let principle = frugality

    /// Finds the files without which the side still compiles.
    func probe(_ side: ProbedSide) async throws -> Diagnosed<[String]> {
      var idle: [String] = []
      for path in side.files.keys.sorted() {
        if try await side.errors(in: side.files.filter { $0.key != path }).isEmpty { idle.append(path) }
      }
      return Diagnosed(idle)
    }

    func evidence(in findings: StudyFindings, probed: BothSides<[String]?>) -> PrincipleEvidence {
      guard findings.areSidesSound, let before = probed.before, let after = probed.after else {
        return .notShown("unsound")
      }
      return PrincipleEvidence(
        verdict: after.isEmpty ? .supported : .contradicted,
        reasons: [.text("idle", ["count": .count(after.count), "files": .names(after)])],
        measures: ["idle": .count(before: before.count, after: after.count, isPrimary: true)])
    }
  }

  private static let markdown = """
    ---
    title: Idle
    principles: [frugality, ocp]
    ---

    ## Before

    ```swift before A.swift
    struct A { func one() -> Int { 1 } }
    ```

    ```swift before B.swift
    let a = A()
    ```

    ## After

    ```swift after A.swift
    struct A { func one() -> Int { 1 } }
    let a = B().a
    ```

    ```swift after B.swift
    struct B { var a = A() }
    ```

    ```swift neutral driver
    func one() -> Int { A().one() }
    ```

    ```swift neutral test
    expect(one(), 1)
    ```
    """

  private func evidence(
    by measurements: [any PrincipleMeasurement], of markdown: String = Self.markdown
  ) async throws -> Evidence {
    var study = study(markdown)
    study.principles = [frugality]
    let workspace = try #require(TestWorkspace.current)
    let verifier = StudyVerifier(in: workspace, factsProgram: nil, measurements: measurements)
    let languages = StudyLanguages(of: study, commands: [:])
    return try await verifier.verify(study, in: languages, inputs: "", toolchain: "", standIns: []).value
  }

  @Test func decidesByWhatItsOwnProbeFound() async throws {
    let evidence = try await evidence(by: PrincipleMeasurements.builtIn + [FrugalityMeasurement()])
    let found = try #require(evidence.principles[frugality])
    #expect(found.verdict == .supported)
    #expect(found.measures["idle"]?.sides.before == .count(1))
  }

  @Test func aPrincipleThatNothingMeasuresIsNotShown() async throws {
    try await #expect(evidence(by: []).principles[frugality]?.verdict == .notShown)
  }

  /// A block can make the claim by itself, as a contract does.
  @Test func isDecidedOnWithoutBeingNamedIfABlockImpliesIt() async throws {
    struct TestedMeasurement: PrincipleMeasurement {
      let principle = Principle.ID(rawValue: "tested")
      let impliedBy: Set<SnippetRole>
      func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence { .notShown("") }
    }
    for (role, isMeasured) in [(SnippetRole.driver, true), (.fake, false)] {
      let evidence = try await evidence(by: [TestedMeasurement(impliedBy: [role])])
      #expect((evidence.principles[Principle.ID(rawValue: "tested")] != nil) == isMeasured)
    }
  }

  /// A bug of a measurement is an error of the study, so that nobody publishes the verdict.
  @Test func mustNotMoveOnEqualSides() async throws {
    struct Biased: PrincipleMeasurement {
      let principle = frugality
      func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
        PrincipleEvidence(verdict: .supported, reasons: [], measures: ["bias": .count(before: 1, after: 2)])
      }
    }
    let evidence = try await evidence(by: [Biased()])
    #expect(evidence.problems.map(\.id) == ["PlaceboMoved"])
  }

  /// Preconditions apply to every measurement, including those of other packages.
  @Test func isNotShownWithoutATestOfBehaviour() async throws {
    let parts = Self.markdown.split(separator: "```swift neutral driver")
    let evidence = try await evidence(by: [FrugalityMeasurement()], of: String(parts[0]))
    #expect(evidence.principles[frugality]?.missing == [.text("behaviourTest")])
  }

  @Test func replacesAnEarlierMeasurementOfThePrinciple() async throws {
    struct Refusal: PrincipleMeasurement {
      let principle = frugality
      func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
        PrincipleEvidence(verdict: .contradicted, reasons: [])
      }
    }
    let evidence = try await evidence(by: [FrugalityMeasurement(), Refusal()])
    #expect(evidence.principles[frugality]?.verdict == .contradicted)
  }
}
