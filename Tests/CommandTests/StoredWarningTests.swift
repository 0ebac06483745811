import Foundation
import Testing

/// Warnings of `verify`, which evidence keeps for later runs and builds.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct StoredWarningTests {
  @Test func areRepeatedByLaterRunsAndBuilds() throws {
    try VerifiedStudy.with(["tariffs": Self.tariffs]) { folder in
      let warning = "warning: Clause 'is never negative' must be broken by a conformer that is wrong on purpose"
      let line = VerifiedStudy.line(of: "clause(", in: Self.tariffs)
      let first = try solidsite("verify --strict", in: folder)
      #expect(first.status == 1)
      #expect(first.errors.contains("Content/case-studies/tariffs.md:\(line):"), "\(first.errors)")
      #expect(first.errors.contains(warning))
      let again = try solidsite("verify --strict", in: folder)
      #expect(again.errors.contains("1 study has not changed"))
      #expect(again.errors.contains(warning))
      #expect(again.status == 1)

      let evidence = try folder.text(".solidsite/evidence/tariffs.json")
      #expect(evidence.contains("\"id\" : \"ClauseWithoutTeeth\""))
      #expect(!evidence.contains("wrong on purpose"))

      let build = try solidsite("build --strict --require-evidence", in: folder)
      #expect(build.errors.contains("Content/case-studies/tariffs.md:\(line):"))
      #expect(build.errors.contains(warning))
      #expect(build.status == 1)
      try #expect(!solidsite("build", in: folder).errors.contains(warning))
    }
  }

  private static let tariffs = """
    ---
    title: Tariffs
    summary: A tariff that keeps its promise.
    principles: [lsp]
    ---

    ## Before

    ```swift Tariff.swift
    protocol Tariff { func fee(hours: Int) -> Int }
    struct Car: Tariff { func fee(hours: Int) -> Int { 2 * hours } }
    ```

    ## After

    ```swift Tariff.swift
    protocol Tariff { func fee(hours: Int) -> Int }
    struct Car: Tariff { func fee(hours: Int) -> Int { hours + hours } }
    ```

    ## Contract

    ```swift contract=Tariff after
    func clauses<T: Tariff>(_ make: () -> T) {
      clause("is never negative") { make().fee(hours: 0) >= 0 }
    }
    ```

    ```swift conformers=Tariff after
    conformer("Car") { Car() }
    ```

    """
}
