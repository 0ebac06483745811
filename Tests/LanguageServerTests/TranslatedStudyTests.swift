import Foundation
import SiteBuilder
import Testing

@testable import LanguageServer

/// Editing a site in German, whose study has an English original; lists show its translation.
@Suite("Studies in several languages")
struct TranslatedStudyTests {
  private static let folder = "Content/case-studies/"
  private static let site = MemorySite(files: [
    "solidsite.yml": "title: T\nlanguage: de\nlanguages: [en, de]\n",
    folder + "a.md": "---\ntitle: A study\nsummary: A summary.\nlanguage: en\n---\n\nText.\n",
    folder + "a.de.md": "---\ntitle: Eine Studie\nsummary: Worum es geht.\n---\n\nText.\n",
    folder + "b.md": "---\ntitle: Eine andere\nlanguage: de\nassumes: [a]\n---\n\nText.\n",
  ])
  /// A place in the slug that the other study names.
  private static let slug = LSP.Position(line: 3, character: 10)

  private struct Lens: Decodable {
    struct Command: Decodable { var arguments: [String] }
    var command: Command
  }

  private struct Hover: Decodable {
    struct Contents: Decodable { var value: String }
    var contents: Contents
  }

  private struct Edit: Decodable { var changes: [String: [LSP.TextEdit]] }

  private func answer<Answer: Decodable>(_ answer: any Encodable, as type: Answer.Type) throws -> Answer {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(answer))
  }

  @Test(arguments: ["a.md", "a.de.md"])
  func offerToVerifyTheOriginal(file: String) async throws {
    let context = try await Self.site.context(of: Self.folder + file)
    let parameters = LSP.DocumentParameters(textDocument: .init(uri: context.document.uri))
    let lenses = try answer(CodeLensCapability().answer(parameters, in: context), as: [Lens].self)
    #expect(lenses.map(\.command.arguments.last) == ["a"])
  }

  @Test func areExplainedWhereTheyAreNamed() async throws {
    let context = try await Self.site.context(of: Self.folder + "b.md")
    let parameters = LSP.PositionParameters(textDocument: .init(uri: context.document.uri), position: Self.slug)
    let hover = try answer(HoverCapability().answer(parameters, in: context), as: Hover.self)
    #expect(hover.contents.value.contains("A study"))
  }

  @Test func areRenamedWhereTheyAreNamed() async throws {
    let context = try await Self.site.context(of: Self.folder + "b.md")
    let parameters = RenameCapability.Parameters(position: Self.slug, newName: "c")
    let edit = try answer(RenameCapability().answer(parameters, in: context), as: Edit.self)
    #expect(edit.changes["file:///site/\(Self.folder)b.md"]?.map(\.newText) == ["c"])
    #expect(edit.changes["file:///site/\(Self.folder)a.md"]?.isEmpty == false)
  }

  @Test func areProposedOnceByTheirSlugs() async throws {
    let others = SettingProposals(context: try await Self.site.context(of: Self.folder + "b.md"))
    #expect(others.values(of: ["assumes"]).map(\.label) == ["a"])
    let own = SettingProposals(context: try await Self.site.context(of: Self.folder + "a.de.md"))
    #expect(own.values(of: ["assumes"]).map(\.label) == ["b"])
  }
}
