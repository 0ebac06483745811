import Testing

@testable import EvidenceRunner

/// The bodies of methods in the texts of files.
struct MethodBodyTests {
  /// The second line of a file, with the body of its method.
  private static let cases: [(method: String, body: String)] = [
    ("func total() -> Int { sum }", " sum "),
    ("func close() {\n    if isOpen { log(\"}\") }\n  }", "\n    if isOpen { log(\"}\") }\n  "),
    ("func add(_ price: Int, then: () -> Void = {}) { then() }", " then() "),
    ("func close() { // without '}'\n    isOpen = false\n  }", " // without '}'\n    isOpen = false\n  "),
    ("func sign() -> String { #\"\"}\"# }", " #\"\"}\"# "),
  ]

  @Test(arguments: cases.indices)
  func endsAtTheBraceThatCloses(_ index: Int) throws {
    let row = Self.cases[index]
    let file = "struct Till {\n  \(row.method)\n}"
    let body = try #require(MethodBody(in: file, from: 2))
    #expect(body.text == row.body)
    #expect(body.replaced(by: row.body) == file)
  }
}
