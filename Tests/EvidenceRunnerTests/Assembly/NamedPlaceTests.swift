import Testing

@testable import EvidenceRunner

/// Places of files in the output of commands.
struct NamedPlaceTests {
  @Test(arguments: [
    ("a.c:3:1: error: no", "a.c", 3, 1, "a.c:3:1"), ("a.ts(3,5): error", "a.ts", 3, 5, "a.ts(3,5"),
    ("  File \"/study/a.py\", line 12, in f", "a.py", 12, 1, "/study/a.py\", line 12"),
    ("file:///study/x/a.mjs:3", "x/a.mjs", 3, 1, "file:///study/x/a.mjs:3"),
    ("    at f (file:///study/a.mjs:3:7)", "a.mjs", 3, 7, "file:///study/a.mjs:3:7"),
    ("Sorry: IndentationError: expected a block (a.py, line 2)", "a.py", 2, 1, "a.py, line 2"),
    ("./a.go:4:2: undefined: x", "a.go", 4, 2, "./a.go:4:2"), ("a.java:7: error: no", "a.java", 7, 1, "a.java:7"),
  ])
  func findsAPlaceInAnyCommonForm(text: String, file: String, line: Int, column: Int, range: String) throws {
    let place = try #require(NamedPlace.first(in: text[...], of: ["b.py", file]))
    #expect(place.file == file)
    #expect([place.line, place.column] == [line, column])
    #expect(text[place.range] == range)
  }

  @Test(arguments: ["schema.py:3", "a.py: no", "a.py:0", "a.pyc:3:1x", "nothing", "a.py is 3"])
  func findsNoPlaceInOtherText(text: String) {
    #expect(NamedPlace.first(in: text[...], of: ["a.py"]) == nil)
  }

  @Test func takesTheLongerOfTwoNames() {
    #expect(NamedPlace.first(in: "x/a.py:3", of: ["a.py", "x/a.py"])?.file == "x/a.py")
  }

  @Test(arguments: [
    ("a.py:3: warning\nTraceback\nSyntaxError: no", 3, "SyntaxError: no"),
    // As node does.
    ("a.py:3\nSyntaxError: my words\n^^^\n\nSyntaxError: no\n    at f (b)\n\nNode.js v20.20.2", 3, "SyntaxError: no"),
    ("a.py:3:2: error: undefined name", 3, "error: undefined name"), ("a.py(3,2): error: no", 3, "error: no"),
  ])
  func takesTheFirstPlaceAndTheLastWordsOfACommand(text: String, line: Int, said: String) {
    let messages = CommandVerifier.messages(in: text, about: ["a.py"])
    #expect(messages.map(\.line) == [line])
    #expect(messages.map(\.message.description) == [said])
  }
}
