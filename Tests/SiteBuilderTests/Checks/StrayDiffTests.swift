import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Diffs outside of change requests")
struct StrayDiffTests {
  private static var source: Article.Part { Article.Part.code(.before, "let a = 1\n", file: "Fee.swift") }
  private static let finding =
    "warning StrayDiff a.md:2: move it below a heading in the section 'Change requests'"

  private static func diff(of file: String?) -> Article.Part {
    .code(.before, "-let a = 1\n+let a = 2\n", file: file, language: .diff)
  }

  @Test func areReported() {
    #expect(StrayDiff().findings([Self.source, Self.diff(of: "Fee.swift")]) == [Self.finding])
  }

  @Test(arguments: ["Other.swift", nil])
  func excludeThoseOfOtherFiles(file: String?) {
    #expect(StrayDiff().findings([Self.source, Self.diff(of: file)]) == [])
  }

  @Test func excludeThoseOfARequest() {
    let parts = [Self.source, Self.diff(of: "Fee.swift")]
    #expect(StrayDiff().findings(parts, requests: [("Bikes", [1])]) == [])
  }

  @Test func areNotLookedForInLooseMarkdown() {
    #expect(StrayDiff().findings([Self.source, Self.diff(of: "Fee.swift")], isConfigured: false) == [])
  }
}
