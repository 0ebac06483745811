import CaseStudyModel
import TestForm
import Testing

@testable import EvidenceRunner

/// The examples of one small document, compiled.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "compiles code"))
struct DocumentExamplesTests {
  private static let document = """
    # Cart

    ## Before

    ```swift
    struct Cart { var prices: [Int] }
    ```

    ```swift
    print(Cart(prices: []).total)
    ```

    ```swift
    extension Cart { var total: Int { prices.reduce(0, +) } }
    ```

    ```swift
    let day = Date()
    ```

    ```swift
    func pay() { self.total = 0 }
    ```

    ## After

    ```swift
    struct Cart { let prices: [String] }
    ```

    ```swift
    import UIKit
    class Screen: UIViewController {}
    ```

    ```swift
    let cart = Basket()
    ```

    """

  @Test func haveOneResultEach() async throws {
    let workspace = try #require(TestWorkspace.current)
    let inputs = ExampleInputs(article: study(Self.document).article, languages: ["swift"])
    let results = try await DocumentExamples(inputs, standIns: [], tools: [:], in: workspace).results()
    #expect(
      results.map { "\($0.outcome) \($0.module ?? "")\($0.neighbours)" } == [
        "compiles []", "compilesWithNeighbours [0, 2]", "compilesWithNeighbours [0]", "needsModule Foundation[]",
        "fragment []", "compiles []", "needsModule UIKit[]", "doesNotCompile []",
      ])
    #expect(
      results.last?.notices.first == .init(example: 7, line: 1, column: 12, text: "cannot find 'Basket' in scope"))
  }

  /// A comment may contain all that the compiler says.
  @Test func haveErrorsThatTheirCodeQuotes() async throws {
    let workspace = try #require(TestWorkspace.current)
    let error = "cannot find 'price' in scope"
    let code = "/*\nExample.swift:4:9: error: \(error)\n*/\nlet a = price"
    let document = study("# Cart\n\n## Before\n\n```swift\n\(code)\n```\n\n## After\n\n```swift\nlet b = 1\n```\n")
    let inputs = ExampleInputs(article: document.article, languages: ["swift"])
    let results = try await DocumentExamples(inputs, standIns: [], tools: [:], in: workspace).results()
    #expect(results.map(\.outcome) == [.doesNotCompile, .compiles])
    #expect(results.first?.notices == [.init(example: 0, line: 4, column: 9, text: error)])
  }
}
