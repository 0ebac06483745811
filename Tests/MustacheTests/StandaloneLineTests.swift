import Mustache
import Testing

struct StandaloneLineTests {
  @Test(arguments: ["\n", "\r\n"], ["{{#x}}", "{{^y}}", "{{! comment }}", "{{! long\ncomment }}", "{{=<% %>=}}"])
  func leavesOutLinesWithOneTag(lineEnd: String, tag: String) throws {
    let closing = tag == "{{#x}}" ? "{{/x}}" : tag == "{{^y}}" ? "{{/y}}" : ""
    let template = "a\(lineEnd) \t\(tag)  \(lineEnd)b\(lineEnd)\(closing)"
    #expect(try render(template, with: ["x": true, "y": false]) == "a\(lineEnd)b\(lineEnd)")
  }

  @Test func leavesOutSuchLinesAtTheStartAndTheEnd() throws {
    #expect(try render("  {{#x}}\na\n  {{/x}}", with: ["x": true]) == "a\n")
  }

  @Test(arguments: [
    ("a {{#x}}\nb{{/x}}\n", "a \nb\n"), (" {{#x}}{{/x}}\n", " \n"), (" {{#x}} {{! c }}\n{{/x}}", "  \n"),
    ("  {{v}}\n", "  \n"), ("  {{{v}}}\n", "  \n"), ("{{! c }}{{! d }}\n", "\n"),
  ])
  func keepsOtherLines(_ template: String, expected: String) throws {
    #expect(try render(template, with: ["x": true, "v": ""]) == expected)
  }

  @Test func keepsBlankLinesAndWhiteSpaceAtTheEnd() throws {
    #expect(try render("\n  \n\ta\n  ") == "\n  \n\ta\n  ")
  }
}
