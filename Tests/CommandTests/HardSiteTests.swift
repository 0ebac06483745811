import Foundation
import TestForm
import Testing

/// Small studies of many parts, on which any step that is quadratic in their number would take minutes. `LONG=1`
/// builds them with twenty times as many parts.
@Suite(.disabled(if: TestForm.isFast, "the fast form leaves out what is large"))
struct HardSiteTests {
  /// The study by its repeated element, with the number of repetitions.
  private static let studies: [String: String] = [
    "headings": many("# a\n", 8_000), "raw headings": many("<h1>\n", 6_000), "setext headings": many("a\n=\n\n", 6_000),
    "anchors": many("# a\n# a-1\n", 4_000),
    "links to headings": (0..<count(4_000)).map { "# a\($0)\n" }.joined()
      + (0..<count(4_000)).map { "[a](#a\($0))\n" }.joined(),
    "colons in a link": "[" + many("a:b\n", 20_000) + "](https://a.b/" + many("a", 200_000) + ")\n",
    "messages on one line": many("[a](javascript:b)", 3_000), "dropped elements on one line": "a " + many("<x>", 6_000),
    "links on one line": (0..<count(2_500)).map { "www.a\($0).bc\u{20}" }.joined(),
    "fences of one file": many("```swift a.swift\na\n```\n", 4_000),
    "fences of one old file": many("```swift a.swift before\na\n```\n", 3_000),
    "fences without a name": many("```swift before\na\n```\n", 4_000),
    "fences below principles": many("## Single responsibility\n\n```swift\na\n```\n\n", 2_000),
    "fences below one principle": "# SRP\n\n" + many("## x\n\n```swift\na\n```\n\n", 3_000),
    "fences below a long heading": "# SRP " + many("a ", 20_000) + "\n\n" + many("```swift\na\n```\n", 3_000),
    "fences of both sides": "```swift\n" + many("// Bad\na\n// Good\nb\n", 2_500) + "```\n",
    "comments that name a side": "```swift\n" + many("// Good\n", 6_000) + "```\n",
    "ranges of lines": "```swift a.swift {" + many("1,", 8_000) + "1}\n" + many("a\n", 8_000) + "```\n",
    "values that mean nothing": "```swift " + many("a=b ", 12_000) + "\na\n```\n",
    "words that mean nothing": "```swift " + (0..<count(6_000)).map { "w\($0) " }.joined() + "\na\n```\n",
    "requests": "## Change requests\n\n" + many("### R\n\na\n\n```diff a.b\n+a\n```\n\n", 2_000),
    "sections of requests": many("## Change requests\n### a\n## b\n", 2_500),
    "patches of many files": "## Change requests\n\n### R\n\n"
      + (0..<count(3_000)).map { "```diff a\($0).b before\n+a\n```\n" }.joined(),
    "open classes": "```java before\n" + many("class A {", 6_000) + "\n```\n",
    "contracts": (0..<count(2_000)).map { "```swift contract=C\($0) after\nclause(\"a\")\n```\n" }.joined(),
    "number signs": "```swift\n" + many("#", 60_000) + "\n```\n",
    "number signs of both sides": both("swift", many("#", 60_000)),
    "open calls": both("java", many("a b(", 16_000)),
    "open types": both("kotlin", many("fun a<", 16_000)),
    "open functions": both("swift", many("func a(", 16_000)),
    "modifiers": both("swift", many("public\n", 30_000)),
    "implementations": both("rust", many("impl ", 30_000)),
    "types and functions": both(
      "kotlin", (0..<count(6_000)).map { "class A\($0)\nfun b\($0)()\n" }.joined()),
    "equal lines": "```swift a.b before\n" + many("a\n", 8_000) + "```\n```swift a.b after\n" + many("a\nb\n", 6_000)
      + "```\n",
  ]

