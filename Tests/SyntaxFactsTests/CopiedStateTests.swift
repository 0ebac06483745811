import EvidenceMeasures
import SyntaxFacts
import Testing

/// What happens to state when a value is copied.
struct CopiedStateTests {
  /// A type, and what it stores.
  private struct Part {
    var kind: TypeKind
    var variable = true
    var stored: String
  }

  private static func code(_ parts: [String: Part]) -> CodeBase {
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let types = parts.sorted { $0.key < $1.key }.map { name, part in
      let member = Member(
        kind: .storedProperty, name: "part", lines: lines, isVariable: part.variable ? true : nil,
        type: TypeReference(part.stored))
      return TypeDeclaration(name: name, kind: part.kind, lines: lines, members: [member])
    }
    return CodeBase(SourceFacts(files: [FileFacts(path: "A.swift", types: types)]))
  }

  private static let value = Part(kind: .struct, stored: "Int")
  private static let constant = Part(kind: .struct, variable: false, stored: "Int")
  private static let object = Part(kind: .class, stored: "Int")
  private static let box = Part(kind: .struct, variable: false, stored: "Bag")

  @Test(
    arguments: [
      (["Sack": value], [.copied]), (["Sack": constant], []), (["Sack": object], [.shared]),
      (["Sack": box, "Bag": object], [.shared]), (["Sack": box, "Bag": value], [.copied]),
      (["Sack": Part(kind: .struct, stored: "Bag"), "Bag": object], [.copied, .shared]),
      (["Sack": Part(kind: .class, variable: false, stored: "Bag"), "Bag": value], []),
    ] as [([String: Part], Set<CopiedState.Kind>)])
  private func readsTheStateOfATypeAndOfItsParts(parts: [String: Part], kinds: Set<CopiedState.Kind>) {
    #expect(CopiedState(code: Self.code(parts)).kinds(of: "Sack") == kinds)
  }

  /// The code before and after, and whether copies have changed.
  @Test(
    arguments: [
      (["Sack": object], ["Sack": value], true), (["Sack": value], ["Sack": object], true),
      (["Sack": value], ["Sack": box, "Bag": object], true), (["Sack": object], ["Sack": box, "Bag": object], false),
      (["Sack": constant], ["Sack": object], false), (["Sack": object], ["Sack": constant], false),
      (["Sack": value], ["Sack": value], false), ([:], ["Sack": object], false),
    ] as [([String: Part], [String: Part], Bool)])
  private func findsTypesWhoseCopiesHaveChanged(before: [String: Part], after: [String: Part], isChanged: Bool) {
    let found = CopiedState(code: Self.code(after)).changed(["Sack"], from: CopiedState(code: Self.code(before)))
    #expect(found == (isChanged ? ["Sack"] : []))
  }

  /// Objects that nothing changes are as good as values.
  @Test func findsTypesThatNowChangeTheObjectsWhichTheyStore() {
    let code = Self.code(["Sack": Part(kind: .struct, stored: "Bag"), "Bag": Self.object])
    let former = CopiedState(code: code, isChanged: { _ in false })
    #expect(former.kinds(of: "Sack") == [.copied])
    #expect(CopiedState(code: code).changed(["Sack"], from: former) == ["Sack"])
    #expect(former.changed(["Sack"], from: former).isEmpty)
  }
}
