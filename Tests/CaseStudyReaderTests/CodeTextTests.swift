import CaseStudyModel
import CaseStudyReader
import Testing

/// Code whose own text shows whether it is code, and on which side.
struct CodeTextTests {
  @Test(arguments: [
    "def fee(): # cash → card\n    return 1\n", "x = 1\n# ── Ports ──\ny = 2\nz = 3\n",
    "let text = \"a → b\"\nrun(text)\n",
  ])
  func anArrowInACommentOrLiteralMakesNoDrawing(_ code: String) throws {
    let study = try read("# Study\n\n**Bad:**\n```\n\(code)```\n")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: [
    "Client → Service → Store\n", "src\n├── main.swift\n└── fee.swift\n",
    "┌────────┐\n│ area() │\n│ draw() │\n└────────┘\n", "order → price(order)\n     → total\n",
    "+--------+   +------+\n| area() |   | Menu |\n| draw() |\n+--------+   +------+\n",
    "@startuml\nclass Dish {\n}\n@enduml\n", "classDiagram\n  Menu <|-- Dish\n", "graph TD;\n  Menu --- Dish;\n",
  ])
  func aDrawingBelongsToNoSide(_ drawing: String) throws {
    let study = try read("# Study\n\n**Bad:**\n```\n\(drawing)```\n")
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test(arguments: [
    ("With one class:\nclass Menu { }\n\nWith two classes:\nclass Menu { }\nclass Dish { }\n", nil),
    ("ملف واحد:\nclass Menu { }\n\nملفان اثنان:\nclass Dish { }\n", nil),
    ("if menu.isEmpty:\n    stop()\nfor dish in menu:\n    cook(dish)\n", Side.before),
    ("With one class:\nclass Menu { }\n", .before),
  ])
  func textWithSeveralTitlesBelongsToNoSide(_ text: String, _ side: Side?) throws {
    #expect(try read("# Study\n\n## Before\n\n```\n\(text)```\n").article.snippets.map(\.side) == [side])
  }

  @Test func commandsAreNotSplitAtTheirComments() throws {
    let commands = "# Bad example\ncd bad\nmake run\n\n# Good example\ncd good\nmake run\n"
    let study = try read("# Study\n\n## Running it\n\n```bash\n\(commands)```\n")
    #expect(study.article.snippets.map(\.code) == [commands])
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test func shellScriptsHaveALanguageOfTwoWords() throws {
    let study = try read("# Study\n\n```shell script\nmake test\n```\n")
    #expect(study.article.snippets.map(\.language?.rawValue) == ["shell"])
    #expect(study.article.snippets.map(\.file) == [nil])
  }

  @Test(arguments: [
    ("/*\n * BAD EXAMPLE\n */", "/*\n * GOOD EXAMPLE\n */"), ("/**\n * Violates SRP\n */", "/**\n * Follows SRP\n */"),
    ("/* =====\n   Before\n   ===== */", "/* =====\n   After\n   ===== */"), ("/* Bad */", "/* Good */"),
  ])
  func aBlockCommentNamesTheSideOnItsFirstLineOfText(_ before: String, _ after: String) throws {
    let code = "\(before)\nclass A {}\n\n\(after)\nclass B {}\n"
    let study = try read("# Study\n\n## Single responsibility\n\n```java\n\(code)```\n")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
    #expect(study.article.snippets.map(\.code) == ["\(before)\nclass A {}\n", "\(after)\nclass B {}\n"])
  }

  @Test(arguments: [
    ("// WRONG\n/*interface All {\n  void a();\n}*/\n\ninterface Some {}\n", nil),
    ("// WRONG\n/* all in one */\ninterface All {}\n", Side.before),
    ("// WRONG\n/**\n * Holds all;\n */\ninterface All {}\n", .before), ("// WRONG\ninterface All {}\n", .before),
  ])
  func aVerdictOnDisabledCodeSaysNothingAboutTheRest(_ code: String, _ side: Side?) throws {
    let study = try read("# Study\n\n## Interface segregation\n\n```java\n\(code)```\n")
    #expect(study.article.snippets.map(\.side) == [side])
  }
}
