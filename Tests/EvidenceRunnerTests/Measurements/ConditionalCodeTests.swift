import CaseStudyModel
import SourceTrees
import Testing

@testable import EvidenceRunner

/// Code that the compiler may leave out.
struct ConditionalCodeTests {
  @Test(arguments: [
    ("struct A {}", false), ("#if os(Linux)\nstruct A {}\n#endif", true),
    ("#if(DEBUG)\nimport B\n#elseif(RELEASE)\nstruct A {}\n#endif", true),
    ("func a() {\n  #if DEBUG\n    one()\n  #else\n    two()\n  #endif\n}", true),
    // The available modules aren't a design choice.
    ("#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif\nstruct A {}", false),
    ("#if os(Linux)\n  import Glibc\n#else\n  import Darwin\n#endif", false),
    ("// #if os(Linux)\nstruct A {}", false), ("let text = \"\"\"\n  #if a\n  b\n  \"\"\"", false),
  ])
  func findsWhatIsBetweenDirectives(text: String, isConditional: Bool) {
    var tree = SourceTree(source: "a.md")
    tree.set(AssembledFile(lines: SourceLine.generated(text)), at: "A.swift")
    #expect(ConditionalCode().files(in: tree) == (isConditional ? ["A.swift"] : []))
  }
}
