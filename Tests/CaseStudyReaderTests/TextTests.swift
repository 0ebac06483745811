import CaseStudyModel
import Testing

@testable import CaseStudyReader

struct TextTests {
  @Test(arguments: ["\r\n", "\r", "\n"])
  func readsTheLineEndingsOfAllSystems(_ ending: String) {
    let lines = ["# T", "", "```swift", "a", "b", "```", "", "End [x](y)."]
    let article = readStudy(lines.joined(separator: ending)).value.article
    #expect(article.snippets.map(\.code) == ["a\nb\n"])
    #expect(article.links.map(\.position) == [SourcePosition(line: 8, column: 5)])
  }

  @Test func skipsAByteOrderMark() {
    let study = readStudy("\u{FEFF}---\ntitle: T\nsummary: S\n---\n\na\n")
    #expect(study.value.article.title == "T")
    #expect(study.diagnostics.isEmpty)
  }

  @Test func replacesInvalidUTF8AndSaysWhere() throws {
    let study = readStudy(bytes: Array("# T\n\nab".utf8) + [0xFF] + Array("F0".utf8) + [0xFF, 0xC0, 0x80])
    let diagnostic = try #require(study.diagnostics("InvalidUTF8").first)
    #expect(diagnostic.range.start == SourcePosition(line: 3, column: 3))
    #expect(study.value.article.html.contains("ab\u{FFFD}F0\u{FFFD}"))
  }

  @Test func readsWindows1252AndSaysSo() throws {
    // "Código – é" with the bytes of Windows-1252.
    let study = readStudy(
      bytes: Array("# C".utf8) + [0xF3] + Array("digo ".utf8) + [0x96] + Array(" ar".utf8) + [0xE9, 0x0A])
    let diagnostic = try #require(study.diagnostics("InvalidUTF8").first)
    #expect(diagnostic.range.start == SourcePosition(line: 1, column: 4))
    #expect("\(diagnostic)".contains("Windows-1252"))
    #expect(study.value.article.title == "C\u{F3}digo \u{2013} ar\u{E9}")
  }

  @Test(
    arguments: [
      // A word in the Cyrillic encoding Windows-1251, a damaged character of UTF-8, and a byte that Windows-1252 lacks.
      [0xCF, 0xF0, 0xE8], [0x61, 0xC3, 0xA9, 0x61, 0xE9], [0x61, 0xE9, 0x81],
    ] as [[UInt8]])
  func readsOtherInvalidBytesAsReplacementCharacters(_ bytes: [UInt8]) throws {
    let study = readStudy(bytes: Array("# T\n\n".utf8) + bytes)
    #expect(study.value.article.html.contains("\u{FFFD}"))
  }

