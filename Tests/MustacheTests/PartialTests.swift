import Mustache
import Testing

struct PartialTests {
  @Test func seesTheContextOfTheTag() throws {
    let value: TemplateValue = ["x": "outer", "inner": ["x": "inner"]]
    #expect(try render("{{>p}} {{#inner}}{{>p}}{{/inner}}", with: value, partials: ["p": "{{x}}"]) == "outer inner")
  }

  /// Dynamic names, an optional part of the specification (mustache/spec, `~dynamic-names.yml`).
  @Test(arguments: [
    ("{{>*name}}", "p"), ("{{>*a.b}}", "q"), ("{{> *name }}", "p"), ("{{#list}}{{>*t}}{{/list}}", "pq"),
    ("{{>*null}}", ""),
  ])
  func includesTheTemplateThatAValueNames(template: String, expected: String) throws {
    let value: TemplateValue = [
      "name": "one", "a": ["b": "two"], "list": [["t": "one"], ["t": "two"]], "null": .null,
    ]
    #expect(try render(template, with: value, partials: ["one": "p", "two": "q"]) == expected)
  }

  @Test func recursesAsDeeplyAsTheData() throws {
    let tree: TemplateValue = ["t": "a", "c": [["t": "b", "c": [["t": "c", "c": []]]], ["t": "d", "c": []]]]
    let output = try render("{{>node}}", with: tree, partials: ["node": "{{t}}({{#c}}{{>node}}{{/c}})"])
    #expect(output == "a(b(c())d())")
  }

  @Test(arguments: [
    (name: "text", partial: "a\nb\n", expected: "<\n  a\n  b\n>"),
    (name: "a line without an end", partial: "a\nb", expected: "<\n  a\n  b>"),
    (name: "carriage returns", partial: "a\r\nb\r\n", expected: "<\n  a\r\n  b\r\n>"),
    (name: "indented lines", partial: "\ta\n b\n", expected: "<\n  \ta\n   b\n>"),
    (name: "values, of which only the first line is the template's", partial: "{{{v}}}\n", expected: "<\n  1\n2\n>"),
    (name: "a value after text", partial: "a\n{{{v}}}\nb\n", expected: "<\n  a\n  1\n2\n  b\n>"),
    (name: "several values in a line", partial: "{{w}}{{w}}\n", expected: "<\n  ww\n>"),
    (name: "left-out lines", partial: "{{#l}}\na {{.}}\n{{/l}}\n", expected: "<\n  a 1\n  a 2\n>"),
    (name: "sections in a line", partial: "{{#l}}{{.}}{{/l}}\n{{^l}}{{/l}}\n", expected: "<\n  12\n  \n>"),
    (name: "an included template", partial: "{{>r}}\n\t{{>r}}\n", expected: "<\n  r\n  s\n  \tr\n  \ts\n>"),
    (name: "one included in mid-line", partial: "= {{>r}}\n", expected: "<\n  = r\ns\n\n>"),
    (name: "nothing", partial: "", expected: "<\n>"),
  ])
  func indentsTheLinesOf(name: String, partial: String, expected: String) throws {
    let value: TemplateValue = ["v": "1\n2", "w": "w", "l": [1, 2]]
    #expect(try render("<\n  {{>p}}\n>", with: value, partials: ["p": partial, "r": "r\ns\n"]) == expected)
  }

  @Test func indentsAsIfTheSourceOfThePartialWereIndented() throws {
    let lines = [
      "a\n", "\n", " {{v}}\n", "{{#l}}b{{/l}}\n", " {{#l}}\n  c\n{{/l}}\n", "{{#l}}d\n{{/l}}e\n", "{{#l}}f\n {{/l}}\n",
      "{{>r}}\n", " {{>r}} g\n", " {{! h }}\n", "{{^l}}{{/l}}{{v}}\n",
    ]
    let value: TemplateValue = ["v": "1\n2", "l": [1, 2]]
    for (first, second, third) in lines.flatMap({ a in lines.flatMap { b in lines.map { (a, b, $0) } } }) {
      let partial = first + second + third
      let indented = partial.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "\t \($0)\n" }
      let output = try render("\t {{>p}}\n", with: value, partials: ["p": partial, "r": "i\n\nj\n"])
      #expect(try output == render(indented.joined(), with: value, partials: ["r": "i\n\nj\n"]))
    }
  }

  @Test func writesNothingForAMissingPartial() throws {
    #expect(try render("[{{>missing}}{{<missing}}{{$b}}b{{/b}}{{/missing}}]") == "[]")
  }

  @Test func takesNamesWithSlashesAndDots() throws {
    #expect(try render("{{> layout/head.html }}", partials: ["layout/head.html": "head"]) == "head")
  }
}
