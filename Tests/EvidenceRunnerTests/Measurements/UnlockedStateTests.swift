import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Objects that tasks may share without a lock.
struct UnlockedStateTests {
  private static func state(_ lines: [String], variable isVariable: Bool = true, kind: TypeKind = .class)
    -> UnlockedState
  {
    var tree = SourceTree(source: "study.md")
    tree.set(AssembledFile(lines: SourceLine.generated(lines.joined(separator: "\n"))), at: "Meter.swift")
    let properties = lines.indices.dropFirst().map { index in
      let place = DeclarationLines(name: index + 1, first: index + 1, last: index + 1)
      return Member(kind: .storedProperty, name: "value\(index)", lines: place, isVariable: isVariable)
    }
    let type = TypeDeclaration(
      name: "Meter", kind: kind, lines: DeclarationLines(name: 1, first: 1, last: lines.count),
      inherited: [TypeReference("Sendable")], members: properties)
    return UnlockedState(
      code: CodeBase(SourceFacts(files: [FileFacts(path: "Meter.swift", types: [type])])), tree: tree)
  }

  @Test(
    arguments: [
      (["final class Meter: @unchecked Sendable {", "  var sum = 0"], ["Meter"]),
      (["final class Meter: @unchecked Sendable {", "  var sum = 0", "  let lock = NSLock()"], []),
      (["@MainActor final class Meter: Sendable {", "  var sum = 0"], []),
    ] as [([String], [String])])
  func findsClassesWithVariablesAndWithoutALock(lines: [String], expected: [String]) {
    #expect(Self.state(lines).sharedTypes(of: ["Meter"]) == expected)
  }

  @Test func leavesConstantsAndValuesAlone() {
    let lines = ["final class Meter: Sendable {", "  let sum = 0"]
    #expect(Self.state(lines, variable: false).sharedTypes(of: ["Meter"]).isEmpty)
    #expect(Self.state(lines, kind: .struct).sharedTypes(of: ["Meter"]).isEmpty)
  }

  @Test func findsLocks() {
    #expect(Self.state(["final class Meter {", "  private let sum = Mutex(0)"]).hasLock("Meter"))
    #expect(!Self.state(["final class Meter {", "  private var sum = 0"]).hasLock("Meter"))
  }
}
