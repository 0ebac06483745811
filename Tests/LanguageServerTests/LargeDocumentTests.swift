import CaseStudyModel
import Foundation
import SiteBuilder
import Testing

@testable import LanguageServer

/// Requests about documents of many parts, for which any step that is quadratic in their number takes over ten minutes.
@Suite(.timeLimit(.minutes(5)))
struct LargeDocumentTests {
  private static let path = "Content/case-studies/a.md"
  private static let start = LSP.Position(line: 0, character: 0)

  private static func front(_ lines: String) -> String { "---\ntitle: A\n\(lines)---\n\n" }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private func context(_ text: String, others: [String: String] = [:]) async throws -> DocumentContext {
    try await MemorySite(files: others.merging([Self.path: text]) { $1 }).context(of: Self.path)
  }

  @Test(arguments: ["](", "](<", "](a(", "href=\"", "href='", "]: ", "]: <", "]:", "[x](b(.md"])
  func findsTheDestinationsOnALongLine(mark: String) {
    let document = TextDocument(uri: "", text: ("[" + Self.many(mark, 480_000 / mark.utf8.count)).utf8)
    let length = document.destinations(ofLine: 0).reduce(0) { $0 + $1.text.utf8.count }
    #expect(length <= 480_000)
  }

  @Test(
    arguments: [
      "key:\n" + many("- A.swift\n", 20_000), "key: [" + many("A.swift, ", 20_000) + "]\n",
      "roles: {policy: [" + many("A.swift, ", 20_000) + "]}\n",
    ])
  func findsThePlacesThatNameAFile(settings: String) async throws {
    let fence = "## Before\n\n```swift A.swift\nlet a = 1\n```\n"
    let context = try await context(Self.front(settings) + fence)
    #expect(context.names(of: "A.swift", on: nil).count == 20_001)
  }

  @Test func joinsAFileToTheManyPlacesThatNameIt() async throws {
    let sides = ["Before", "After"].map { "## \($0)\n\n```swift A.swift\nlet a = 1\n```\n\n" }.joined()
    let settings = "roles: {policy: [" + Self.many("A.swift, ", 20_000) + "]}\n"
    let context = try await context(Self.front(settings) + sides)
    let rename = SideFileRename(file: "A.swift", side: .after, name: "B.swift", context: context)
    #expect(try rename.edit().changes?.values.first?.count == 20_001)
  }

  @Test func findsTheLinksOfAnotherFile() async throws {
    let code = "```text\n" + Self.many("x\n", 250_000) + "```\n"
    let others = ["Content/case-studies/b.md": Self.front("") + Self.many("x [x](a.md)\n\n", 6_000) + code]
    let places = try await context(Self.front(""), others: others).references(to: .text(Self.path))
    #expect(places.count == 6_000)
    #expect(places.allSatisfy { $0.range.start.character == 2 })
  }

  /// Returns a document of many lines without reading it as a site, which takes longer than what is tested.
  private func context(lines: String, _ snippets: [Snippet] = []) async throws -> DocumentContext {
    let small = try await context("")
    var study = small.study
    study.article.snippets = snippets
    let document = TextDocument(uri: "", text: lines.utf8)
    return DocumentContext(
      document: document, path: Self.path, parsed: ParsedDocument(study: study, lines: MarkdownLines(document)),
      reading: small.reading, folder: "/site", addresses: [:], encoding: .utf16, renamesFiles: false, explanations: [])
  }

  @Test func findsTheBlockOfEachFence() async throws {
    let count = 40_000
    let snippets = (0..<count).map { Snippet(line: 2 * $0 + 1, codeLine: 2 * $0 + 2, code: "") }
    let context = try await context(lines: Self.many("```swift\n```\n", count), snippets)
    let range = LSP.Range(start: Self.start, end: LSP.Position(line: 2 * count, character: 0))
    let parameters = LSP.RangeParameters(textDocument: LSP.TextDocumentIdentifier(uri: ""), range: range)
    let hints = InlayHintCapability().answer(parameters, in: context)
    #expect((hints as? [Any])?.count == count)
  }

  @Test func joinsTheEditsOfManyFixes() async throws {
    let count = 100_000
    let context = try await context(lines: Self.many("a b\n", count))
    let replacements = (1...count).map { line in
      let start = SourcePosition(line: line, column: 3)
      let end = SourcePosition(line: line, column: 4)
      return Fix.Replacement(SourceRange(path: Self.path, start: start, end: end), with: "c")
    }
    // A second edit of a place is left out.
    let edits = try #require(context.edit(of: replacements + replacements.prefix(3)).changes?.values.first)
    #expect(edits.map(\.range.start.line) == Array(0..<count))
  }
}
