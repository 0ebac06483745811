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

@Suite("The places that name a tag")
struct TagReferenceTests {
  @Test func areCountedInTheClientsUnits() async throws {
    let path = "Content/case-studies/a.md"
    let text = "---\ntitle: A\ntags: [\u{E9}a, \u{1F600}, b]\n---\n"
    let places = try await MemorySite(files: [path: text]).context(of: path).references(to: .tag("b"))
    #expect(places.map(\.range.start) == [LSP.Position(line: 2, character: 15)])
  }
}
