import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("What is particular to interface segregation")
struct InterfaceSegregationPageGeneratorTests {
  @Test func countsTheRequirementsOfEachProtocolAndNamesItsUsers() {
    let found = particulars(
      by: InterfaceSegregationPageGenerator(),
      of: [
        .code(.before, "protocol Device { func scan(); func fax(); var ink: Int { get } }\n", file: "Device.swift"),
        .code(.before, "struct Office { let device: any Device }\n", file: "Office.swift"),
        .code(.after, "protocol Scanner { func scan() }\nprotocol Fax { func fax() }\n", file: "Devices.swift"),
        .code(.after, "struct Office { let scanner: any Scanner }\n", file: "Office.swift"),
      ])
    let sides = Side.allCases.map { InterfaceTexts.english.text("side.inText.\($0.rawValue)") }
    #expect(
      found["rows"]?.rows("name", "side", "requirements", "users")
        == [
          ["Device", sides[0], "3", "Office.swift"], ["Scanner", sides[1], "1", "Office.swift"],
          ["Fax", sides[1], "1", ""],
        ])
  }

  @Test func leavesOutAStudyWithoutProtocols() {
    let parts: [Article.Part] = [.code(.before, "class Wide { func a() {} }\n"), .code(.after, "struct Narrow {}\n")]
    #expect(particulars(by: InterfaceSegregationPageGenerator(), of: parts) == [:])
  }
}
