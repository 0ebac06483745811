import Testing

@testable import EvidenceRunner

@Suite("The lines and columns in the output of programs")
struct PrintedPlaceTests {
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "-1", "", "x"])
  func areNumbersThatAFileCanHave(digits: String) {
    #expect(Int(printedPlace: digits) == nil)
    #expect(Int(printedPlace: "999999999") == 999_999_999)
  }

  @Test func areNotMadeUpByTheProgram() {
    #expect(NamedPlace.first(in: "a.md:9223372036854775807:1: x", of: ["a.md"]) == nil)
    #expect(NamedPlace.first(in: "a.md:3:9223372036854775807: x", of: ["a.md"])?.column == 1)
  }
}
