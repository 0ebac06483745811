/// The headings of sections with a special meaning.
struct SectionNames: Sendable {
  private let names: [String: Set<String>]

  init(_ lists: [String: [String]]) {
    names = lists.mapValues { Set($0.map { NormalForm.of($0) }) }
  }

  /// The English names of all sections with a meaning, in normal form.
  var all: [String] { (names["changeRequests", default: []].union(names["takeaways", default: []])).sorted() }

  /// Returns whether a heading introduces change requests.
  func isChangeRequests(_ heading: String) -> Bool { contains(heading, "changeRequests") }
  /// Returns whether a heading introduces the takeaways.
  func isTakeaways(_ heading: String) -> Bool {
    contains(heading, "takeaways") || contains(heading, "translatedTakeaways")
  }

  /// Returns whether a label introduces the problems of the code above.
  func isProblem(_ label: [UInt8]) -> Bool {
    names["problems"]?.contains(String(decoding: label, as: UTF8.self)) ?? false
  }

  /// Returns a heading without a final `(adverse)`, or `nil` if it has none.
  func withoutAdverse(_ heading: String) -> String? {
    let trimmed = heading.trimmingSpaces()
    guard trimmed.hasSuffix(")"), let open = trimmed.lastIndex(of: "(") else { return nil }
    let mark = trimmed[trimmed.index(after: open)...].dropLast()
    return contains(String(mark), "adverse") ? String(trimmed[..<open]).trimmingSpaces() : nil
  }

  private func contains(_ heading: String, _ list: String) -> Bool {
    names[list]?.contains(NormalForm.of(heading)) ?? false
  }
}
