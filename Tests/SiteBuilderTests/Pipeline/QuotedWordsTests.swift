import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The words that diagnostics of settings are about")
struct QuotedWordsTests {
  /// Returns the place of the word in a diagnostic about the settings as a whole.
  private func place(of word: String, in lines: [String]) -> String? {
    let content = MemoryContentSource(["solidsite.yml": lines.joined(separator: "\n")])
    var words = QuotedWords(in: content, DiagnosticKinds([]))
    let diagnostic = Diagnostic(
      "UnknownDiagnostic", .warning, "No diagnostic is called '\(word)'",
      at: SourceRange(path: "solidsite.yml", line: 1))
    let range = words.located([diagnostic])[0].range
    return range.start == range.end ? nil : "\(range.start.line):\(range.start.column)-\(range.end.column)"
  }

  @Test func areFoundOnAnyLine() {
    let lines = ["title: T", "severities:"] + (0..<500).map { "  A\($0): off" }
    #expect(place(of: "A499", in: lines) == "502:3-7")
    #expect(place(of: "A4999", in: lines) == nil)
  }

  @Test(arguments: [
    ("/a/", "1:14-17"), ("two words", "3:1-10"), ("=>", "4:1-3"), ("B", "6:1-2"), ("only", "7:1-5"), ("C", nil),
    ("x-y", "8:5-8"),
  ])
  func areWholeAndPreferablyInTheSameCase(word: String, place: String?) {
    let lines = ["title: words /a/b", "- /a/", "two words", "=>", "b: two", "B: Bc", "Only", "x y x-y", "cC"]
    #expect(self.place(of: word, in: lines) == place)
  }

  /// A word that is misspelt in a key may be a right one in a text, a list or a comment.
  @Test(arguments: [
    (["title: What opc costs", "principles: {opc: [open]}"], "2:14", true),
    (["# opc: a comment", "before: [opc]", "opc: [open]"], "3:1", true), (["before: [opc]"], "1:10", false),
    (["a: \"{opc: b}\""], "1:6", false), (["a:", "  opc: a", "b: {c: d, opc: e}"], "2:3", false),
  ])
  func areReplacedOnlyWhereTheyAreTheOnlyKey(lines: [String], place: String, isSafe: Bool) {
    let content = MemoryContentSource(["solidsite.yml": lines.joined(separator: "\n")])
    var words = QuotedWords(in: content, DiagnosticKinds([UnknownPrinciple().explanation]))
    let fault = Diagnostic(
      "UnknownPrinciple", .error, "Principle 'opc' isn't defined", at: SourceRange(path: "solidsite.yml", line: 1),
      replacing: "opc", with: "ocp")
    let fixes = words.located([fault])[0].fixes
    #expect(fixes.map(\.isSafe) == [isSafe])
    #expect(
      fixes.flatMap(\.replacements).map { "\($0.range.start.line):\($0.range.start.column)" } == [place])
  }

  @Test(arguments: [("(advers)", true), ("[adverse]", true), ("(reverse)", false)])
  func areMisspeltAlsoWithoutTheirBrackets(word: String, isSafe: Bool) {
    let content = MemoryContentSource(["a.md": "### Cash \(word)"])
    var words = QuotedWords(in: content, DiagnosticKinds([WeakClaim().explanation]))
    let meant = "(adverse)"
    let fault = Diagnostic(
      "WeakClaim", .warning, "The mark '\(word)'", at: SourceRange(path: "a.md", line: 1),
      solutions: ["replace '\(word)' with '\(meant)'"])
    #expect(words.located([fault])[0].fixes.map(\.isSafe) == [isSafe])
  }

  @Test func areNotReplacedByThemselves() {
    let file = "A.swift"
    var words = QuotedWords(in: MemoryContentSource(["a.md": "key: A.swift"]), DiagnosticKinds([]))
    let fault = Diagnostic(
      "UnknownKeyLines", .warning, "Key 'key' must name a file", at: SourceRange(path: "a.md", line: 1),
      solutions: ["replace '\(file)' with '\(file)'"])
    let found = words.located([fault])[0]
    #expect(found.fixes == [])
    #expect(found.solutions == [])
  }
}
