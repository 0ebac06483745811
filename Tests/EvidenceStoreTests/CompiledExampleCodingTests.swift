import CaseStudyModel
import EvidenceStore
import Testing

struct CompiledExampleCodingTests {
  private static var examples: CompiledExamples {
    var examples = CompiledExamples()
    for source in ["b.md", "a.md"] {
      examples.add(
        CompiledDocument(
          source: source, inputs: "0123", tools: ["swift": "swift 6.3.1"],
          examples: [
            CompiledExample(.compiles),
            CompiledExample(
              .needsModule, module: "UIKit", neighbours: [0],
              notices: [.init(example: 1, line: 2, column: 3, text: "no such module 'UIKit'")]),
          ]))
    }
    return examples
  }

  @Test func readsWhatItWrote() throws {
    var read = try EvidenceCoding.compiledExamples(from: EvidenceCoding.bytes(of: Self.examples))
    #expect(read.result.count == 16)
    read.result = ""
    #expect(read == Self.examples)
  }

  @Test func sortsDocuments() {
    #expect(Self.examples.documents.map(\.source) == ["a.md", "b.md"])
  }

  @Test func rejectsAResultThatWasChangedByHand() throws {
    let text = String(decoding: try EvidenceCoding.bytes(of: Self.examples), as: UTF8.self)
    let changed = text.replacing("\"needsModule\"", with: "\"compiles\"")
    #expect(changed != text)
    #expect(throws: EvidenceFault.edited) { try EvidenceCoding.compiledExamples(from: Array(changed.utf8)) }
  }

  @Test(arguments: [("{", EvidenceFault.malformed), ("{\"version\": 99}", .otherVersion(99))])
  func rejectsAnotherForm(text: String, fault: EvidenceFault) {
    #expect(throws: fault) { try EvidenceCoding.compiledExamples(from: Array(text.utf8)) }
  }
}