  /// Studies whose parts are compared with each other, in separate statements because the compiler is slow on long
  /// literals.
  private static var pairedStudies: [String: String] {
    var studies: [String: String] = [:]
    studies["blocks of a file that are paired"] =
      numbered(6_000) { "```swift a.swift before\nlet value\($0) = \($0) + 1\n```\n" }
      + "```swift b.swift after\nlet b = 1\n```\n"
    studies["types of both sides"] =
      both("java", numbered(20_000) { "class A\($0) {}\n" })
    let sides = "## Before\n\n```swift a.swift\na\n```\n\n## After\n\n```swift a.swift\nb\n```\n\n"
    studies["programs of one side"] = sides + many("```swift usage before\na\n```\n```output\nb\n```\n", 6_000)
    studies["checks on one line"] = sides + "```swift test\n" + many("expect(true);", 20_000) + "\n```\n"
    studies["open checks"] = sides + "```swift test\n" + many("expect(", 6_000) + "\n```\n"
    studies["unknown calls on one line"] = sides + "```swift test\n" + numbered(20_000) { "foo\($0)();" } + "\n```\n"
    studies["requests beside many files"] =
      numbered(3_000) { "```swift a\($0).swift before\nx\n```\n" }
      + "```swift b.swift after\ny\n```\n## Change requests\n\n"
      + numbered(3_000) { "### R\($0)\n\nWhy.\n\n```swift c\($0).swift before\nx\n```\n\n" }
    studies["files that name each other"] =
      "## Before\n\n```swift root.swift\nlet t: T0\n```\n"
      + numbered(6_000) { "```swift f\($0).swift\nstruct T\($0) { let a: T\($0 + 1) }\n```\n" }
      + "## After\n\n### One\n\n```swift root.swift\nlet z = 1\n```\n\n### Two\n\n```swift y.swift\nlet y = 1\n```\n"
    studies["files of one side"] = numbered(12_000) { "```swift file\($0).swift before\na\n```\n" }
    studies["steps"] =
      "## Before\n\n```swift a.swift\nlet a = 1\n```\n\n## After\n\n"
      + numbered(6_000) { "### Step \($0)\n\n```swift s\($0).swift\nlet s = 1\n```\n\n" }
    studies["blocks whose names are given away"] =
      "```swift Unnamed.swift before\na\n```\n"
      + numbered(8_000) { "```swift Unnamed\($0).swift before\na\n```\n" } + many("```swift before\nb\n```\n", 8_000)
      + "```swift after\nb\n```\n"
    studies["requests on a long file"] =
      "```swift a.swift before\nstart\n" + numbered(40_000) { "l\($0)\n" }
      + "```\n```swift a.swift after\ny\n```\n## Change requests\n\n"
      + numbered(4_000) { "### R\($0)\n\nWhy.\n\n```diff a.swift before\n start\n+b\n```\n\n" }
    studies["requests on many files"] =
      numbered(5_000) { "```swift a\($0).swift before\nx\n```\n" }
      + "```swift a0.swift after\ny\n```\n## Change requests\n\n"
      + numbered(5_000) { "### R\($0)\n\nWhy.\n\n```diff a\($0).swift before\n-x\n+b\n```\n\n" }
    studies["a patch whose hunks add lines"] =
      "```swift a.swift before\nx\n```\n```swift a.swift after\ny\n```\n"
      + "## Change requests\n\n### R\n\nWhy.\n\n```diff a.swift before\n"
      + many("@@\n x\n" + String(repeating: "+\n", count: 500), 2_000) + "```\n"
    studies["new files of a request"] =
      "```swift a.swift before\na\n```\n```swift a.swift after\nb\n```\n## Change requests\n\n### R\n\nWhy.\n\n"
      + numbered(12_000) { "```swift n\($0).swift\nx\n```\n\n" }
    studies["patches of one file"] =
      "```swift a.swift before\n" + numbered(12_000) { "l\($0)\n" } + "```\n```swift a.swift after\nb\n```\n"
      + "## Change requests\n\n### R\n\nWhy.\n\n"
      + numbered(12_000) { "```diff a.swift before\n-l\($0)\n+m\($0)\n```\n\n" }
    studies["patches of misspelt files"] =
      numbered(5_000) { "```swift file\($0).swift before\nx\n```\n" }
      + "```swift a0.swift after\ny\n```\n## Change requests\n\n### R\n\n"
      + numbered(5_000) { "```diff fiel\($0).swift before\n-x\n+b\n```\n\n" }
    studies["conformers without a contract"] =
      numbered(6_000) { "```swift contract=Alpha\($0) after\nclause(\"a\")\n```\n" }
      + numbered(6_000) { "```swift conformers=Alhpa\($0) after\nx\n```\n" }
    studies["contracts without a type"] =
      "```swift before\n" + numbered(10_000) { "class Alpha\($0) {}\n" } + "```\n"
      + numbered(6_000) { "```swift contract=Alhpa\($0) after\nclause(\"a\")\n```\n" }
    studies["drivers of one side"] =
      "```swift after\n" + numbered(10_000) { "func a\($0)() { let x = 1 }\n" } + "```\n"
      + numbered(8_000) { "```swift driver before\nfunc alpha\($0)() {}\n```\n" } + "```swift test\nalpha1()\n```\n"
    studies["drivers that are misspelt"] =
      numbered(5_000) { "```swift driver before\nfunc alpha\($0)() {}\n```\n" }
      + numbered(5_000) { "```swift driver after\nfunc alhpa\($0)() {}\n```\n" } + "```swift test\n"
      + numbered(5_000) { "alpha\($0)()\n" } + "```\n"
    studies["languages of blocks"] =
      numbered(8_000) { "```l\($0) f\($0).x before\na\n```\n" }
      + numbered(8_000) { "```l\($0) f\($0).x after\nb\n```\n" }
    studies["examples below many headings"] =
      numbered(6_000) { "### Part \($0)\n\n" }
      + numbered(4_000) { "## SRP\n\n```swift before\na\($0)\n```\n```swift after\nb\($0)\n```\n" }
    studies["misspelt regions"] =
      numbered(6_000) { "```swift before src=regions.swift#rgeion\($0)\n```\n" }
    studies["regions without code"] =
      many("```swift before src=regions.swift#empty\n```\n", 10_000)
    studies["a heading with blanks behind an attribute"] = "# a {" + many(" ", 40_000) + "x\n"
    studies["attributes with blanks"] = "b {#a" + many(" ", 80_000) + "x\n"
    studies["an address in an element without an end"] = "<div>\n[a](" + many("a.md", 20_000) + "\n</div>\n"
    studies["pictures without an end"] = many("![", 80_000) + " =\n"
    studies["marks of lines without an end"] = "```swift before\n" + many("//[!code a", 40_000) + "\n```\n"
    studies["blocks in quotations without their signs"] = many("> ```\n> a\nb\n```\n```\n\n", 40_000)
    studies["headings without text"] = many("# \n", 100_000)
    studies["headings on one line"] = many("<h2>a</h2>", 60_000)
    studies["a dead link through many folders"] = "[a](" + many("index/", 20_000) + "index.md)\n"
    studies["fences below a long heading of a principle"] =
      "## Liskov substitution " + many("ab ", 30_000) + "\n\n" + many("```swift\na\n```\n", 6_000)
    studies["components on one line"] = many("<A b={1} /> ", 60_000) + "\n"
    studies["an address that repeats its beginning"] =
      "~~~swift before src=" + many("src=", 100_000) + "\\*\n~~~\n"
    return studies
  }

