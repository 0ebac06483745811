import CaseStudyModel
import CaseStudyReader
import Testing

@Suite("Files of texts")
struct TextsReaderTests {
  private func read(_ bytes: [UInt8]) -> Diagnosed<[String: InterfaceText]> {
    MarkdownDocumentReader().texts(from: SourceFile(path: "Templates/texts/en.yml", bytes: bytes))
  }

  @Test(arguments: ["- Find\n", "Find\n", "'search.title'"])
  func mustBeMappings(text: String) {
    let read = read(Array(text.utf8))
    #expect(read.value.isEmpty)
    #expect(read.diagnostics.map(\.summary.description) == ["Texts must be a mapping of keys to texts"])
  }

  @Test func haveAFaultInTheirBytesEvenWithoutTexts() {
    #expect(read(Array("# caf".utf8) + [0xE9, 0x0A]).diagnostics.map(\.id) == ["InvalidUTF8"])
  }

  @Test(arguments: [
    "<<<<<<< ours\n# a\n=======\n# b\n>>>>>>> theirs\n", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n",
    "{a: b,\n<<<<<<< ours\nc: d,\n=======\ne: f,\n>>>>>>> theirs\n}\n",
  ])
  func haveNoFaultBesidesAConflict(text: String) {
    #expect(read(Array(text.utf8)).diagnostics.map(\.id) == ["ConflictMarker"])
    let file = SourceFile(path: "solidsite.yml", text: text)
    #expect(MarkdownDocumentReader().configuration(from: file).diagnostics.map(\.id) == ["ConflictMarker"])
  }
}
