import Testing

@testable import CaseStudyReader

@Suite struct CompiledPatternTests {
  private static let pair = CompiledPattern(/(\w+)=(\d+)/)

  @Test func findsTheFirstMatchAndItsGroups() throws {
    // A macro would copy the pattern, which can't be copied.
    let found = Self.pair.firstMatch(in: "x a=1 b=2")
    let match = try #require(found)
    #expect(match.1 == "a")
    #expect(match.2 == "1")
    let missing = Self.pair.firstMatch(in: "x")
    #expect(missing == nil)
  }

  @Test(arguments: [("a=1 b", true), ("a=1", true), (" a=1", false)])
  func findsAMatchAtTheStart(text: String, isFound: Bool) {
    let match = Self.pair.prefixMatch(in: text)
    #expect((match != nil) == isFound)
  }

  @Test func findsAndRemovesAllMatches() {
    let text = "x a=1 y b=2"
    let keys = Self.pair.matches(in: text[...]).map(\.1)
    #expect(keys == ["a", "b"])
    let rest = Self.pair.removingMatches(from: text)
    #expect(rest == "x  y ")
    let first = Self.pair.firstRange(in: text[...]).map { String(text[$0]) }
    #expect(first == "a=1")
  }

  @Test func isSharedByThreads() async {
    let found = await withTaskGroup(of: String?.self) { group in
      for number in 0..<200 { group.addTask { Self.pair.firstMatch(in: "a=\(number)").map { String($0.2) } } }
      return await group.reduce(into: Set<String>()) { $0.formUnion([$1].compactMap { $0 }) }
    }
    #expect(found == Set((0..<200).map(String.init)))
  }
}