  /// A block of each side, whose code ends in different words.
  private static func both(_ language: String, _ code: String) -> String {
    "```\(language) a.b before\n\(code)old\n```\n```\(language) a.b after\n\(code)new\n```\n"
  }

  private static func many(_ text: String, _ whole: Int) -> String {
    String(repeating: text, count: count(whole))
  }

  private static func numbered(_ whole: Int, _ part: (Int) -> String) -> String {
    (0..<count(whole)).map(part).joined()
  }

  /// Studies in which checks look something up for each of many parts.
  private static var checkedStudies: [String: String] {
    var studies: [String: String] = [:]
    let sides = "## Before\n\n```swift a.swift\na\n```\n\n## After\n\n```swift a.swift\nb\n```\n\n"
    studies["empty sections of requests on a side"] =
      "## Before\n\n" + many("### Change requests\n\n", 8_000) + "```swift test\na\n```\n"
    studies["empty sections of requests above blocks"] =
      many("## Change requests\n\n", 10_000) + many("```\na\n```\n\n", 10_000) + "```swift test\na\n```\n"
    studies["headings with letters of another script"] = many("## \u{410}fter\n\n", 40_000)
    studies["versions behind undecided blocks"] =
      "# SRP\n\n" + numbered(8_000) { "```swift\nclass A\($0) {}\n```\n\n" }
      + "### B\n\n```swift before\nclass B {}\n```\n\nIt is a text about nothing.\n\n"
      + numbered(8_000) { "```swift after\nclass C\($0) {}\n```\n\n" }
    studies["calls of methods"] =
      sides + "```swift test\n" + numbered(10_000) { "expect(a.b\($0)(c: 1), 1)\n" } + "```\n"
    studies["methods of many forms"] =
      sides + "```swift driver before\nstruct S {\n" + numbered(6_000) { "  func f(a\($0): Int) {}\n" }
      + "}\n```\n```swift test\nlet s = S()\n" + numbered(6_000) { "s.f(b\($0): 1)\n" } + "```\n"
    studies["misspelt calls in requests"] =
      sides + "```swift driver before\n" + numbered(6_000) { "func alpha\($0)() {}\n" } + "```\n## Change requests\n\n"
      + numbered(6_000) { "### R\($0)\n\nWhy.\n\n```swift test\nalhpa\($0)()\n```\n\n" }
    studies["calls of a test framework"] =
      sides + "```swift driver before\n" + numbered(12_000) { "func alpha\($0)() {}\n" } + "```\n"
      + numbered(12_000) { "```swift test\nXCTAssert\($0)(a)\n```\n" }
    studies["requests with diffs of one file"] =
      sides + "## Change requests\n\n"
      + numbered(8_000) { "### R\($0)\n\nWhy.\n\n```diff a.swift before\n-a\n+b\($0)\n```\n\n" }
    studies["fences with too few signs"] = many("``swift\n\n", 100_000)
    studies["elements of components without an end"] = many("<a {\n", 200_000)
    studies["comments of components without an end"] = many("{/*\n", 200_000)
    studies["references to characters in attributes"] = many("<b title=\"&copy;\">a</b>", 40_000) + "\n"
    studies["calls in open braces"] = sides + "```swift test\n" + many("{ a()\n", 200_000) + "```\n"
    studies["types beside requests"] =
      "```swift a.swift before\n" + numbered(20_000) { "class A\($0) {}\n" } + "```\n"
      + "```swift a.swift after\nb\n```\n## Change requests\n\n"
      + numbered(4_000) { "### R\($0)\n\nWhy.\n\n```swift c\($0).swift before\nclass C\($0) {}\n```\n\n" }
    studies["functions of many forms"] =
      sides + numbered(4_000) { "```swift driver before\nfunc f(a\($0): Int) {}\n```\n" } + "```swift test\n"
      + many("f(b: 1)\n", 20_000) + "```\n"
    studies["dividers of a conflict in blocks"] = "<<<<<<< HEAD\n\n" + many("```\n=======\n```\n", 100_000)
    studies["a file that is split"] =
      "```swift a.swift before\n" + numbered(24_000) { "let v\($0) = f\($0)(w\($0))\n" } + "```\n"
      + numbered(8_000) { number in
        let lines = (3 * number..<3 * number + 3).map { "let v\($0) = f\($0)(w\($0))\n" }.joined()
        return "```swift b\(number).swift after\n\(lines)```\n"
      }
    studies["requests on long lines"] =
      "```swift a.swift before\nstart\n" + many("let a = \"long\"; ", 10_000)
      + "\n```\n```swift a.swift after\ny\n```\n## Change requests\n\n"
      + numbered(4_000) { "### R\($0)\n\nWhy.\n\n```diff a.swift before\n start\n+b\n```\n\n" }
    return studies
  }

