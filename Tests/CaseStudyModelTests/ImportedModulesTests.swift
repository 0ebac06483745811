import CaseStudyModel
import Testing

/// Imports as the compiler reads them.
struct ImportedModulesTests {
  @Test(arguments: [
    "import Pay", "/* */ import Pay", "import/**/Pay", "import\n  Pay", "import `Pay`", "import Pay//x",
    "@preconcurrency\nimport func Pay.price", "let a = 1; import Pay;let b = 2", "import\u{0}Pay",
    "let `import` = 1\nimport Pay\nlet `x` = 2", "x.import /* \" */\nimport Pay",
    "let a = \"/*\"\nimport Pay\nlet b = \"*/\"", "let a = \"\"\"\n\"/*\n\"\"\"\nimport Pay",
    "let a = \"\\(f(\"/*\"))\"\nimport Pay", "let a = #\"\\\"#; import Pay", "let a = /\"/; import Pay",
    "let a = #/ /* /#\nimport Pay\n// */", "/* /* */ */import Pay",
  ])
  func findsEveryImport(code: String) {
    #expect(ImportedModules.names(in: code).contains("Pay"))
  }

  @Test(arguments: [
    "// import Pay", "/* import Pay */", "let a = \"\\(b) import Pay\"", "let a = \"\"\"\nimport Pay\n\"\"\"",
    "let a = 1 / 2 // import Pay", "let a = \"\\(f(\"a\")) b\" // import Pay", "important Pay",
  ])
  func skipsCommentsAndLiterals(code: String) {
    #expect(ImportedModules.names(in: code) == [])
  }

  @Test func readsALongRowOfCommentsInLinearTime() {
    let code = "let a = /x/\n" + String(repeating: "import /* ", count: 20_000) + "Pay"
    #expect(ImportedModules.names(in: code).contains("Pay"))
  }
}
