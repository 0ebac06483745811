import CaseStudyModel
import Foundation
import Testing

@testable import SiteBuilder

@Suite("Mistakes in a site's style sheet")
struct StyleSheetFaultsTests {
  private func findings(_ text: String) -> [String] {
    let sheet = StyleSheetFaults(path: "site.css", bytes: Array(text.utf8))
    return (sheet.form + sheet.declarations() + sheet.addresses { $0 == "paper.png" }).map {
      "\($0.range.start.line):\($0.range.start.column) \($0.summary)"
    }
  }

  @Test(arguments: [
    ("$measure: 44rem;\na { width: $measure }", "1:1 $measure"), ("a {\n  @include wide;\n}", "2:3 @include"),
    ("@use 'colours';", "1:1 @use"), ("/* $a: 1; */\na::before { content: '\\\n$b' }", nil),
    ("a[href\n$=\".pdf\"] { color: red }", nil), ("@media print { a { color: red } }", nil),
  ])
  func includeWhatOnlySassKnows(text: String, found: String?) {
    let form = StyleSheetFaults(path: "site.css", bytes: Array(text.utf8)).form
    let words = form.map { "\($0.range.start.line):\($0.range.start.column) \($0.summary.quotations.first ?? "")" }
    #expect(words == [found].compactMap { $0 })
  }

  @Test(arguments: [
    ("a {\n color: red;\n", "1:3 A rule must be closed by '}'"),
    ("a { dispaly: none }", "1:5 Property 'dispaly' isn't known; did you mean 'display'?"),
    ("a { colr: red }", "1:5 Property 'colr' isn't known; did you mean 'color'?"),
    ("a { color: red margin: 0 }", "1:15 The declaration of 'color' must end with a semicolon, before 'margin'"),
    ("b, tabl td { color: red }", "1:4 Selector 'tabl' isn't known; did you mean 'table'?"),
    ("a:hovr { color: red }", "1:3 Selector 'hovr' isn't known; did you mean 'hover'?"),
    ("a::befor { content: '' }", "1:4 Selector 'befor' isn't known; did you mean 'before'?"),
    ("a { fontsize: 1em }", "1:5 Property 'fontsize' isn't known; did you mean 'font-size'?"),
    ("a { color red; }", "1:5 Property 'color' must be followed by a colon"),
    ("a {\n color: red\n margin: 0; }", "2:12 The declaration of 'color' must end with a semicolon, before 'margin'"),
    ("a { color: red; } }", "1:19 A closing brace must have an opening one"),
    ("@mdeia print { a { color: red } }", "1:2 Rule '@mdeia' isn't known; did you mean '@media'?"),
    ("a { color: red !imporant }", "1:16 Flag '!imporant' isn't known; did you mean '!important'?"),
    ("a { color: @ink }", "1:12 Variable '@ink' is Less, which browsers don't read"),
    ("a { color: var(ink) }", "1:16 Variable 'ink' must begin with two hyphens"),
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
    "@keyframes fade { from { opacity: 0 } 50% { opacity: 1 } to { opacity: 1 } } my-tabel { color: red }",
    ".tabel #sectoin > a:not(.tabel):is(h1, h2):nth-child(2n + 1)::-webkit-marker { color: red }",
    "svg|tabel, [tabel], a[href^='x' i] { transition: color 1s, margin 2s; color: var(--a, red) }",
    "a { color: red; &:hover { color: blue } tr & { color: red } }",
    "@media print { a { background: url(\"paper.png#x\"); b { color: red; } } }",
    "@import 'paper.png' print; @import \"paper.png\" layer(base) screen;",
    "a { background: url(data:image/png;base64,AA==); mask: url(#m) }",
    "a { content: '\\'{'; }", "a { color: red ! important; width: var( --w, 2em) }",
    "@-moz-document url() { a { color: red } } @tailwind base; @layer a, b; @page :first { margin: 0 }",
    "a { --colour: red; -webkit-colour: red; text-wrap-style: pretty; &:hover { color: red } }",
    "a {\n grid-template-areas: 'a b'\n   'c d';\n background:\n   linear-gradient(red, blue) }",
  ])
  func areNotSeenInSoundOnes(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: [
    ("a { --acent: red }", ["1:5 No style reads the variable '--acent'; did you mean '--accent'?"]),
    ("a { color: var(--acent) }", ["1:16 No style sets the variable '--acent'; did you mean '--accent'?"]),
    (
      "a { color: var(--brand, red); --brnd: red }",
      ["1:31 No style reads the variable '--brnd'; did you mean '--brand'?"]
    ),
    ("a { --acent: red; color: var(--acent) }", []),
    ("a { --widht: 2em; --ink2: red }", []), ("/* --acent: red */ a { content: '--acent: red' }", []),
  ])
  func areVariablesThatNoStyleHas(text: String, found: [String]) {
    let sheet = StyleSheetFaults(path: "site.css", bytes: Array(text.utf8))
    var variables = StyleVariables()
    variables.add(styleSheet: sheet.rules)
    variables.add(
      styleSheet: Array(":root { --accent: blue; --ink: black } a { color: var(--accent, var(--ink)) }".utf8))
    variables.add(other: Array("style.setProperty('--widht', 2)".utf8))
    let places = sheet.declarations(variables).map { "\($0.range.start.line):\($0.range.start.column) \($0.summary)" }
    #expect(places == found)
  }

  @Test(arguments: [
    (".breadcrumb a { color: red }", ["1:2 Class 'breadcrumb' isn't known; did you mean 'breadcrumbs'?"]),
    (".breadcrmubs { color: red }", ["1:2 Class 'breadcrmubs' isn't known; did you mean 'breadcrumbs'?"]),
    ("breadcrumbs a { color: red }", ["1:1 Selector 'breadcrumbs' isn't known; did you mean '.breadcrumbs'?"]),
    (".breadcrumbs, .fee-table { margin: 0.5rem }", []), (".breadcrumbs2 { color: red }", []),
    (".bars { color: red }", []),
    (":is(.tag-list) { color: red }", []),
    ("ul:not(.tag-lists) { color: red }", ["1:9 Class 'tag-lists' isn't known; did you mean 'tag-list'?"]),
    (".content-list { color: red }", []),
  ])
  func areClassesThatNoPageHas(text: String, found: [String]) {
    let sheet = StyleSheetFaults(path: "site.css", bytes: Array(text.utf8))
    var classes = StyleClasses()
    classes.add(
      styleSheet: Array(":is(.breadcrumbs, .tag-list) { color: red } .bar.contents-list { margin: 0 }".utf8))
    classes.add(other: Array("<ul class=\"content-list\">".utf8))
    let places = sheet.declarations(StyleVariables(), classes).map {
      "\($0.range.start.line):\($0.range.start.column) \($0.summary)"
    }
    #expect(places == found)
  }

  /// The theme has most of the properties that sites have, and no mistakes.
  @Test func areNotSeenInTheTheme() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Templates/assets").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".css") }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      #expect(StyleSheetFaults(path: name, bytes: Array(text.utf8)).declarations() == [], "\(name)")
    }
  }
}
