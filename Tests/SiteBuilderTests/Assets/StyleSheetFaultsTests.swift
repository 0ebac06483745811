import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Mistakes in a site's style sheet")
struct StyleSheetFaultsTests {
  private func findings(_ text: String) -> [String] {
    let sheet = StyleSheetFaults(path: "site.css", bytes: Array(text.utf8))
    return (sheet.form + sheet.addresses { $0 == "paper.png" }).map {
      "\($0.range.start.line):\($0.range.start.column) \($0.summary)"
    }
  }

  @Test(arguments: [
    ("a {\n color: red;\n", "1:3 A rule must be closed by '}'"),
    ("a { color: red; } }", "1:19 A closing brace must have an opening one"),
    ("a {} /* b", "1:6 A comment must be closed by '*/'"),
    ("a { background: url(ink.png) }", "1:21 File 'ink.png' must be in 'Templates/assets' or 'Content/assets'"),
    (
      "@import '//example.org/a.css';",
      "1:10 Address '//example.org/a.css' must lead to a file of the site; browsers load no others"
    ),
  ])
  func areReported(text: String, finding: String) {
    #expect(findings(text) == [finding])
  }

  @Test(arguments: [
    "a::before { content: \"}\"; } /* { url(ink.png) */",
    "@media print { a { background: url(\"paper.png#x\"); b { color: red; } } }",
    "a { background: url(data:image/png;base64,AA==); mask: url(#m) }",
    "a { content: '\\'{'; }",
  ])
  func areNotSeenInSoundOnes(text: String) {
    #expect(findings(text) == [])
  }
}
