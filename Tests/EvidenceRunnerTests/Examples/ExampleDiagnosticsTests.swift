import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The diagnostics of results, without a compiler.
struct ExampleDiagnosticsTests {
  private static let inputs = ExampleInputs(
    article: study("# Cart\n\n- Nested:\n\n  ```swift\n  let a = b\n  let c = d\n  ```\n\n```swift\nlet e = 1\n```\n")
      .article,
    languages: ["swift"])

  private static func diagnostics(_ results: CompiledExample...) -> [String] {
    ExampleDiagnostics(of: inputs).diagnostics(of: results).map {
      "\($0.range.start.line):\($0.range.start.column): \($0.severity) \($0.id): \($0.summary)"
    }
  }

  private static func notice(_ example: Int, _ line: Int, _ text: String) -> CompiledExample.Notice {
    CompiledExample.Notice(example: example, line: line, column: 9, text: text)
  }

  @Test func areAtThePlaceInTheDocument() {
    let refused = CompiledExample(.doesNotCompile, notices: [Self.notice(0, 2, "cannot find 'd' in scope")])
    #expect(
      Self.diagnostics(refused, CompiledExample(.compiles)) == [
        "7:11: warning ExampleDoesNotCompile: Example should compile: cannot find 'd' in scope"
      ])
  }

  @Test func areRemarksAboutFragmentsAndModules() {
    let fragment = CompiledExample(.fragment, notices: [Self.notice(0, 1, "return invalid outside of a func")])
    let needing = CompiledExample(.needsModule, module: "UIKit", notices: [Self.notice(1, 1, "no such module 'UIKit'")])
    #expect(
      Self.diagnostics(fragment, needing) == [
        "6:11: information ExampleIsFragment: Example isn't a whole declaration: return invalid outside of a func",
        "11:9: information ExampleNeedsModule: Example needs UIKit, which isn't on this machine",
      ])
  }

  @Test func fallBackToTheFenceForAPlaceOutsideTheExample() {
    let refused = CompiledExample(.doesNotCompile, notices: [Self.notice(7, 900, "x")])
    #expect(
      Self.diagnostics(refused, CompiledExample(.compiles)) == [
        "5:1: warning ExampleDoesNotCompile: Example should compile: x"
      ])
  }

  @Test func saySoIfACheckGivesNoReason() {
    let refused = CompiledExample(.doesNotCompile)
    #expect(
      Self.diagnostics(refused, CompiledExample(.compiles)) == [
        "5:1: warning ExampleDoesNotCompile: Example should compile"
      ])
  }

  @Test func countByResult() {
    let needing = CompiledExample(.needsModule, module: "UIKit")
    let counts = ExampleCounts([
      CompiledExample(.compiles), CompiledExample(.compilesWithNeighbours, neighbours: [0]), needing, needing,
      CompiledExample(.fragment), CompiledExample(.doesNotCompile),
    ])
    #expect(
      counts.text.description
        == "2 of 6 examples compile (1 with neighbours); 1 is a fragment, 2 need UIKit, 1 doesn't compile")
  }
}
