import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Markup that the content security policy blocks")
struct BlockedMarkupTests {
  private func findings(_ template: String) -> [String] {
    let source = TemplateSource(path: "Templates/base.mustache", template: Array(template.utf8))
    return BlockedMarkup(source: source).diagnostics.map {
      "\($0.range.start.line):\($0.range.start.column) \($0.summary)"
    }
  }

  @Test(arguments: [
    ("<p>\n <script>a()</script>", "2:2 A script must be in a file of the site; browsers ignore it in a page"),
    ("<SCRIPT type=module>", "1:1 A script must be in a file of the site; browsers ignore it in a page"),
    ("<style>a {}</style>", "1:1 Style rules must be in a file of the site; browsers ignore them in a page"),
    ("<iframe src='/a'>", "1:1 Element 'iframe' must not be in a template; browsers leave it empty"),
    ("<a onClick='b()'>", "1:4 Attribute 'onclick' must be set by a script in a file; browsers ignore it in a page"),
    (
      "<script src='https://a.org/b.js'>",
      "1:14 Address 'https://a.org/b.js' must lead to a file of the site; browsers load no others"
    ),
    (
      "<script src=\"//a.org/b.js\">",
      "1:14 Address '//a.org/b.js' must lead to a file of the site; browsers load no others"
    ),
    (
      "<link rel=\"preload stylesheet\" href=\"http://a.org/b.css\">",
      "1:38 Address 'http://a.org/b.css' must lead to a file of the site; browsers load no others"
    ),
    (
      "<img src='data:image/png;base64,AA'>",
      "1:11 Address 'data:image/png;base64,AA' must lead to a file of the site; browsers load no others"
    ),
    ("<!-- <style> -->\n<style>", "2:1 Style rules must be in a file of the site; browsers ignore them in a page"),
    (
      "<img srcset='{{site.url}}a.png 1x, https://a.org/b.png 2x'>",
      "1:36 Address 'https://a.org/b.png' must lead to a file of the site; browsers load no others"
    ),
    ("<form action='/a'>", "1:7 Attribute 'action' must not be in a template; browsers send no form"),
    ("<base href='/a'>", "1:1 Element 'base' must not be in a template; browsers ignore it"),
    (
      "<a href='JavaScript:b()'>",
      "1:10 Address 'JavaScript:b()' must not be a script; browsers don't run it"
    ),
    (
      "<img src=https://a.org/b>",
      "1:10 Address 'https://a.org/b' must lead to a file of the site; browsers load no others"
    ),
  ])
  func isFound(template: String, finding: String) {
    #expect(findings(template) == [finding])
  }

  @Test(arguments: [
    "<script src='{{script}}' defer></script>", "<script type='application/ld+json'>{}</script>",
    "<link rel='canonical' href='https://a.org/'>", "<link rel='stylesheet' href='{{.}}'>",
    "<a href='https://a.org/'>a</a>", "<form>", "<img srcset='{{site.url}}a.png 1x, {{site.url}}b.png 2x'>",
    "<p style='width:1px'>", "{{! <script>a()</script> }}", "<!-- <script>a()</script> -->",
    "<!-- <style>",
    "<svg><style>a {}</style></svg>", "<p on>",
  ])
  func isNotWhatBrowsersUse(template: String) {
    #expect(findings(template) == [])
  }
}
