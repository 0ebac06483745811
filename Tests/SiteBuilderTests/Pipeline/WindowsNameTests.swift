import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Names that Windows can't store")
struct WindowsNameTests {
  @Test(
    arguments: [
      ("case-studies/con/index.html", "case-studies/con"), ("assets/NUL.txt", "assets/NUL.txt"),
      ("assets/aux.tar.gz", "assets/aux.tar.gz"), ("com1/index.html", "com1"), ("lpt\u{B9}/x", "lpt\u{B9}"),
      ("assets/conin$", "assets/conin$"), ("nul .txt", "nul .txt"), ("x./y", "x."), ("a/x /y", "a/x "), ("x.", "x."),
      ("a:b", "a:b"), ("a/b?c/d", "a/b?c"), ("a*", "a*"), ("a|b", "a|b"), ("a<b", "a<b"), ("a>b", "a>b"),
      ("a\"b", "a\"b"), ("a\\b", "a\\b"), ("\u{301}/con", "\u{301}/con"),
    ])
  func areFound(path: String, part: String) {
    #expect(WindowsName.unusablePart(of: path).map(String.init) == part)
  }

  @Test(
    arguments: [
      "index.html", "case-studies/console/index.html", "con1", "com", "com10", "lpt", "x/.con", " x", "a.b",
      "café/auxiliary",
      "nulls.txt", "assets/x.0123456789abcdef.css", "a;b", "a&b", "a%b", "",
    ])
  func leaveOutOthers(path: String) { #expect(WindowsName.unusablePart(of: path) == nil) }

  @Test func areRemarkedOnOnceAndPublished() async throws {
    let build = try await TestSite.pipeline([
      "Content/case-studies/aux.md": "# A", "Content/case-studies/auxiliary.md": "# B", "Content/assets/x?.txt": "x",
      "Content/assets/nul/a.txt": "a", "Content/assets/nul/b.txt": "b",
    ]).build()
    let found = build.diagnostics.filter { $0.id == "UnportableName" }
    #expect(
      found.map { "\($0.range.path) \($0.summary.quotations)" } == [
        #"Content/assets/nul/a.txt ["assets/nul"]"#, #"Content/assets/x?.txt ["assets/x?.txt"]"#,
        #"Content/case-studies/aux.md ["case-studies/aux"]"#,
      ])
    #expect(found.allSatisfy { $0.severity == .information })
    #expect(build.files.contains { $0.path == "case-studies/aux/index.html" })
  }
}
