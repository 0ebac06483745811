import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The attribution of a compiler's errors to the blocks that were compiled as one file.
struct JointCompilationTests {
  private static let blocks = ["let price = 1\n", "print(prize)\nprint(prise)\n"].enumerated().map { number, code in
    ExampleBlock(
      number: number, snippet: Snippet(line: 1, codeLine: 2, language: .swift, side: nil, code: code), section: [],
      names: TopLevelNames(code, in: .swift))
  }

  private static func errors(_ places: [(line: Int, column: Int, text: String)]) -> [Int: [CompilerMessage]] {
    let messages = places.map {
      CompilerMessage(
        file: "main.swift", line: $0.line, column: $0.column, severity: .error, message: .init(verbatim: $0.text))
    }
    return JointCompilation(Compilation(end: .refused, messages: messages, output: ""), of: blocks).errors
  }

  @Test func placesErrorsInTheirBlocks() {
    let errors = Self.errors([(1, 5, "a"), (2, 7, "b"), (3, 7, "c"), (9, 1, "d")])
    #expect(errors[0]?.map(\.line) == [1])
    #expect(errors[1]?.map(\.line) == [1, 2, 3])
  }

  @Test func ordersErrorsByPlaceBecauseTheCompilersOrderVaries() {
    let places = [(2, 9, "b"), (2, 7, "c"), (1, 5, "a"), (2, 7, "a")]
    let errors = Self.errors(places)
    #expect(errors == Self.errors(places.reversed()))
    #expect(errors[1]?.map { "\($0.column) \($0.message)" } == ["7 a", "7 c", "9 b"])
  }
}
