import Foundation
import Testing

@testable import SiteBuilder

@Suite("The form of scripts")
struct ScriptScanTests {
  @Test(arguments: [
    ("f(() => {\n  g();\n}\n", "1: An opening '(' must be closed"),
    ("f(() => {\n  g(1;\n});\n", "13: An opening '(' must be closed"),
    ("f());\n", "3: A closing ')' must have an opening one"),
    ("let a = 'it's';\n", "13: A string must be closed by ''' on its line"),
    ("let a = `${b}\n", "8: A string must be closed by '`'"), ("/* a\nlet b\n", "0: A comment must be closed by '*/'"),
    ("# a comment\n", "0: A comment must begin with '//', not with '#'"),
    (
      "import {a} from './site.js';\n",
      "0: Word 'import' must not be in a script that pages load, because it isn't a module"
    ),
    ("let a = /[/;\n", "8: A regular expression must be closed by '/' on its line"),
  ])
  func isReported(script: String, found: String) {
    let fault = ScriptScan(Array(script.utf8)).fault
    #expect(fault.map { "\($0.offset): \($0.summary)" } == found)
  }

  @Test(arguments: [
    "document.title = \"{\" + '(' + `[${f(\"}\")}`; // {\n", "let a = /[/\"(]+/g.test(b), c = d / e / f;\n",
    "class A { #x = 1; }\nimport('./a.js')\n", "let a = `x ${b ? `y ${c}` : '}'} z`;\n", "if (a) /[(]/.test(b)\n",
    "let a = 'one \\\ntwo';\n/* { */\n", "#!/usr/bin/env node\nreturn /'/\n", "",
    "let a = b++ / 2\nlet c = b-- / 2\n", "let a = 'one \\\r\ntwo'\r\n",
  ])
  func isSound(script: String) {
    #expect(ScriptScan(Array(script.utf8)).fault == nil)
  }
}
