import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Sides that don't differ")
struct IdenticalSidesTests {
  private func findings(_ before: String, _ after: String, file: String = "Fee.swift") -> [String] {
    IdenticalSides().findings([
      .code(.before, before, file: "Fee.swift"), .code(.after, after, file: file),
    ])
  }

  @Test func areReportedAtTheAfterSide() {
    #expect(
      findings("let a = 1\n", "let a = 1\n") == ["warning IdenticalSides a.md:2: show the code after the refactoring"])
  }

  @Test(arguments: ["let a = 2\n", "let a  = 1\n", "let a = 1 // new\n"])
  func excludeThoseThatDifferInAnything(after: String) {
    #expect(findings("let a = 1\n", after) == [])
  }

  @Test func excludeThoseWithOtherFiles() {
    #expect(findings("let a = 1\n", "let a = 1\n", file: "Rate.swift") == [])
  }

  @Test func areNotASingleSide() {
    #expect(IdenticalSides().findings([.code(.after, "let a = 1\n", file: "Fee.swift")]) == [])
  }
}
