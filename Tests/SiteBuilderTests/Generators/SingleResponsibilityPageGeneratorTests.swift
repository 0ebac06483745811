import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("What is particular to single responsibility")
struct SingleResponsibilityPageGeneratorTests {
  private static var parts: [Article.Part] {
    [
      .heading(2, "Change requests"), .heading(3, "Weekly"),
      .code(.before, "class Report { }\nextension Report { }\n", file: "Report.swift"),
      .code(.before, "func helper() {}\n", file: "Helper.swift"),
      .code(.after, "struct Text { }\nstruct Layout { }\n", file: "Text.swift"),
      .code(.after, "struct Printer { }\n", file: "Printer.swift"),
    ]
  }

  @Test func listsTheTypesOfEachFileWithoutExtensions() throws {
    let found = particulars(by: SingleResponsibilityPageGenerator(), of: Self.parts)
    #expect(found["before"]?.rows("file", "types") == [["Report.swift", "Report"]])
    #expect(found["after"]?.rows("file", "types") == [["Text.swift", "Text, Layout"], ["Printer.swift", "Printer"]])
  }

  @Test func statesWhoAsksForEachChange() {
    let request = ChangeRequest(
      title: "Weekly", line: 2, heading: 1, isAdverse: true, reason: "Sales asks", snippets: [])
    let found = particulars(by: SingleResponsibilityPageGenerator(), of: Self.parts, requests: [request])
    #expect(
      found["requests"]?.rows("title", "reason", "isAdverse", "url")
        == [["Weekly", "Sales asks", "true", "../../case-studies/x/changes/#weekly"]])
    #expect(found["hasRequests"] == .bool(true))
  }

  @Test(arguments: ["", "let a = 1\n", "// struct No {}\n"]) func leavesOutAStudyWhoseSidesDeclareNoType(code: String) {
    let parts: [Article.Part] = [.code(.before, code), .code(.after, code), .code(nil, "struct Neutral {}\n")]
    #expect(particulars(by: SingleResponsibilityPageGenerator(), of: parts) == [:])
  }
}
