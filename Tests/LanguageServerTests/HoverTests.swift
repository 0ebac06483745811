import Foundation
import Testing

@testable import LanguageServer

@Suite("Help at the cursor")
struct HoverTests {
  private static let study = "Content/case-studies/a.md"
  private static let settings = "severities:\n  DeadLink: error\n"

  private static func context(_ path: String, _ text: String) async throws -> DocumentContext {
    let files = [study: "# A\n", "Content/assets/plan.png": "x"].merging([path: text]) { $1 }
    return try await MemorySite(files: files).context(of: path)
  }

  private static func parameters(line: Int, character: Int) throws -> LSP.PositionParameters {
    let position = "{\"line\": \(line), \"character\": \(character)}"
    let message = "{\"textDocument\": {\"uri\": \"file:///site/a\"}, \"position\": \(position)}"
    return try JSONDecoder().decode(LSP.PositionParameters.self, from: Data(message.utf8))
  }

  @Test(arguments: [
    ("solidsite.yml", settings, 1, 4, "**DeadLink**"),
    (study, "---\n\(settings)---\n", 2, 4, "**DeadLink**"),
    (study, "---\n\(settings)---\n", 2, 14, "The severity in this file"),
    (study, "---\ntags: [a]\n---\n", 1, 1, "The tags"),
    // The example is a fence.
    ("solidsite.yml", "severities:\n  EmptyStudy: error\n", 1, 4, #"````text\n```swift"#),
  ])
  func explainsDiagnosticsAndKeys(path: String, text: String, line: Int, character: Int, found: String) async throws {
    let parameters = try Self.parameters(line: line, character: character)
    let answer = HoverCapability().answer(parameters, in: try await Self.context(path, text))
    #expect(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self).contains(found))
  }

  @Test func showsNoEmptyTextAtAFenceInAComment() async throws {
    let parameters = try Self.parameters(line: 3, character: 5)
    let text = "# A\n\n<!--\n```swift a\n```\n-->\n"
    let answer = HoverCapability().answer(parameters, in: try await Self.context(Self.study, text))
    let json = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
    #expect(!json.contains(#""value":"""#) && !json.contains(#"---\n\n""#))
  }

  /// Editors show hovers as Markdown, with its pictures and links.
  @Test(arguments: [
    ("![a](https://b.c/d.png)", "\\!\\[a\\](https://b.c/d.png)"), ("<img src=x>", "\\<img src=x\\>"),
    ("`[a](command:b)", "\\`\\[a\\](command:b)"), ("a\u{202E}b", "a\u{FFFD}b"), ("A & B_c", "A \\& B\\_c"),
  ])
  func showsTextsOfAuthorsAsTheyAre(title: String, shown: String) async throws {
    let text = "---\ntitle: '\(title)'\nsummary: '\(title)'\n---\n\n[x](a.md)\n"
    let parameters = try Self.parameters(line: 5, character: 5)
    let answer = HoverCapability().answer(parameters, in: try await Self.context(Self.study, text))
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(answer)) as? [String: [String: String]]
    #expect(json?["contents"]?["value"] == "**\(shown)**\n\n\(shown)")
  }

  @Test func leavesOtherSettingsOfTheSiteToTheirSchema() async throws {
    let context = try await Self.context("solidsite.yml", "title: A\n")
    #expect(context.place(at: LSP.Position(line: 0, character: 2)) == .prose)
  }

  @Test(arguments: [
    ("solidsite.yml", "severities:\n  DeadL\n", 1, 7, "DeadLink"),
    (study, "![a](../ass)\n", 0, 11, "plan.png"), (study, "---\nimage: \n---\n", 1, 7, "plan.png"),
  ])
  func proposesDiagnosticsAndPictures(
    path: String, text: String, line: Int, character: Int, found: String
  ) async throws {
    let parameters = try Self.parameters(line: line, character: character)
    let answer = CompletionCapability().answer(parameters, in: try await Self.context(path, text))
    #expect(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self).contains(found))
  }

  private struct Completion: Decodable {
    struct Item: Decodable {
      var label: String
      var textEdit: LSP.TextEdit
    }
    var items: [Item]
  }

  @Test(arguments: [
    ("---\nta\n---\n", 1, 2, "tags", "tags: "), ("---\ntag: [a]\n---\n", 1, 3, "tags", "tags"),
    ("---\nroles: {pol: []}\n---\n", 1, 11, "policy", "policy"),
    ("---\nseverities:\n  DeadL: error\n---\n", 2, 7, "DeadLink", "DeadLink"),
    ("---\ntags: ['x: y', ]\n---\n", 1, 15, "x: y", "\"x: y\""),
    ("---\ntags: ['x: y', \"\"]\n---\n", 1, 16, "x: y", "x: y"),
    ("---\ntags: [\"it's: y\", '']\n---\n", 1, 19, "it's: y", "it''s: y"),
    ("---\ntags: [two words, ]\n---\n", 1, 18, "two words", "two words"),
    ("![a](../ass)\n", 0, 11, "../assets/my plan (1).png", "../assets/my%20plan%20%281%29.png"),
    ("![a](<../ass>)\n", 0, 12, "../assets/my plan (1).png", "../assets/my plan (1).png"),
  ])
  func insertsTextThatReadsAsWhatItIs(
    text: String, line: Int, character: Int, label: String, inserted: String
  ) async throws {
    let site = MemorySite(files: [Self.study: text, "Content/assets/my plan (1).png": "x"])
    let parameters = try Self.parameters(line: line, character: character)
    let answer = CompletionCapability().answer(parameters, in: try await site.context(of: Self.study))
    let items = try JSONDecoder().decode(Completion.self, from: JSONEncoder().encode(answer)).items
    #expect(items.first { $0.label == label }?.textEdit.newText == inserted)
  }
}
