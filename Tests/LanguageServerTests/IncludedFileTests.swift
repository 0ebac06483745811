import Testing

@testable import LanguageServer

@Suite("The address of included code")
struct IncludedFileTests {
  @Test(arguments: [
    ("src=fee.swift", "fee.swift", ""), ("src=\"my fee.swift\"", "my fee.swift", ""),
    ("src='my fee.swift#bus'", "my fee.swift", "bus"),
  ])
  func namesItsFileInAnyQuotationMarks(word: String, file: String, region: String) async throws {
    let study = "Content/a.md"
    let files = [study: "# A\n\n```swift \(word)\n```\n", "Content/" + file: "let fee = 1\n"]
    let context = try await MemorySite(files: files).context(of: study)
    let subject = context.subject(at: LSP.Position(line: 2, character: "```swift src=".count))?.subject
    #expect(subject == NamedThing.sourceFile("Content/" + file, region: region.isEmpty ? nil : region))
  }
}