  /// The number of parts in this form of the tests, given that of the long form.
  private static func count(_ whole: Int) -> Int { TestForm.isLong ? whole : whole / 20 }

  /// The limit is two hundred times the usual time; in the long form, a quadratic step exceeds it.
  @Test func buildsStudiesWithThousandsOfTheSameElement() throws {
    var files = [
      "solidsite.yml": """
      title: Hard
      vocabulary:
        before: [\((0..<Self.count(40_000)).map { "a\($0)" }.joined(separator: ", "))]
        principles:
      \(Self.numbered(40_000) { "    p\($0): [p]\n" })
      severities:
      \(Self.numbered(40_000) { "  S\($0): off\n" })
      navigation:
      \(Self.numbered(4_000) { "- {title: t\($0), url: /n\($0)/}\n" })
      verifiers:
      \(Self.numbered(20_000) { "  v\($0): {check: [v], prelude: v\($0).txt}\n" })
      """,
      "Templates/texts/en.yml": Self.numbered(20_000) { "unknown.\($0): \"{{x}}\"\n" },
      "Templates/texts/de.diagnostics.yml": Self.numbered(20_000) { "\"Unknown \($0)\": \"x\"\n" },
      "Templates/languages/own.grammar": "names: own\nstring: #\" \" fence=#\n",
      "Content/case-studies/own.md": "---\ntitle: Own\n---\n\n```own\n" + Self.many("#", 60_000) + "\n```\n",
      "Content/case-studies/declared-settings.md": "---\ntitle: Settings\ntags: ["
        + (0..<Self.count(20_000)).map { "a\($0)," }.joined() + "]\naliases: ["
        + (0..<Self.count(20_000)).map { "b\($0)," }.joined()
        + "]\nprinciples: [" + (0..<Self.count(20_000)).map { "c\($0)," }.joined() + "]\n---\n\na\n",
    ]
    files["Content/case-studies/regions.swift"] =
      Self.numbered(6_000) { "// #region region\($0)\na\n// #endregion\n" }
      + "// #region empty\n" + Self.many("// #region empty\n// #endregion\n", 100_000)
    files["Content/case-studies/listed-steps.md"] =
      "---\ntitle: Listed\nsteps: [" + Self.numbered(8_000) { "s-\($0), " } + "]\n---\n\n## After\n\n"
      + Self.numbered(8_000) { "### S \($0)\n\n```swift f\($0).swift\na\n```\n\n" }
    files["Templates/assets/site.css"] = Self.many("url(", 200_000)
    files["Content/case-studies/roles.md"] =
      "---\ntitle: Roles\nroles: {policy: [" + Self.numbered(6_000) { "fiel\($0).swift," } + "]}\n---\n\n"
      + Self.numbered(6_000) { "```swift file\($0).swift before\na\n```\n" }
    files["Content/case-studies/type-roles.md"] =
      "---\ntitle: Roles of types\nprinciples: [dip]\nroles: {policy: [" + Self.numbered(4_000) { "Q\($0), " }
      + "]}\n---\n\n" + Self.numbered(4_000) { "```swift f\($0).swift before\nstruct A\($0) {}\n```\n" }
      + "```swift b.swift after\nb\n```\n"
    files["Content/case-studies/includes.md"] =
      "---\ntitle: Includes\n---\n\n" + Self.numbered(6_000) { "```swift before src=fiel\($0).swift\n```\n" }
    for number in 0..<Self.count(4_000) { files["Content/case-studies/file\(number).swift"] = "a\n" }
    let studies = Self.studies.merging(Self.pairedStudies) { $1 }.merging(Self.checkedStudies) { $1 }
    for (name, text) in studies {
      let head = "---\ntitle: \(name)\nsummary: Much of it.\nprinciples: [srp, ocp, lsp, isp, dip]\n---\n\n"
      files["Content/case-studies/\(name.split(separator: " ").joined(separator: "-")).md"] = head + text
    }
    try SiteFolder.with(files) { folder in
      let process = try CommandRun.process(["build", "-o", "_site"], in: folder.path)
      DispatchQueue.global().asyncAfter(deadline: .now() + (TestForm.isLong ? 600 : 300)) {
        if process.isRunning { process.terminate() }
      }
      let run = try run(process)
      #expect(run.status == 1, "the build ended with \(run.status)")
      #expect(run.errors.contains("Content/case-studies/declared-settings.md: 100 [UnknownPrinciple], "))
      for name in studies.keys {
        #expect(folder.exists("_site/case-studies/\(name.split(separator: " ").joined(separator: "-"))/index.html"))
      }
    }
  }
}
