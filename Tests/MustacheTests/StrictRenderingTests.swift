import Mustache
import Testing

struct StrictRenderingTests {
  private static let value: TemplateValue = [
    "title": "T", "date": nil, "tags": ["a"], "study": ["title": "S", "summary": "M"], "image": nil,
  ]

  @Test(arguments: [
    ("a\n  {{titel}}", "page:2:3: Name 'titel' isn't defined; did you mean 'title'?"),
    ("{{{titel}}}", "page:1:1: Name 'titel' isn't defined; did you mean 'title'?"),
    ("é{{#tag}}{{/tag}}", "page:1:3: Name 'tag' isn't defined; did you mean 'tags'?"),
    ("{{^tag}}{{/tag}}", "page:1:1: Name 'tag' isn't defined; did you mean 'tags'?"),
    ("{{#study}}{{sumary}}{{/study}}", "page:1:11: Name 'sumary' isn't defined; did you mean 'summary'?"),
    ("{{study.titl}}", "page:1:1: Name 'study.titl' isn't defined; did you mean 'study.title'?"),
    ("{{stud.title}}", "page:1:1: Name 'stud.title' isn't defined; did you mean 'study.title'?"),
    ("{{this.title}}", "page:1:1: Name 'this.title' isn't defined; did you mean 'title'?"),
    ("{{page.study.title}}", "page:1:1: Name 'page.study.title' isn't defined; did you mean 'study.title'?"),
    ("{{studi.titel}}", "page:1:1: Name 'studi.titel' isn't defined; did you mean 'study.titel'?"),
    ("{{completely.different}}", "page:1:1: Name 'completely' isn't defined"),
    ("{{x}}", "page:1:1: Name 'x' isn't defined"),
    ("{{title.length}}", "page:1:1: Name 'title.length' isn't defined"),
    ("{{tags}}", "page:1:1: Name 'tags' is a list, which can't be written as text"),
    ("{{study}}", "page:1:1: Name 'study' is an object, which can't be written as text"),
    ("{{>hed}}", "page:1:1: Partial 'hed' isn't defined; did you mean 'head'?"),
    ("\n {{<layout}}{{/layout}}", "page:2:2: Parent 'layout' isn't defined"),
    ("{{>head}}", "head:2:1: Name 'missing' isn't defined"),
    ("{{<main}}{{$b}}\n{{sudy}}{{/b}}{{/main}}", "page:2:1: Name 'sudy' isn't defined; did you mean 'study'?"),
  ])
  func namesWhatIsUndefinedAndWhatIsNearest(_ template: String, expected: String) {
    let partials = ["head": "\n{{missing}}", "main": "{{$b}}{{/b}}"]
    #expect(diagnose(template, with: Self.value, partials: partials) == expected)
  }

  @Test(arguments: [
    ("[{{date}}]", "[]"), ("[{{#date}}x{{/date}}]", "[]"), ("[{{image.src}}]", "[]"), ("[{{.}}]", "[]"),
  ])
  func takesNullAsDefinedAndEmpty(_ template: String, expected: String) throws {
    let value: TemplateValue = template.contains(".}}") ? nil : Self.value
    #expect(try render(template, with: value, strict: true) == expected)
  }

  @Test func ignoresUndefinedNamesInSectionsThatAreNotRendered() throws {
    #expect(try render("{{#date}}{{missing}}{{>missing}}{{/date}}", with: Self.value, strict: true) == "")
  }

  @Test(
    arguments: [
      (["p": "{{>p}}"], "p:1:1: Template 'p' must not include itself"),
      (["p": "{{$c}}{{<p}}{{/p}}{{/c}}"], "p:1:7: Template 'p' must not include itself"),
      (["p": "{{$b}}{{<p}}{{$b}}{{>p}}{{/b}}{{/p}}{{/b}}"], "p:1:7: Template 'p' must not include itself"),
      (["p": "a {{>q}}", "q": "b {{>p}}"], "q:1:3: Template 'p' must not include itself"),
      (["p": "{{>q}}", "q": "{{>r}}", "r": "{{>q}}"], "r:1:1: Template 'q' must not include itself"),
    ], [true, false])
  func findsTheTagThatIncludesATemplateInItself(_ templates: ([String: String], String), strict: Bool) {
    #expect(diagnose("{{>p}}", partials: templates.0, strict: strict) == templates.1)
  }

  @Test func findsTheSameTagWhereverTheLastLevelIsReached() {
    let partials = ["p": "{{$b}}{{<p}}{{$b}}{{>p}}{{/b}}{{/p}}{{/b}}"]
    let errors = (0..<4).map { levels in
      let page = String(repeating: "{{#x}}", count: levels) + "{{>p}}" + String(repeating: "{{/x}}", count: levels)
      return diagnose(page, with: ["x": true], partials: partials)
    }
    #expect(Set(errors) == ["p:1:7: Template 'p' must not include itself"])
  }

  @Test(arguments: [true, false])
  func rejectsAMissingTemplate(strict: Bool) {
    let error = TemplateError(
      template: "pag", line: 1, column: 1, message: "Template 'pag' isn't defined; did you mean 'page'?")
    var library = TemplateLibrary()
    #expect(throws: Never.self) { try library.add("", name: "page") }
    #expect(throws: error) { try library.render("pag", with: nil, strict: strict) }
  }
}
