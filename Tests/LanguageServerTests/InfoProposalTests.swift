import Foundation
import Testing

@testable import LanguageServer

@Suite("Proposals for info strings")
struct InfoProposalTests {
  /// A path is put in quotation marks where it needs them and the author hasn't written any.
  @Test(arguments: [
    ("src=", "code/Fee.swift", 13, "code/Fee.swift"), ("src=", "code/my fee.swift", 13, "\"code/my fee.swift\""),
    ("src=my", "code/my fee.swift", 13, "\"code/my fee.swift\""),
    ("src=\"", "code/my fee.swift", 14, "code/my fee.swift"),
    ("src=\"my\"", "code/my fee.swift", 14, "code/my fee.swift"),
    ("src='my", "code/my fee.swift", 14, "code/my fee.swift"),
    ("src=\"code/my fee.swift#", "fees", 32, "fees"),
  ])
  func completeFilesWhoseNamesHaveSpaces(typed: String, label: String, column: Int, text: String) async throws {
    let (study, start) = ("Content/a.md", "```swift ")
    let files = [
      study: "# A\n\n\(start)\(typed)\n```\n", "Content/code/Fee.swift": "",
      "Content/code/my fee.swift": "// region fees\n// endregion\n",
    ]
    let context = try await MemorySite(files: files).context(of: study)
    let character = start.count + typed.count - (typed.hasSuffix("\"") && typed.count > 5 ? 1 : 0)
    let message =
      "{\"textDocument\": {\"uri\": \"\"}, \"position\": {\"line\": 2, \"character\": \(character)}}"
    let parameters = try JSONDecoder().decode(LSP.PositionParameters.self, from: Data(message.utf8))
    let list = try #require(CompletionCapability().answer(parameters, in: context) as? LSP.CompletionList)
    let item = try #require(list.items.first { $0.label == label })
    #expect(item.textEdit.newText == text)
    #expect(item.textEdit.range.start.character == column)
  }
}
