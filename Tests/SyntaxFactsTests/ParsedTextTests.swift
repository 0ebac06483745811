import EvidenceMeasures
import SyntaxFacts
import Testing

/// Members that parse text passed to them.
struct ParsedTextTests {
  /// The steps on a parameter of a type, and whether they find out what is in a text.
  @Test(arguments: [
    ("String", [AccessStep.call("split", ["separator"])], true),
    ("String", [.call("hasPrefix", ["_"])], true),
    ("String", [.member("count")], false),
    ("String", [.call("appending", ["_"])], false),
    ("String", [], false),
    ("Order", [.call("contains", ["_"])], false),
  ])
  func areFoundByWhatTheyCall(type: String, steps: [AccessStep], isFound: Bool) {
    let parameter = Parameter(label: "_", type: TypeReference(type))
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let access = Access(line: 1, steps: [.value(TypeReference(type))] + steps)
    let run = Member(
      kind: .method, name: "run", lines: lines, parameters: [parameter], body: CodeBody(accesses: [access]))
    let database = TypeDeclaration(name: "Database", kind: .class, lines: lines, members: [run])
    let code = CodeBase(
      SourceFacts(files: [FileFacts(path: "Database.swift", types: [database]), FileFacts(path: "Desk.swift")]))
    #expect(ParsedText.measure(code, in: ["Database.swift"]) == (isFound ? ["run"] : []))
    #expect(ParsedText.measure(code, in: ["Desk.swift"]) == [])
  }
}
