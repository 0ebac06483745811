import Mustache
import TestForm
import Testing

/// Templates can't write more than a library's limits allow, however they repeat one another.
struct OutputLimitTests {
  private static let tooLarge = "A template must write at most 1 MB"
  private static let tooOften = "A template must render sections and partials at most 20000 times"
  private static let long = String(repeating: " ", count: 10_000)

  /// Templates whose output grows polynomially or faster with their length.
  private static let growing: [String: (template: String, partials: [String: String], expected: String)] = [
    "sections in sections": (nested("{{#list}}", "some kilobytes" + long, "{{/list}}"), [:], "page:1:109: " + tooLarge),
    "sections that write nothing": (nested("{{#list}}", "", "{{/list}}"), [:], "page:1:100: " + tooOften),
    "partials in partials": (
      "{{>a}}", ["a": "\(long){{>b}}{{>b}}", "b": "{{>a}}{{>a}}"],
      "b:1:1: Template 'a' must not include itself"
    ),
    "partials that repeat": (
      "{{>a}}",
      Dictionary(
        uniqueKeysWithValues: (0..<8).map { level in
          (
            String("abcdefgh".dropFirst(level).prefix(1)),
            String(repeating: "{{>\("bcdefghi".dropFirst(level).prefix(1))}}", count: 10)
          )
        }
      ).merging(["i": long]) { $1 }, "i:1:1: " + tooLarge
    ),
    "partials that repeat and write nothing": (
      "{{>a}}",
      Dictionary(
        uniqueKeysWithValues: (0..<8).map { level in
          (
            String("abcdefgh".dropFirst(level).prefix(1)),
            String(repeating: "{{>\("bcdefghi".dropFirst(level).prefix(1))}}", count: 10)
          )
        }
      ).merging(["i": ""]) { $1 }, "h:1:37: " + tooOften
    ),
    "indentation of many lines": (
      "\(long){{>lines}}\n", ["lines": String(repeating: "a\n", count: 10_000)], "lines:1:1: " + tooLarge
    ),
    "indentation that grows": (
      "{{>a}}", ["a": String(repeating: "    ", count: 200_000) + "{{>a}}\n"], "a:1:800001: " + tooLarge
    ),
    "blocks in blocks": (
      "{{>a}}",
      [
        "a": "{{$x}}\(long){{/x}}\(String(repeating: "{{<b}}{{$x}}\(long){{/x}}{{/b}}", count: 400))",
        "b": "{{$x}}{{/x}}",
      ],
      "a:1:1042497: " + tooLarge
    ),
    "a text that is shown often": (nested("{{#list}}", "{{text}}", "{{/list}}"), [:], "page:1:109: " + tooLarge),
  ]

  @Test(arguments: growing.keys.sorted())
  func stopsEarly(_ name: String) throws {
    let (template, partials, expected) = try #require(Self.growing[name])
    let value: TemplateValue = [
      "list": .list(Array(repeating: ["name": "n"], count: 5)), "text": .text(Self.long),
    ]
    let library = TemplateLibrary(outputLimit: 1 << 20, repetitionLimit: 20_000)
    let failure = diagnose(template, with: value, partials: partials, library: library)
    #expect(failure == expected)
  }

  @Test(.disabled(if: TestForm.isFast, "the fast form leaves out what is large"))
  func writesAListOfTenThousandStudies() throws {
    let card: TemplateValue = [
      "tags": .list(Array(repeating: "tag", count: 20)), "text": .text(String(repeating: "a", count: 1_000)),
    ]
    let list: TemplateValue = ["studies": .list(Array(repeating: card, count: 10_000))]
    let template = "{{#studies}}<li>{{text}}{{#tags}}<b>{{.}}</b>{{#text}}{{/text}}{{/tags}}</li>{{/studies}}"
    #expect(try render(template, with: list, strict: true).utf8.count > 12_000_000)
  }

  private static func nested(_ opening: String, _ content: String, _ closing: String) -> String {
    String(repeating: opening, count: 12) + content + String(repeating: closing, count: 12)
  }
}
