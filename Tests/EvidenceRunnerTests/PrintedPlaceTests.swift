import Testing

@testable import EvidenceRunner

@Suite("The lines and columns in the output of programs")
struct PrintedPlaceTests {
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "-1", "", "x"])
  func areNumbersThatAFileCanHave(digits: String) {
    #expect(Int(printedPlace: digits) == nil)
    #expect(Int(printedPlace: "999999999") == 999_999_999)
  }

  @Test(arguments: ["domain.py in main.py:4:2: no", "main.py says main.py:4:2: no", "main.py:4:2: in main.py"])
  func areFoundBesideOtherPlacesWhereTheNameStands(line: Substring) {
    let place = NamedPlace.first(in: line, of: ["main.py"])
    #expect(place?.line == 4)
    #expect(place?.column == 2)
  }

  @Test func areNotMadeUpByTheProgram() {
    #expect(NamedPlace.first(in: "a.md:9223372036854775807:1: x", of: ["a.md"]) == nil)
    #expect(NamedPlace.first(in: "a.md:3:9223372036854775807: x", of: ["a.md"])?.column == 1)
  }
}
