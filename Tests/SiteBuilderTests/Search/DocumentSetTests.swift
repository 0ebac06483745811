import Testing

@testable import SiteBuilder

@Suite("Sets of studies in the index")
struct DocumentSetTests {
  private static func text(_ numbers: [Int32], below limit: Int) -> String {
    var out: [UInt8] = []
    DocumentSet.write(numbers, below: limit, into: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(
    arguments: [
      ([], 100, ""), ([0], 100, "A"), ([0, 1, 2], 100, "AAA"), ([31], 100, "f"), ([32], 100, "gB"),
      ([5, 1_030], 10_000, "FggB"), ([0, 1, 2, 3], 4, "!P"), ([0, 1, 2, 3, 4, 5, 6], 7, "!_B"),
    ] as [([Int32], Int, String)])
  func areGapsOrBits(numbers: [Int32], limit: Int, text: String) {
    #expect(Self.text(numbers, below: limit) == text)
  }

  @Test func growByAtMostASixthOfTheStudies() {
    #expect(Self.text(Array(0..<6_000), below: 6_000).utf8.count == 1_001)
  }
}
