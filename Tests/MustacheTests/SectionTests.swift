import Mustache
import Testing

struct SectionTests {
  @Test(arguments: [TemplateValue.null, false, "", .html([]), .list([])])
  func skipsSectionsOfFalseValues(_ value: TemplateValue) throws {
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", with: ["x": value]) == "no")
  }

  @Test(arguments: [TemplateValue.bool(true), 0, 0.5, "text", .html([60]), .list([false]), .object([:])])
  func writesSectionsOfTrueValues(_ value: TemplateValue) throws {
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", with: ["x": value]) == "yes")
  }

  @Test func repeatsForEachElement() throws {
    let value: TemplateValue = ["site": "S", "studies": [["title": "A"], ["title": "B"]]]
    #expect(try render("{{#studies}}{{site}}/{{title}} {{/studies}}", with: value) == "S/A S/B ")
  }

  @Test func iteratesOverListsOfLists() throws {
    #expect(try render("{{#.}}({{#.}}{{.}}{{/.}}){{/.}}", with: [[1, 2], [3]]) == "(12)(3)")
  }

  @Test func treatsUndefinedNamesAsFalse() throws {
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}{{#a.b}}yes{{/a.b}}", with: ["a": "text"]) == "no")
  }

  @Test func nestsSectionsOfTheSameName() throws {
    #expect(try render("{{#x}}1{{#x}}2{{/x}}3{{/x}}", with: ["x": true]) == "123")
  }
}