  @Test func replacesNULAndSaysWhere() throws {
    let study = readStudy("# T\n\na\0b\n")
    let diagnostic = try #require(study.diagnostics("NULByte").first)
    #expect(diagnostic.range.start == SourcePosition(line: 3, column: 2))
    #expect(study.value.article.html.contains("a\u{FFFD}b"))
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], []] as [[UInt8]])
  func reportsUTF16AsTheOnlyMistake(_ mark: [UInt8]) {
    let text = "# Title\n\n```swift\nlet a = 1\n```\n".utf8.flatMap { mark == [0xFE, 0xFF] ? [0, $0] : [$0, 0] }
    let study = readStudy(bytes: mark + text)
    #expect(study.diagnostics.map(\.id) == ["UTF16Text"])
    #expect(study.value.article.isUnread)
  }

  @Test(arguments: ["", "#rates"]) func reportsAnIncludedFileInUTF16AtTheFile(_ region: String) {
    let text = "---\ntitle: T\nsummary: S\n---\n\n```swift before src=Fee.swift\(region)\n```\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + Array("let fee = 1\n".utf8).flatMap { [$0, 0] }
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "study.md", text: text), configuration: SiteConfiguration(), principles: [],
      include: { _ in bytes })
    #expect(study.diagnostics.filter { $0.id == "UTF16Text" }.map(\.range.path) == ["Fee.swift"])
    #expect(!study.diagnostics.map(\.id).contains("EmptyBlock"))
  }

  @Test(arguments: [("Ã¼ber", "Ã¼", "ü"), ("itâ€™s", "â€™", "’"), ("a 5\u{C2}\u{A0}m", "\u{C2}\u{A0}", "\u{A0}")])
  func findsLettersThatAreEncodedTwice(text: String, shown: String, letter: String) {
    let found = DoubleEncoding.first(in: Array(text.utf8))
    #expect(found?.shown == shown)
    #expect(found?.letter == letter)
  }

  @Test(arguments: ["SÃO PAULO", "`Ã¼` is shown", "â la carte", "Ã", "über it’s"])
  func acceptsLettersThatAreEncodedOnce(text: String) {
    #expect(DoubleEncoding.first(in: Array(text.utf8)) == nil)
  }

  @Test func rejectsAFileOfFiftyMegabytes() {
    let study = readStudy(bytes: [UInt8](repeating: UInt8(ascii: "a"), count: 50 << 20))
    #expect(study.diagnostics("FileTooLarge").map(\.severity) == [.error])
  }

  @Test(
    arguments: [
      [0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE2, 0x82],
      [0xC3],
    ] as [[UInt8]])
  func findsIllFormedUTF8(_ bytes: [UInt8]) {
    #expect((Array("aé".utf8) + bytes).withUnsafeBufferPointer(UTF8Check.firstInvalidByte) == 3)
  }

  @Test(arguments: ["", "a", "é€𐍈", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"])
  func acceptsWellFormedUTF8(_ text: String) {
    #expect(Array(text.utf8).withUnsafeBufferPointer(UTF8Check.firstInvalidByte) == nil)
  }

  @Test func takesLinesOfARegionWithoutOtherMarkers() {
    let text = "a\n// #region x\nb\n// #region y\nc\n// #endregion\nd\n// #endregion\ne\n"
    #expect(SourceRegions(text).code(of: "x") == "b\nc\nd\n")
    #expect(SourceRegions(text).code(of: "y") == "c\n")
    #expect(SourceRegions(text).code(of: nil) == "a\nb\nc\nd\ne\n")
    #expect(SourceRegions(text).code(of: "z") == nil)
  }

  @Test(arguments: [
    ("// #region x\na\n// #endregion\nb\n// #region x\nc\n// #endregion\n", "a\nc\n"),
    ("// #region x\na\n// #region x\nb\n// #endregion\nc\n// #endregion\nd\n", "a\nb\nc\n"),
    ("// #region y\n// #region x\na\n// #endregion\n// #endregion\nb\n", "a\n"),
    ("// #endregion\n// #region x\na", "a\n"), ("// #region x\n# endregion\n-- #region x\nb", "b\n"),
    ("// #region\na\n", nil),
    ("// #region x\na\n// #region y\nb\n// #endregion x\nc\n// #endregion y\n", "a\nb\n"),
    ("// #region x\na\n// #region y\nb\n// #endregion y\nc\n// #endregion x\nd\n", "a\nb\nc\n"),
    ("// #region x\na\n// #endregion of the example\nb\n", "a\n"),
    ("/* #region x */\na\n/*#endregion*/\nb\n", "a\n"),
    ("<!-- #region x -->\na\n<!--#endregion x-->\nb\n", "a\n"),
    ("// #region \"x\"\na\n// #endregion\nb\n", "a\n"), ("<region x>\na\n", nil),
  ])
  func takesEachRegionOfAName(text: String, code: String?) {
    #expect(SourceRegions(text).code(of: "x") == code)
  }

  @Test(arguments: [
    (
      "// #region x\na\n// #endregion y\n// #region y\nb\n// #endregion\n", ["'#endregion y' must not close region 'x'"]
    ),
    ("// #region x\na\n// #endregion of the example\n", []),
    ("// #region x\n// #region y\na\n// #endregion x\n// #endregion y\n", []),
    ("// #region x\na\n", ["A region must be closed by '#endregion'; this one ends with the file"]),
  ])
  func reportsEndsOfOtherRegions(text: String, messages: [String]) {
    #expect(SourceRegions(text).faults(in: "A.swift").map(\.summary.description) == messages)
  }

  @Test(arguments: [
    ("a\n// #region x\nb\nc\n// #endregion\n", 3), ("// #region x\na\n// #region y\nb\n// #endregion\n", nil),
    ("// #region x\na\n// #endregion\n// #region x\nb\n", nil), ("a\n", nil),
  ])
  func knowsTheFirstLineOfARegionWithoutGaps(text: String, line: Int?) {
    #expect(SourceRegions(text).firstLine(of: "x") == line)
  }

  @Test func includesARegionOfAFile() {
    let study = readStudy(
      "# T\n\n```swift src=code/A.swift#x after\n```\n", path: "Content/s/index.md",
      files: ["Content/s/code/A.swift": "a\n// #region x\nb\n// #endregion\n"])
    #expect(study.value.article.snippets.map(\.code) == ["b\n"])
    let place = SourceRange(path: "Content/s/code/A.swift", line: 3)
    #expect(study.value.article.snippets.map(\.includedPlace) == [place])
    #expect(study.diagnostics("MissingInclude").isEmpty)
  }

  @Test func reportsTheFaultsOfAFileOnceForAllItsFences() {
    let fence = "```swift src=A.swift#x\n```\n\n"
    let study = readStudy("# T\n\n" + fence + fence, files: ["Content/A.swift": "// #region x\nb\n"])
    #expect(study.value.article.snippets.count == 2)
    #expect(study.diagnostics("UnpairedRegion").count == 1)
  }

  @Test func remembersTheLineEndingsOfFilesAndNotThoseOfThePage() {
    let page = "# T\n\n```swift src=a.swift\n```\n\n```swift src=b.swift\n```\n\n```swift\na\n```\n"
    for text in [page, page.replacing("\n", with: "\r\n")] {
      let study = readStudy(text, files: ["Content/a.swift": "a\r\n", "Content/b.swift": "a\n"]).value
      let snippets = study.article.snippets
      #expect(snippets.map(\.code) == ["a\n", "a\n", "a\n"])
      #expect(snippets.map(\.hasCarriageReturns) == [true, false, false])
    }
  }

  @Test(arguments: [
    ("../../../etc/passwd", "OutsideSite"), ("/etc/passwd", "MissingInclude"), ("..\\..\\a", "MissingInclude"),
    ("a/../../../../b", "OutsideSite"), ("../../..", "OutsideSite"),
  ])
  func includesNothingFromOutsideTheSite(_ address: String, _ id: String) {
    var asked: [String] = []
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "Content/a/b.md", text: "```swift src=\(address)\n```\n"),
      configuration: SiteConfiguration(isConfigured: true), principles: [],
      include: { path in
        asked.append(path)
        return nil
      })
    #expect(asked.allSatisfy { !$0.isEmpty && !$0.hasPrefix("/") && !$0.contains("..") })
    #expect(study.diagnostics(id).map(\.severity) == [.error])
  }

  @Test func reportsAMissingFileAndAMissingRegion() {
    let study = readStudy(
      "```swift src=a.swift\n```\n\n```swift src=b.swift#x\n```\n", files: ["Content/b.swift": "c\n"])
    #expect(study.diagnostics("MissingInclude").map(\.range.start.line) == [1, 4])
  }

  @Test func leavesOutDocCDirectives() {
    let study = readStudy("# T\n\n@Metadata {\n  @PageKind(article)\n}\n\nText.\n\n```swift\n@Options {\n}\n```\n")
    #expect(!study.value.article.html.contains("Metadata"))
    #expect(study.value.article.snippets.map(\.code) == ["@Options {\n}\n"])
    #expect(study.diagnostics("DocCDirective").map(\.range.start.line) == [3])
  }

  @Test func hidesOnlyALineOfADirectiveThatIsNotClosed() {
    let study = readStudy("# T\n\n@Metadata {\n\nText.\n\n@Comment {\n\nMore.\n")
    #expect(study.value.article.html.contains("Text."))
    #expect(study.value.article.html.contains("More."))
    #expect(study.diagnostics("DocCDirective").first?.severity == .warning)
  }

  @Test(arguments: [
    "import X from \"@site/src/x\"\n\n",
    "import A from 'a';\nimport {B,\n  C} from 'b';\n\nexport const toc = [1];\n\n",
    "import './a.css'\n",
  ])
  func leavesOutModuleStatementsAboveTheText(_ statements: String) {
    let article = readStudy(statements + "# Title\n\nThe first paragraph.\n").value.article
    #expect(article.html.trimmingCharacters(in: .newlines) == "<p>The first paragraph.</p>")
    #expect(article.headings.first?.line == statements.count { $0 == "\n" } + 1)
  }

  @Test(arguments: [
    "import A from 'a' is a statement.", "import Foundation", "export const x is a constant.",
    "```\nimport A from 'a'\n```", "    import A from 'a'",
  ])
  func showsTextsThatOnlyBeginLikeModuleStatements(_ text: String) {
    let article = readStudy(text + "\n\n# Title\n").value.article
    #expect((article.html + article.snippets.map(\.code).joined()).contains("port "))
  }

  @Test(arguments: [
    "import A from 'a'", "export const meta = {\n  a: 1,\n\n  b: [2]\n}",
    "export default ({ children }) => <Layout meta={meta}>{children}</Layout>", "export const x = \"(\"",
  ])
  func leavesOutStatementsAnywhereInMDX(_ statement: String) {
    let text = "# T\n\nText.\n\n\(statement)\n\nMore.\n\n```js\nimport A from 'a'\n```\n"
    let article = readStudy(text, path: "T.mdx").value.article
    #expect(article.html.contains("Text."))
    #expect(article.html.contains("More."))
    // The code has the only statement.
    #expect(article.html.split(separator: "port ").count == 2)
    #expect(!article.html.contains("meta"))
    #expect(article.snippets.map(\.code) == ["import A from 'a'\n"])
  }

  @Test func takesNoModuleStatementForTheSummary() {
    let study = readStudy("# T\n\nimport Example from \"@site/src/example\"\n\nThe first paragraph.\n")
    #expect(study.value.article.summary == "The first paragraph.")
  }

  @Test func takesTheTitleFromTheFirstHeadingAndTheSummaryFromTheFirstParagraph() {
    let study = readStudy("# A *title*\n\n**Label**\n\nThe first paragraph, of\ntwo lines.\n")
    #expect(study.value.article.title == "A title")
    #expect(study.value.article.summary == "The first paragraph, of two lines.")
    #expect(Set(study.diagnostics.map(\.id)) == ["MissingTitle", "MissingSummary"])
    #expect(!study.value.article.html.contains("<h1"))
  }

  @Test(arguments: [
    ("<p><b>SOLID</b> names five principles of design.</p>", "SOLID names five principles of design."),
    ("<p>Five <i>principles</i>, and <b>two</b> laws.</p>", "Five principles, and two laws."),
  ])
  func theSummaryHasAllPartsOfAParagraphOfHTML(_ paragraph: String, _ summary: String) throws {
    #expect(try read("# S\n\n\(paragraph)\n").article.summary == summary)
  }

  @Test func hidesAHeadingThatRepeatsTheTitle() {
    let study = readStudy("---\ntitle: \"Sub-goal list\"\nsummary: S\n---\n# Sub-goal List\n\n## Next\n")
    #expect(!study.value.article.html.contains("<h1"))
    #expect(study.value.article.html.contains("<h2"))
  }

  @Test(arguments: [
    ("# Introduction\n\n# SRP\n", "Notes on solid"), ("# Einleitung\n\n# SRP\n", "Notes on solid"),
    ("# Introduction\n\n## SRP\n", "Introduction"), ("# Menus\n\n# SRP\n", "Menus"),
    ("---\ntitle: Cups\n---\n# Introduction\n\n# SRP\n", "Cups"),
  ])
  func aHeadingThatOnlyOpensADocumentOfSeveralPartsIsntItsTitle(_ text: String, _ title: String) {
    #expect(readStudy(text, path: "notes-on-solid.md").value.article.title == title)
  }

  @Test func aFileNamedIntroKeepsItsHeadingAsItsTitle() {
    #expect(readStudy("# Introduction\n\n# SRP\n", path: "intro.md").value.article.title == "Introduction")
  }

  @Test(arguments: [
    ("Content/old-list.md", "Old list"), ("a/read/index.md", "Read"), ("x/README.md", "X"),
    ("x/ArraySort.md", "ArraySort"),
    ("01_Single_Responsibility.md", "01 Single Responsibility"), ("API_DESIGN.md", "Api design"),
    ("notes/SRP.md", "SRP"), ("5S.md", "5S"), ("SOLID.md", "SOLID"), ("CHANGELOG.md", "Changelog"),
    ("Beck's rules of simple code.md", "Beck's rules of simple code"), ("Robert C. Martin.md", "Robert C. Martin"),
    ("intention-revealing  names_1.md", "Intention-revealing names 1"), ("2 - 3.md", "2 3"),
    ("23.2.13.md", "23.2.13"), ("a.yml和b.yml的区别.md", "A.yml和b.yml的区别"), ("1.intro.md", "1 intro"),
  ])
  func fallsBackToTheFilesName(_ path: String, _ title: String) {
    #expect(readStudy("", path: path).value.article.title == title)
  }
}
