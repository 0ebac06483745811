import CaseStudyModel
import Foundation
import SiteBuilder
import Testing

@testable import LanguageServer

/// Renaming a study, in front matter and in links.
@Suite("A renamed slug")
struct SlugRenameTests {
  private static let study = "Content/case-studies/a.md"
  private static let other = "Content/case-studies/b.md"
  private static let sides = "\n## Before\n\n```swift\nlet a = 1\n```\n\n## After\n\n```swift\nlet a = 2\n```\n"

  private struct Edit: Decodable { var changes: [String: [LSP.TextEdit]] }

  /// A study and another that names it, as an item and in a link.
  private static func site(front: String, item: String) -> MemorySite {
    MemorySite(files: [
      "solidsite.yml": "title: T\n",
      study: "---\ntitle: A study\nsummary: A summary.\nprinciples: [ocp]\n\(front)---\n\(sides)",
      other: "---\nassumes: [\(item)]\ntitle: Other\nsummary: A summary.\n---\n\n[x](../case-studies/a/)\n\(sides)",
    ])
  }

  /// Returns the site after the slug was renamed where the other study names it.
  /// - Parameter edited: the texts of other open documents, which have changed since the site was read.
  private func renamed(
    _ site: MemorySite, to name: String, edited: [String: String] = [:]
  ) async throws -> MemorySite {
    let context = try await site.context(of: Self.other, edited: edited)
    let place = LSP.Position(line: 1, character: 11)
    let answer = try RenameCapability().answer(.init(position: place, newName: name), in: context)
    let edit = try JSONDecoder().decode(Edit.self, from: JSONEncoder().encode(answer))
    var site = site
    site.files.merge(edited) { $1 }
    for (uri, edits) in edit.changes {
      let path = String(uri.dropFirst("file:///site/".count))
      var lines = try #require(site.files[path]).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      for edit in edits.sorted(by: { $1.range.start < $0.range.start }) {
        // The texts are ASCII, and no edit spans lines.
        var line = Array(lines[edit.range.start.line])
        line.replaceSubrange(edit.range.start.character..<edit.range.end.character, with: edit.newText)
        lines[edit.range.start.line] = String(line)
      }
      site.files[path] = lines.joined(separator: "\n")
    }
    return site
  }

  @Test(arguments: [study, other])
  func changesNoFileWithCharactersThatCannotBeRead(_ path: String) async throws {
    var site = Self.site(front: "slug: a\n", item: "a")
    site.files[path, default: ""] += "\0\n"
    let faulty = site
    await #expect(throws: RPCFailure.self) { try await renamed(faulty, to: "c") }
  }

  private func diagnostics(of site: MemorySite) async throws -> [String] {
    try await site.context(of: Self.other).reading.build.diagnostics.map(\.id)
  }

  @Test(arguments: [
    ("slug: a\naliases: [c, z]\n", ["a", "z"]), ("slug: a\naliases:\n  - z\n  - 'c'\n", ["z", "a"]),
  ])
  func leavesNoAliasOfItsOwn(front: String, aliases: [String]) async throws {
    let original = Self.site(front: front, item: "a")
    let site = try await renamed(original, to: "c")
    let study = try #require(try await site.context(of: Self.other).site.version(at: Self.study))
    #expect(study.article.frontMatter.aliases == aliases)
    #expect(try await Set(diagnostics(of: site)) == Set(diagnostics(of: original)))
  }

  @Test func isReplacedInLinksOfEveryForm() async throws {
    let links = """
      See [one][r], [the
      link](/case-studies/a/), [two][s], [three][t] and <a href='/case-studies/a/'>four</a>.

      ```text
      [x](/case-studies/a/)
      ```

      [r]: /case-studies/a/
      [s]:/case-studies/a/
      [t]: </case-studies/a/>

      """
    var site = Self.site(front: "slug: a\n", item: "a")
    let third = "Content/case-studies/d.md"
    site.files[third] = "---\ntitle: D\n---\n\n" + links
    let text = try #require(try await renamed(site, to: "c").files[third])
    let code = "```text\n[x](/case-studies/a/)\n```"
    #expect(text.contains(code))
    #expect(text.replacingOccurrences(of: code, with: "").contains("/a/") == false)
    #expect(text.replacingOccurrences(of: "/c/", with: "/a/") == site.files[third])
  }

  @Test(arguments: [
    "  - title: A\n    url: /case-studies/a/\n  - title: B\n    url: \"/case-studies/a/#before\"\n",
    "- {title: A, url: /case-studies/a/}\n- {url: '/case-studies/a/#after', title: B}\n",
  ])
  func isReplacedInTheNavigation(entries: String) async throws {
    var site = Self.site(front: "slug: a\n", item: "a")
    let settings = "title: T\ntagline: See /case-studies/a/\nnavigation:\n"
    site.files["solidsite.yml"] = settings + entries + "author: /case-studies/a/\n"
    let text = try await renamed(site, to: "c").files["solidsite.yml"]
    let expected = entries.replacingOccurrences(of: "/a/", with: "/c/")
    #expect(text == settings + expected + "author: /case-studies/a/\n")
  }

  @Test(arguments: [
    ("aliases:\n  [old-a,\n  old-b]\n", "aliases:\n  [a, old-a,\n  old-b]\n"),
    ("aliases: # see [x]\n  - old-c\n", "aliases: # see [x]\n  - a\n  - old-c\n"),
    ("aliases:\n- 'old-d'\n- e\n", "aliases:\n- a\n- 'old-d'\n- e\n"),
    ("aliases: [\"old-e\"] # TODO\n", "aliases: [a, \"old-e\"] # TODO\n"),
    ("aliases: old-s\n", "aliases: [a, old-s]\n"), ("aliases:\n  old-s\n", "aliases:\n  [a, old-s]\n"),
    ("aliases: 'old-s' # TODO\n", "aliases: [a, old-s] # TODO\n"),
  ])
  func addsAnAliasToAListInAnyForm(front: String, expected: String) async throws {
    let original = Self.site(front: "slug: a\n" + front, item: "a")
    let site = try await renamed(original, to: "c")
    let text = try #require(site.files[Self.study])
    #expect(text.contains("slug: c\n\(expected)---\n"))
    #expect(try await Set(diagnostics(of: site)) == Set(diagnostics(of: original)))
  }

  @Test(arguments: ["aliases: {}\n", "aliases: {x: y}\n"])
  func leavesAliasesAloneThatAreNoList(front: String) async throws {
    let original = Self.site(front: "slug: a\n" + front, item: "a")
    let site = try await renamed(original, to: "c")
    #expect(try #require(site.files[Self.study]).contains("slug: c\n\(front)---\n"))
    #expect(try await Set(diagnostics(of: site)) == Set(diagnostics(of: original)))
  }

  @Test func isReplacedAfterRepeatedItems() async throws {
    var site = Self.site(front: "slug: a\n", item: "a")
    let third = "Content/case-studies/d.md"
    site.files[third] = "---\ntitle: D\nassumes: [b, b, a]\n---\n"
    #expect(try await renamed(site, to: "c").files[third] == "---\ntitle: D\nassumes: [b, b, c]\n---\n")
  }

  @Test func isWrittenIntoOtherOpenDocumentsAsTheyAreNow() async throws {
    let third = "Content/case-studies/d.md"
    var site = Self.site(front: "slug: a\naliases: [z]\n", item: "a")
    site.files[third] = "---\ntitle: D\nassumes: [a]\n---\n\n[x](/case-studies/a/)\n"
    var edited: [String: String] = [:]
    for path in [Self.study, third] {
      let text = try #require(site.files[path])
      edited[path] = "---\ndraft: false\nlanguage: en\norder: 1\n" + String(text.dropFirst("---\n".count))
    }
    let result = try await renamed(site, to: "c", edited: edited)
    let study = try #require(result.files[Self.study])
    #expect(study.contains("order: 1\ntitle: A study\n") && study.contains("\nslug: c\naliases: [a, z]\n"))
    #expect(
      result.files[third]
        == "---\ndraft: false\nlanguage: en\norder: 1\ntitle: D\nassumes: [c]\n---\n\n[x](/case-studies/c/)\n")
  }

  @Test func isWrittenIntoTheFrontMatterAfterAByteOrderMark() async throws {
    let site = Self.site(front: "slug: a\n", item: "a")
    let text = try #require(site.files[Self.study])
    var marked = site
    marked.files[Self.study] = "\u{FEFF}" + text
    // Clients show a document without its mark, and write it again.
    let context = try await marked.context(of: Self.other)
    let place = LSP.Position(line: 1, character: 11)
    let answer = try RenameCapability().answer(.init(position: place, newName: "c"), in: context)
    let edit = try JSONDecoder().decode(Edit.self, from: JSONEncoder().encode(answer))
    let edits = try #require(edit.changes["file:///site/\(Self.study)"])
    var document = TextDocument(uri: "", text: text.utf8)
    let changes = edits.sorted { $1.range.start < $0.range.start }.map {
      LSP.ContentChange(range: $0.range, text: $0.newText)
    }
    document.apply(changes, version: 2, context.encoding)
    let expected = try #require(try await renamed(site, to: "c").files[Self.study])
    #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
    #expect(expected.hasPrefix("---\ntitle:"))
  }

  @Test func isNotOfferedAtAHeadingWithTheSameText() async throws {
    let text = "---\ntitle: A study\nsummary: A summary.\nprinciples: [ocp]\n---\n\n## a\n\(Self.sides)"
    let site = MemorySite(files: ["solidsite.yml": "title: T\n", Self.study: text])
    let context = try await site.context(of: Self.study)
    let place = LSP.PositionParameters(
      textDocument: .init(uri: context.document.uri), position: LSP.Position(line: 6, character: 3))
    #expect(throws: RPCFailure.self) { _ = try PrepareRenameCapability().answer(place, in: context) }
  }

  @Test func staysTheSameUnderItsOwnName() async throws {
    let site = Self.site(front: "slug: a\n", item: "a")
    #expect(try await renamed(site, to: "a").files == site.files)
  }

  @Test(arguments: ["c", "[q", "null", "12", "!x", "a(b)", "it's", "{c}", "[a](b)", "on", "~", "@a", "a,b", "ü"])
  func isReadAgainAsItWasWritten(name: String) async throws {
    for (front, item) in [
      ("", "a"), ("slug: a\n", "'a'"), ("slug: 'a'\n", "\"a\""), ("aliases:\n  - z\nslug: \"a\"\n", "a"),
    ] {
      let site = try await renamed(Self.site(front: front, item: item), to: name)
      let context = try await site.context(of: Self.other)
      let study = try #require(context.site.version(at: Self.study), "\(site.files)")
      #expect(study.article.slug == name)
      #expect(study.article.frontMatter.aliases.contains("a"))
      #expect(context.article(Self.other)?.assumes == [name])
      #expect(try await Set(diagnostics(of: site)) == Set(diagnostics(of: Self.site(front: front, item: item))))
    }
  }

  @Test(arguments: [
    ("aliases:\n", "aliases: [a]\n"), ("aliases: # TODO\n", "aliases: [a] # TODO\n"),
    ("aliases: [] # TODO\n", "aliases: [a] # TODO\n"), ("aliases: [\n]\n", "aliases: [a\n]\n"),
  ])
  func givesAKeyWithoutAliasesItsFirstOne(front: String, expected: String) async throws {
    let site = try await renamed(Self.site(front: "slug: a\n" + front, item: "a"), to: "c")
    #expect(try #require(site.files[Self.study]).contains("slug: c\n\(expected)---\n"))
  }
}
