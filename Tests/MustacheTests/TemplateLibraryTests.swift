import Mustache
import Testing

struct TemplateLibraryTests {
  @Test func findsTemplatesByName() throws {
    var library = TemplateLibrary()
    try library.add("b", name: "second")
    try library.add("a", name: "first")
    #expect(library.names == ["first", "second"])
    #expect(library["first"]?.name == "first")
    #expect(library["third"] == nil)
  }

  @Test func replacesATemplateOfTheSameName() throws {
    var library = TemplateLibrary()
    try library.add("old", name: "page")
    try library.add("new", name: "page")
    #expect(try library.render("page", with: nil, strict: true) == Array("new".utf8))
  }

  @Test func findsMisspeltValuesWithoutRendering() throws {
    var library = TemplateLibrary()
    try library.add("{{$main}}{{/main}}", name: "base")
    try library.add("{{<base}}{{$main}}{{#list}}{{titel}} {{own}}{{/list}}{{/main}}{{/base}}", name: "page")
    let found = library.misspeltValues(in: ["page"], known: ["title", "list"])
    #expect(found.map(\.message) == ["Name 'titel' isn't defined; did you mean 'title'?"])
  }

  /// A page whose template depends on a value may include any part, but no other page.
  @Test(arguments: [("{{>part}}", ["other", "lone"]), ("{{>*name}}", ["other"])])
  func knowsWhatRenderingCannotInclude(body: String, unreached: [String]) throws {
    var library = TemplateLibrary()
    try library.add("{{$main}}{{/main}}", name: "base")
    try library.add("{{<base}}{{$main}}\(body){{/main}}{{/base}}", name: "page")
    try library.add("{{<base}}{{/base}}", name: "other")
    try library.add("a", name: "part")
    try library.add("b", name: "lone")
    #expect(library.unreached(from: ["page"]) == Set(unreached))
  }

  @Test func appendsToTheBuffer() throws {
    var library = TemplateLibrary()
    try library.add("{{x}}!", name: "page")
    var output = Array("before ".utf8)
    try library.render("page", with: ["x": "after"], strict: true, into: &output)
    #expect(output == Array("before after!".utf8))
  }

  @Test func leavesTheBufferAsItWasAfterAnError() throws {
    var library = TemplateLibrary()
    try library.add("written {{missing}}", name: "page")
    var output = Array("before".utf8)
    #expect(throws: TemplateError.self) { try library.render("page", with: [:], strict: true, into: &output) }
    #expect(output == Array("before".utf8))
  }

  @Test func rendersTheSameFromManyTasks() async throws {
    var library = TemplateLibrary()
    try library.add("{{#l}}\n  {{>p}}\n{{/l}}\n", name: "page")
    try library.add("{{.}}\n", name: "p")
    let complete = library
    let outputs = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<16 { group.addTask { try complete.render("page", with: ["l": [1, 2]], strict: true) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == Array(repeating: Array("  1\n  2\n".utf8), count: 16))
  }

  @Test func isBuiltFromLiterals() {
    let value: TemplateValue = ["a": [1, 1.5, "t", true, nil], "b": "\(1 + 1) studies"]
    let expected = TemplateValue.object([
      "a": .list([.integer(1), .number(1.5), .text("t"), .bool(true), .null]), "b": .text("2 studies"),
    ])
    #expect(value == expected)
  }
}
