import Mustache
import Testing

struct InheritanceTests {
  private let layout = "<title>{{$title}}Untitled{{/title}}</title>\n<main>\n  {{$main}}\n  {{/main}}\n</main>\n"

  @Test func writesTheDefaultsOfAParentWithoutArguments() throws {
    let output = try render("{{<layout}}{{/layout}}\n", partials: ["layout": layout])
    #expect(output == "<title>Untitled</title>\n<main>\n</main>\n")
  }

  @Test func replacesBlocksAndIndentsThemAsTheParentDoes() throws {
    let page = """
      {{<layout}}
        {{$title}}{{name}}{{/title}}
        {{$main}}
        <h1>{{name}}</h1>
        {{#items}}
        <p>{{.}}
          {{>note}}
        {{/items}}
        {{/main}}
      {{/layout}}
      after
      """
    let value: TemplateValue = ["name": "N", "items": [1, 2]]
    let output = try render(page, with: value, partials: ["layout": layout, "note": "n\n"])
    let main = "  <h1>N</h1>\n  <p>1\n    n\n  <p>2\n    n\n"
    #expect(output == "<title>N</title>\n<main>\n\(main)</main>\nafter")
  }

  @Test func addsTheIndentationOfTheParentTag() throws {
    let output = try render(
      "<\n  {{<p}}\n    {{$b}}\n      1\n      2\n    {{/b}}\n  {{/p}}\n>", partials: ["p": "a\n\t{{$b}}\n\t{{/b}}\n"])
    #expect(output == "<\n  a\n  \t1\n  \t2\n>")
  }

  @Test(arguments: [
    (argument: "{{$b}}x{{/b}}", expected: "<\n  x>\n"),
    (argument: "{{$b}}\nx\ny\n{{/b}}", expected: "<\n  x\n  y\n>\n"),
    (argument: "{{$b}}{{/b}}", expected: "<\n>\n"),
    (argument: "  {{$b}}x\n  y{{/b}}", expected: "<\n  x\n  y>\n"),
  ])
  func indentsWhatReplacesABlockOfWholeLines(argument: String, expected: String) throws {
    let parent = "<\n{{$b}}\n  default\n{{/b}}\n>\n"
    #expect(try render("{{<p}}\n\(argument)\n{{/p}}\n", partials: ["p": parent]) == expected)
  }

  @Test(arguments: [
    (argument: "{{$b}}x{{/b}}", expected: "<b>x</b>\n"),
    (argument: "{{$b}}\n  x\n  y\n{{/b}}", expected: "<b>x\ny\n</b>\n"),
    (argument: "{{$b}}\n{{#t}}\n  x\n{{/t}}\ny{{/b}}", expected: "<b>  x\ny</b>\n"),
  ])
  func continuesTheLineOfABlockInMidLine(argument: String, expected: String) throws {
    let output = try render("{{<p}}\(argument){{/p}}", with: ["t": true], partials: ["p": "<b>{{$b}}d{{/b}}</b>\n"])
    #expect(output == expected)
  }

  @Test(arguments: [
    (parent: "  {{$b}}{{/b}}\n", end: ""), (parent: "  {{$b}}default{{/b}}\n", end: ""),
    (parent: "  {{$b}}\n{{/b}}\n", end: "\n"), (parent: "  {{$b}}\n  {{/b}}\n", end: "\n"),
    (parent: "{{$b}}\n  default\n{{/b}}\n", end: "\n"),
  ])
  func takesTheIndentationOfABlockFromItsTagOrItsContent(parent: String, end: String) throws {
    let output = try render("{{<p}}{{$b}}\n\tx\n\ty\(end){{/b}}{{/p}}", partials: ["p": parent])
    #expect(output == "  x\n  y\n")
  }

  @Test func prefersTheOutermostArgument() throws {
    let partials = [
      "base": "{{$a}}base{{/a}}{{$b}}base{{/b}}",
      "middle": "{{<base}}{{$a}}m{{/a}}{{$b}}m{{/b}}{{/base}}",
    ]
    #expect(try render("{{<middle}}{{$a}}page{{/a}}{{/middle}}", partials: partials) == "pagem")
  }

  @Test func reachesBlocksInPartialsOfAParent() throws {
    let partials = ["layout": "[{{>head}}]", "head": "{{$title}}default{{/title}}"]
    #expect(try render("{{<layout}}{{$title}}own{{/title}}{{/layout}}", partials: partials) == "[own]")
  }

  @Test func doesNotReplaceABlockWithItself() throws {
    let output = try render("{{<p}}{{$b}}1{{$b}}2{{/b}}{{/b}}{{/p}}", partials: ["p": "[{{$b}}d{{/b}}]"])
    #expect(output == "[12]")
  }

  @Test func rendersArgumentsInTheContextOfTheirPlace() throws {
    let output = try render(
      "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}", with: ["x": "outer", "l": [["x": 1], ["x": 2]]],
      partials: ["p": "{{#l}}<{{$b}}{{/b}}>{{/l}}"])
    #expect(output == "<1><2>")
  }

  @Test func includesAParentInAnArgument() throws {
    let output = try render(
      "{{<p}}{{$b}}{{<p}}{{$b}}inner{{/b}}{{/p}}{{/b}}{{/p}}", partials: ["p": "[{{$b}}d{{/b}}]"])
    #expect(output == "[[inner]]")
  }

  @Test func ignoresTextAndCommentsBetweenArguments() throws {
    let output = try render("{{<p}} a {{! c }}\n b {{$b}}own{{/b}} c\n{{/p}}", partials: ["p": "[{{$b}}d{{/b}}]"])
    #expect(output == "[own]")
  }
}
