import Foundation
import SyntaxFacts
import Testing

@testable import EvidenceMeasures
@testable import EvidenceRunner

/// The names in pictures of types, which untrusted code chooses, and which Graphviz reads outside the sandbox.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dot"), "Graphviz isn't installed"))
struct TypeGraphLayoutTests {
  private func layout(_ name: String) -> TypeGraphLayout {
    TypeGraphLayout(
      graph: TypeGraph.Finding(nodes: [TypeGraph.Node(name: name, kind: .class, file: "a.py", role: nil)], edges: []))
  }

  @Test(arguments: ["A", "A.B", "Foo<Bar, Baz>", "é b", "<b>x</b>", "node", "a->b; c"])
  func namesABoxAsTheCodeDoes(name: String) async throws {
    let layout = try #require(await layout(name).layout())
    #expect(layout.boxes.map(\.name) == [name])
  }

  @Test(arguments: [
    "a\"", "a\"]; b [image=\"/etc/passwd", "a\\", "a\\N", "a\nEND\ntouch x\n", "a\u{0}", "a\u{7F}",
  ])
  func hasNoPictureWithANameThatCannotBeQuoted(name: String) async {
    #expect(await layout(name).layout() == nil)
  }
}
