import Mustache
import Testing

struct InterpolationTests {
  @Test(arguments: [
    (#"<a href="x">Tom & Jerry's</a>"#, "&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/a&gt;"),
    ("nothing special", "nothing special"), ("&", "&amp;"), ("<<", "&lt;&lt;"), ("Größe > 1 🎉", "Größe &gt; 1 🎉"),
    ("", ""),
  ])
  func escapesText(_ text: String, expected: String) throws {
    #expect(try render("[{{x}}]", with: ["x": .text(text)]) == "[\(expected)]")
  }

  @Test(arguments: ["{{{x}}}", "{{&x}}", "{{& x }}", "{{{ x }}}", "{{=<% %>=}}<%{x}%>", "{{=<% %>=}}<%& x%>"])
  func leavesTextUnescapedOnRequest(_ template: String) throws {
    #expect(try render(template, with: ["x": "<b>&'\""]) == "<b>&'\"")
  }

  @Test(arguments: ["{{x}}", "{{{x}}}", "{{&x}}"])
  func writesMarkupAsItIs(_ template: String) throws {
    #expect(try render(template, with: ["x": .html(Array("<b>&amp;</b>".utf8))]) == "<b>&amp;</b>")
  }

  @Test(arguments: [
    (TemplateValue.null, ""), (true, "true"), (false, "false"), (-7, "-7"), (0, "0"), (1.21, "1.21"), (5.0, "5"),
  ])
  func writesOtherValues(_ value: TemplateValue, expected: String) throws {
    #expect(try render("[{{x}}]", with: ["x": value]) == "[\(expected)]")
  }

  @Test(arguments: [TemplateValue.list([1, 2]), ["a": 1]])
  func writesNothingForValuesWithoutAText(_ value: TemplateValue) throws {
    #expect(try render("[{{x}}]", with: ["x": value]) == "[]")
  }

  @Test func resolvesEachPartOfADottedNameInTheValueBefore() throws {
    let value: TemplateValue = ["a": ["b": ["c": "deep"]], "b": ["c": "wrong"], "a.b": "never"]
    #expect(try render("{{a.b.c}}{{#a}}|{{b.c}}{{/a}}|{{b.b}}", with: value) == "deep|deep|")
  }

  @Test func findsNamesInTheInnermostContextThatHasThem() throws {
    let value: TemplateValue = ["x": "outer", "y": "only outer", "inner": ["x": "inner"]]
    #expect(try render("{{#inner}}{{x}}, {{y}}{{/inner}}, {{x}}", with: value) == "inner, only outer, outer")
  }

  @Test func letsANullHideAnOuterValue() throws {
    #expect(try render("{{#inner}}[{{x}}]{{/inner}}", with: ["x": "outer", "inner": ["x": nil]]) == "[]")
  }

  @Test func writesTheTopOfTheStackForADot() throws {
    #expect(try render("{{#x}}<{{.}}>{{/x}}", with: ["x": ["a", 2, "&"]]) == "<a><2><&amp;>")
  }

  @Test func leavesBracesInValuesAlone() throws {
    #expect(try render("{{x}} { {", with: ["x": "{{y}}", "y": "no"]) == "{{y}} { {")
  }

  @Test func ignoresWhiteSpaceAroundNamesIncludingLineEndings() throws {
    #expect(try render("{{\n  x\n}}|{{ # x }}y{{ / x }}", with: ["x": "v"]) == "v|y")
  }
}
