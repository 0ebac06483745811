import Mustache
import Testing

struct SyntaxErrorTests {
  @Test(arguments: [
    ("a\n{{#studies}}\nb", "page:2:1: Section 'studies' isn't closed"),
    ("{{^x}}", "page:1:1: Section 'x' isn't closed"),
    ("{{$x}}", "page:1:1: Block 'x' isn't closed"),
    ("{{<x}}", "page:1:1: Parent 'x' isn't closed"),
    ("{{#a}}\n é{{/b}}", "page:2:4: Section 'a', opened on line 1, must be closed before '/b'"),
    ("{{#a}}{{#b}}{{/a}}{{/b}}", "page:1:13: Section 'b', opened on line 1, must be closed before '/a'"),
    ("a {{/a}}", "page:1:3: Tag '/a' doesn't close anything"),
    ("a\r\n{{x", "page:2:1: Tag isn't closed: '}}' is missing"),
    ("{{", "page:1:1: Tag isn't closed: '}}' is missing"),
    ("{{{x}}", "page:1:1: Tag isn't closed: '}}}' is missing"),
    ("{{x\n<p>{{y}}", "page:1:1: Tag isn't closed: '}}' is missing"),
    ("{{x {{y}}", "page:1:1: Tag isn't closed: '}}' is missing"),
    ("{{! comment", "page:1:1: Tag isn't closed: '}}' is missing"),
    ("{{=<% %>=}}<%x}}", "page:1:12: Tag isn't closed: '%>' is missing"),
    ("{{=x=}}", "page:1:1: Delimiters must be two words without '=', as in '{{=<% %>=}}'"),
    ("{{=a b c=}}", "page:1:1: Delimiters must be two words without '=', as in '{{=<% %>=}}'"),
    ("{{=a= b=}}", "page:1:1: Delimiters must be two words without '=', as in '{{=<% %>=}}'"),
    ("{{=\(String(repeating: "a", count: 65)) b=}}", "page:1:1: Delimiters must have at most 64 bytes"),
    ("{{=a b}}", "page:1:1: Tag isn't closed: '=}}' is missing"),
    ("{{}}", "page:1:1: A tag must have a name"), ("{{# }}", "page:1:1: A tag must have a name"),
    ("{{#a}}{{/title}}", "page:1:7: Section 'a', opened on line 1, must be closed before '/title'"),
    ("{{#a}}{{/title}}{{/a}}", "page:1:7: Tag '/title' doesn't close anything"),
    ("{{#title}}{{/titel}}", "page:1:11: Section 'title', opened on line 1, must be closed before '/titel'"),
    ("{{#if title}}", "page:1:1: A condition or a loop must be written as '{{#title}}', not 'if title'"),
    ("{{#unless a}}", "page:1:1: A condition or a loop must be written as '{{^a}}', not 'unless a'"),
    (
      "{{#a}}x{{else}}y{{/a}}",
      "page:1:8: The other case of a condition must be written as '{{/a}}{{^a}}', not 'else'"
    ),
    (
      "{{^a}}x{{else}}y{{/a}}",
      "page:1:8: The other case of a condition must be written as '{{/a}}{{#a}}', not 'else'"
    ),
    ("{{#a}}x{{else if b}}", "page:1:8: A condition or a loop must be written as '{{#b}}', not 'else if b'"),
    ("{{#a}}x{{endif}}", "page:1:8: Section 'a' must be closed by '{{/a}}', not 'endif'"),
    ("{{#a}}{{this}}{{/a}}", "page:1:7: The value of a section must be written as '{{.}}', not 'this'"),
    ("{{a b}}", "page:1:1: Name 'a b' must not contain white space"),
    ("{{a..b}}", "page:1:1: Name 'a..b' must have text on both sides of each dot"),
    ("{{#a.}}{{/a.}}", "page:1:1: Name 'a.' must have text on both sides of each dot"),
    ("{{#.a}}{{/.a}}", "page:1:1: Name '.a' must be written as 'a', without a dot before it"),
    ("{{ .Site.Title }}", "page:1:1: Name '.Site.Title' must be written as 'site.title', without a dot before it"),
    ("{{ .Content }}", "page:1:1: Name '.Content' must be written as 'body', without a dot before it"),
    ("{{- title -}}", "page:1:1: Tag '- title -' must have no hyphens inside its braces"),
    ("{{title|upper}}", "page:1:1: Name 'title' must not have a filter; values are escaped anyway"),
    (
      "{{ range .Pages }}",
      "page:1:1: A condition or a loop must be written as '{{#pages}}', not 'range .Pages'"
    ),
    (
      "{{ if eq .Type \"post\" }}",
      "page:1:1: A condition or a loop must be written as '{{#type}}', not 'if eq .Type \"post\"'"
    ),
    ("{{#a}}x{{ end }}", "page:1:8: Section 'a' must be closed by '{{/a}}', not 'end'"),
    (
      "{{ partial \"head.html\" . }}",
      "page:1:1: A partial must be written as '{{>head}}', not 'partial \"head.html\" .'"
    ),
    ("{{ define \"main\" }}", "page:1:1: A block must be written as '{{$main}}…{{/main}}', not 'define \"main\"'"),
    (
      "{{ extends 'base.html' }}",
      "page:1:1: A parent must be written as '{{<base}}…{{/base}}', not 'extends 'base.html''"
    ),
    ("{{<p}}\n{{x}}{{/p}}", "page:2:1: Tag 'x' must be inside a block of parent 'p'"),
    ("{{<p}}{{$a}}{{/a}}{{$a}}{{/a}}{{/p}}", "page:1:19: Block 'a' must be given to parent 'p' only once"),
  ])
  func reportsTheRuleAndThePosition(_ template: String, expected: String) {
    #expect(diagnose(template) == expected)
  }

  @Test func limitsNesting() throws {
    let open = String(repeating: "{{#x}}", count: 100_000)
    #expect(diagnose(open) == "page:1:193: Sections, blocks and parents must nest at most 32 levels deep")
    let deepest = String(repeating: "{{#x}}", count: 32) + "a" + String(repeating: "{{/x}}", count: 32)
    #expect(try render(deepest, with: ["x": true]) == "a")
  }

  @Test func readsOrRejectsEveryPrefixOfATemplate() throws {
    let template = """
      a\r
        {{#x}}
      {{{y}}} {{&z.w}}
      {{/x}}{{^x}}{{>p}}{{/x}}
       {{<p}}
         {{$b}}
         c
         {{/b}}
       {{/p}}
      {{=| |=}}|.|
      """
    var lengths: [Int] = []
    for end in template.unicodeScalars.indices {
      let prefix = String(template[..<end])
      do {
        lengths.append(try Template(prefix, name: "prefix").name.count)
      } catch {
        #expect((1...prefix.utf8.count).contains(error.column))
        #expect(prefix.unicodeScalars.filter { $0 == "\n" }.count + 1 >= error.line)
      }
    }
    #expect(lengths.count > 4)
  }

  @Test func leavesTheLibraryUnchanged() throws {
    var library = TemplateLibrary()
    try library.add("good", name: "a")
    #expect(throws: TemplateError.self) { try library.add("{{#x}}", name: "a") }
    #expect(library.names == ["a"])
    #expect(try library.render("a", with: nil, strict: true) == Array("good".utf8))
  }
}
