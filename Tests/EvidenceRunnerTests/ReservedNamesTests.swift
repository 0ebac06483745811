import Testing

@testable import EvidenceRunner

/// Names that would change what a test means.
struct ReservedNamesTests {
  /// A study's own types may be created by literals; those of a driver are seen by nothing but tests.
  @Test(arguments: [
    ("extension Price: ExpressibleByIntegerLiteral {}", true), ("struct A: Swift.ExpressibleByStringLiteral {", true),
    ("let price = 3", false), ("extension Price: Expressible {}", false),
  ])
  func rejectsTypesOfDriversThatLiteralsCreate(line: String, isRefused: Bool) {
    #expect((ReservedNames.fault(in: line, isDriver: true) != nil) == isRefused)
    #expect(ReservedNames.fault(in: line) == nil)
  }
}
