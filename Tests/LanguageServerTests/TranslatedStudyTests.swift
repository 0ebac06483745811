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

  @Test func areExplainedWhereTheyAreMentioned() async throws {
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

  private static let linking = folder + "d.md"

  /// An English site of a study in two languages, with a page below each overview, and another that links to it.
  private static func site(linkingTo link: String) -> MemorySite {
    let sides = "\n## Before\n\n```swift A.swift\nlet a = 1\n```\n\n## After\n\n```swift A.swift\nlet a = 2\n```\n"
    return MemorySite(files: [
      "solidsite.yml": "title: T\nlanguages: [en, de]\n",
      folder + "a.md": "---\ntitle: A study\nsummary: A summary.\nprinciples: [ocp]\n---\n\(sides)",
      folder + "a.de.md": "---\ntitle: Eine Studie\nsummary: Worum es geht.\n---\n\(sides)",
      folder + "a/a.png": "", linking: "---\ntitle: Another\nassumes: [a]\n---\n\n[x](\(link))\n",
    ])
  }

  /// The edits of the line with the link after a rename to `c`.
  private func edits(ofLinkTo link: String, renamingAt place: LSP.Position) async throws -> [LSP.TextEdit] {
    let context = try await Self.site(linkingTo: link).context(of: Self.linking)
    let parameters = RenameCapability.Parameters(position: place, newName: "c")
    let edit = try answer(RenameCapability().answer(parameters, in: context), as: Edit.self)
    return (edit.changes["file:///site/\(Self.linking)"] ?? []).filter { $0.range.start.line == 5 }
  }

  @Test(arguments: [
    ("/case-studies/a/", "/case-studies/c/"), ("../case-studies/a#before", "../case-studies/c#before"),
    ("a/", "c/"), ("/case-studies/a/de/", "/case-studies/c/de/"), ("a/de/", "c/de/"),
    ("/case-studies/a/files/", "/case-studies/c/files/"), ("./a/files/?x#y", "./c/files/?x#y"),
    ("/Content/case-studies/a/de/files/", "/Content/case-studies/c/de/files/"), ("a.md", "a.md"),
    ("a.de.md", "a.de.md"), ("a/a.png", "a/a.png"), ("/case-studies/d/", "/case-studies/d/"),
  ])
  func areRenamedInLinksToTheirAddressesAndBelow(link: String, renamed: String) async throws {
    var line = Array("[x](\(link))")
    for edit in try await edits(ofLinkTo: link, renamingAt: LSP.Position(line: 2, character: 10)) {
      line.replaceSubrange(edit.range.start.character..<edit.range.end.character, with: edit.newText)
    }
    #expect(String(line) == "[x](\(renamed))")
  }

  @Test func areRenamedAtALinkToOneOfTheirPages() async throws {
    let place = LSP.Position(line: 5, character: 8)
    #expect(try await edits(ofLinkTo: "/case-studies/a/files/", renamingAt: place).map(\.newText) == ["c"])
  }

  @Test func areProposedOnceByTheirSlugs() async throws {
    let others = SettingProposals(context: try await Self.site.context(of: Self.folder + "b.md"))
    #expect(others.values(of: ["assumes"]).map(\.label) == ["a"])
    let own = SettingProposals(context: try await Self.site.context(of: Self.folder + "a.de.md"))
    #expect(own.values(of: ["assumes"]).map(\.label) == ["b"])
  }
}
