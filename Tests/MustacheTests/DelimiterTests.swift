import Mustache
import Testing

struct DelimiterTests {
  @Test func changesDelimitersForWhatFollows() throws {
    #expect(try render("{{x}}{{=<% %>=}}{{x}}<%x%><%={{ }}=%>{{x}}<%x%>", with: ["x": 1]) == "1{{x}}11<%x%>")
  }

  @Test(arguments: ["{{=| |=}}|x|", "{{=@ @=}}@ x @", "{{= [   ] =}}[x]", "{{={{{ }}}=}}{{{x}}}", "{{=« »=}}«x»"])
  func acceptsAnyTwoWords(_ template: String) throws {
    #expect(try render(template, with: ["x": "<"]) == "&lt;")
  }

  @Test func keepsDelimitersToOneTemplate() throws {
    let output = try render("{{=| |=}}|>p|{{x}}|x|", with: ["x": 1], partials: ["p": "{{x}}{{=< >=}}<x>"])
    #expect(output == "11{{x}}1")
  }
}
