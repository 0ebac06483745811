import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Elements of a site's templates")
struct TemplateElementsTests {
  private func findings(_ templates: String...) -> [String] {
    TemplateElements.diagnostics(of: templates.map { TemplateSource(path: "a.mustache", template: Array($0.utf8)) }).map
    {
      "\($0.range.start.line):\($0.range.start.column) \($0.summary)"
    }
  }

  @Test(arguments: [
    ("<div>\n <span>{{a}}</div>", "2:2 Element 'span' must be closed by '</span>'"),
    ("<div>{{a}}</div></div>", "1:17 Tag '</div>' must close an element that is open"),
    ("<b><i>{{a}}</b></i>", "1:4 Element 'i' must be closed before the element around it"),
    ("{{#a}}<div>{{/a}}", "1:7 Element 'div' must be closed by '</div>'"),
    ("{{<base}}{{$main}}<section>{{/main}}{{/base}}", "1:19 Element 'section' must be closed by '</section>'"),
    ("<sectoin></sectoin>", "1:2 Element 'sectoin' isn't known; did you mean 'section'?"),
    ("<p class=\"a>{{b}}</p><p id=\"c\">", "1:4 The value of attribute 'class' must end with a quotation mark"),
  ])
  func areReported(template: String, finding: String) {
    #expect(findings(template) == [finding])
  }

  @Test(arguments: [
    "{{#url}}<a href=\"{{url}}\">{{/url}}{{name}}{{#url}}</a>{{/url}}",
    "{{#a}}<ul>{{/a}}{{^a}}<ol>{{/a}}{{#a}}</ul>{{/a}}{{^a}}</ol>{{/a}}",
    "<ul><li>{{a}}<li>{{b}}</ul><p>{{c}}<table><tr><td>{{d}}</table>",
    "<img src=\"{{a}}\" alt=\"\"><br><input {{#b}}checked{{/b}}><path d=\"M0\"/>",
    "<!-- <div> -->{{! </div> }}{{>part}}{{<base}}{{/base}}",
    "<my-card>{{a}}</my-card><template></template>",
    "<script>if (a<b) { c('</div>') }</script><style>a>b{}</style>",
    "<span title=\"{{#a}}<b>{{/a}}\">{{c}}</span>",
    "{{=<% %>=}}<div>",
  ])
  func areAccepted(template: String) {
    #expect(findings(template) == [])
  }

  @Test(arguments: [
    ("<img src=\"{{a}}\" {{b}}>", 0), ("<img src=\"{{a}}\"{{b}}>", 0), ("<img {{b}} src=\"{{a}}\">", 0),
    ("<img src=\"{{a}}\" title='{{b}}'>", 1),
  ])
  func mayGetTheTextOfAnImageFromATag(template: String, count: Int) {
    #expect(findings(template).count == count)
  }

  /// Searching all open elements for each end tag would take minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "</div>", count: 100_000),
      String(repeating: "<div>", count: 100_000) + String(repeating: "</span>", count: 100_000),
      String(repeating: "<b><i></b></i>", count: 30_000),
      "<img " + (0..<50_000).map { "a\($0)=b " }.joined() + ">",
    ])
  func areReadInLinearTime(template: String) {
    #expect((1...40).contains(findings(template).count))
  }

  @Test func mayBeClosedByAnotherTemplate() {
    #expect(findings("<main>{{a}}", "{{b}}</main>") == [])
  }
}
