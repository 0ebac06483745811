import CaseStudyModel
import SourceTrees
import Testing

/// The names of files in a language, and the languages that a study is verified in.
struct FileLayoutTests {
  @Test(arguments: [("main.swift", true), ("App/main.swift", true), ("Main.swift", false), ("a/main.swift/b", false)])
  func knowsTheMainFile(path: String, isMain: Bool) {
    #expect(FileLayout.swift.isMain(path) == isMain)
  }

  @Test func hasNoMainFileForACommandsLanguage() {
    #expect(!FileLayout.of(Language(rawValue: "python")).isMain("main.swift"))
  }

  @Test(arguments: [
    ("```python fees/fee.py before\na\n```\n", "main.py", "driver.py"),
    ("```python before\na\n```\n\n```python fee.pyi after\na\n```\n", "main.pyi", "driver.pyi"),
    ("```python fee before\na\n```\n", nil, "driver"),
  ])
  func namesProgramsLikeTheFilesOfTheStudy(blocks: String, main: String?, driver: String) {
    let layout = FileLayout.of(Language(rawValue: "python")).withPrograms(for: study(blocks).article)
    #expect(layout.mainFile == main)
    #expect(layout.file("Driver") == driver)
  }

  @Test(
    arguments: [
      ("swift before, python after", ["python": ["p"]], "swift", ["python"]),
      ("python before, swift after", ["python": ["p"]], "swift", ["python"]),
      ("python before, ruby before", ["python": ["p"], "ruby": ["r"]], "python", ["ruby"]),
      ("python before, ruby before", ["ruby": ["r"]], "ruby", []),
      ("python before", ["python": []], nil, []), ("swift neutral", [:], nil, []),
    ] as [(String, [String: LanguageCommands], String?, [String])])
  func findsTheLanguagesThatCanBeVerified(
    blocks: String, commands: [String: LanguageCommands], main: String?, others: [String]
  ) {
    let markdown = blocks.split(separator: ", ").enumerated().map { index, block in
      let words = block.split(separator: " ")
      return "```\(words[0]) file\(index) \(words[1])\ncode\n```\n"
    }
    let languages = StudyLanguages(of: study(markdown.joined(separator: "\n")), commands: commands)
    #expect(languages.main?.rawValue == main)
    #expect(languages.others.map(\.rawValue) == others)
    #expect(languages.needsCommands == (main.map { $0 != "swift" } == true || !others.isEmpty))
  }

  @Test func namesTheCommandThatPrintsFactsWithTheToolchain() {
    let languages = StudyLanguages(
      of: study("```python a.py before\ncode\n```\n"), commands: ["python": ["python3", "-m", "py_compile"]])
    let commands: [String: LanguageCommands] = ["python": ["python3", "-m", "py_compile"]]
    #expect(
      languages.toolchain("swift 6", commands: commands, facts: ["python": ["pyfacts", "-v"]])
        == "python3 -m py_compile, facts by pyfacts -v")
    let long = { languages.toolchain("swift 6", commands: commands, facts: ["python": ["python3", "-c", $0]]) }
    let codes = ["a", "b"].map { long(String(repeating: $0, count: 200)) }
    #expect(codes.allSatisfy { $0.utf8.count < 80 })
    #expect(codes[0] != codes[1])
  }
}
