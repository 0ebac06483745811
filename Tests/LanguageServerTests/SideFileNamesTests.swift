import CaseStudyModel
import Foundation
import Testing

@testable import LanguageServer

@Suite("The places that name a file of a side")
struct SideFileNamesTests {
  private static let path = "Content/case-studies/a.md"

  @Test(
    arguments: [
      ("key: A.swift#L1\n", ["key"]),
      ("key: [A.swift, B.swift, A.swift#L2]\n", ["key", "key"]),
      ("key:\n- A.swift\n- \"A.swift#L3\"\n", ["key", "key"]),
      ("key: [\n  A.swift,\n  B.swift, A.swift]\n", ["key"]),
      ("roles: {policy: [B.swift, A.swift], detail: A.swift}\n", ["roles.policy", "roles.detail"]),
      ("roles:\n  policy: [A.swift]\n  root:\n    - A.swift\n", ["roles.policy", "roles.root"]),
      ("steps:\n  - heading: A.swift\n    removes: [A.swift]\n  - heading: x\n", ["steps.removes"]),
      ("steps: [{heading: x, removes: [A.swift]}]\n", ["steps.removes"]),
      ("summary: A.swift is long\ntags: [A.swift]\n", []),
      ("roles: {A.swift: [B.swift]}\nA.swift: b\n", []),
      ("key: [{a: {b: {c: {d: A.swift}}}}, A.swift]\n", ["key"]),
      ("key: [AA.swift, A.swiftx, x/A.swift]\n", []),
    ])
  func areThoseOfTheRightKeys(settings: String, keys: [String]) async throws {
    let text = "---\ntitle: A\n\(settings)---\n\n## Before\n\n```swift A.swift\nlet a = 1\n```\n"
    let context = try await MemorySite(files: [Self.path: text]).context(of: Self.path)
    let names = context.names(of: "A.swift", on: nil)
    #expect(names.compactMap(\.key) == keys)
    #expect(names.filter { $0.key == nil }.count == 1)
    for name in names {
      let line = context.document.line(name.line)
      #expect(line[(line.startIndex + name.word.columns.lowerBound)...].starts(with: Array("A.swift".utf8)))
    }
  }
}

@Suite("A renamed file of a side")
struct SideFileRenameTests {
  private static let path = "Content/case-studies/a.md"
  private static let text =
    "---\ntitle: A\nkey: A.swift#L1\n---\n\n## Before\n\n```swift A.swift\nlet a = 1\n```\n\n## After\n\n"
    + "```swift A.swift\nlet a = 2\n```\n"

  private struct Edit: Decodable { var changes: [String: [LSP.TextEdit]] }

  /// Returns the study after the file was renamed where the front matter names it.
  private func renamed(to name: String) async throws -> CaseStudy {
    let context = try await MemorySite(files: [Self.path: Self.text]).context(of: Self.path)
    let place = LSP.Position(line: 2, character: 6)
    let answer = try RenameCapability().answer(.init(position: place, newName: name), in: context)
    let edits = try JSONDecoder().decode(Edit.self, from: JSONEncoder().encode(answer)).changes.values.joined()
    var document = context.document
    document.apply(edits.map { LSP.ContentChange(range: $0.range, text: $0.newText) }, version: 2, context.encoding)
    let text = String(decoding: document.bytes, as: UTF8.self)
    return try await MemorySite(files: [Self.path: text]).context(of: Self.path).study
  }

  @Test(arguments: [
    "B.swift", "a/b.swift", "A+B.swift", "-a.swift", "~.swift", "1.a", "true.x", "a@b.swift", "a%.swift", "ü.swift",
    "\u{1F600}.swift", ".a.swift",
  ])
  func isReadAgainAsItWasWritten(name: String) async throws {
    let study = try await renamed(to: name)
    #expect(study.article.snippets.map(\.file) == [name, name])
    #expect(study.article.frontMatter.key == "\(name)#L1")
  }

  @Test(arguments: [
    ("\n  policy:\n    - \"A.swift\"\n", "\n  policy:\n    - \"A.swift\"\n    - \"B.swift\"\n"),
    ("\n  policy:\n  - A.swift # x\n", "\n  policy:\n  - A.swift\n  - B.swift # x\n"),
    ("\n  policy: ['A.swift', C.swift]\n", "\n  policy: ['A.swift', 'B.swift', C.swift]\n"),
    ("\n  policy: [C.swift,\n    C.swift, A.swift]\n", "\n  policy: [C.swift,\n    C.swift, A.swift, B.swift]\n"),
    ("\n  root: A.swift\n", "\n  root: [A.swift, B.swift]\n"),
    ("\n  root: \"A.swift\"\n", "\n  root: [\"A.swift\", \"B.swift\"]\n"),
    (" {policy: [A.swift], root: A.swift}\n", " {policy: [A.swift, B.swift], root: [A.swift, B.swift]}\n"),
  ])
  func joinsTheOneThatTheOtherSideKeeps(roles: String, expected: String) async throws {
    let text = Self.text.replacingOccurrences(of: "key: A.swift#L1\n", with: "roles:\(roles)")
    let context = try await MemorySite(files: [Self.path: text]).context(of: Self.path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.lastIndex(of: "```swift A.swift"))
    let place = LSP.Position(line: line, character: 10)
    let answer = try RenameCapability().answer(.init(position: place, newName: "B.swift"), in: context)
    let edits = try JSONDecoder().decode(Edit.self, from: JSONEncoder().encode(answer)).changes.values.joined()
    var document = context.document
    let changes = edits.sorted { $1.range.start < $0.range.start }.map {
      LSP.ContentChange(range: $0.range, text: $0.newText)
    }
    document.apply(changes, version: 2, context.encoding)
    let result = String(decoding: document.bytes, as: UTF8.self)
    #expect(result.hasPrefix("---\ntitle: A\nroles:\(expected)---\n"))
  }

  @Test(arguments: [
    "@a.swift", "!x.swift", "a!.swift", "a|b.swift", "1.5", "&a.swift", "%a.swift", "|a.swift", "@\u{301}.swift",
    "a\u{7F}.swift", "a\u{85}.swift",
    "a\u{A0}b.swift", "a\u{3000}b.swift", "a\u{2028}b.swift", "", "a b.swift", "a\nb.swift",
  ])
  func mustNotHaveANameThatReadsAsSomethingElse(name: String) async throws {
    await #expect(throws: RPCFailure.self) { try await renamed(to: name) }
  }
}

@Suite("The places that name a tag")
struct TagReferenceTests {
  @Test func areCountedInTheClientsUnits() async throws {
    let path = "Content/case-studies/a.md"
    let text = "---\ntitle: A\ntags: [\u{E9}a, \u{1F600}, b]\n---\n"
    let places = try await MemorySite(files: [path: text]).context(of: path).references(to: .tag("b"))
    #expect(places.map(\.range.start) == [LSP.Position(line: 2, character: 15)])
  }

  @Test(arguments: [
    ("[a\u{E9}, a\u{E9}, bee]", 2, 15), ("[a, a, bee]", 2, 13), ("\n- \u{E9}\n- \u{E9}\n- bee", 5, 2),
  ])
  func areFoundAfterRepeatedOnes(tags: String, line: Int, character: Int) async throws {
    let path = "Content/case-studies/a.md"
    let context = try await MemorySite(files: [path: "---\ntitle: A\ntags: \(tags)\n---\n"]).context(of: path)
    let places = context.references(to: .tag("bee")).map(\.range.start)
    #expect(places == [LSP.Position(line: line, character: character)])
  }
}
