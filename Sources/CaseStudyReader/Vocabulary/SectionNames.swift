import CaseStudyModel

/// The headings of sections with a special meaning.
struct SectionNames: Sendable {
  private let names: [String: Set<String>]

  init(_ lists: [String: [String]]) { names = lists.mapValues { Set($0.map { NormalForm.of($0) }) } }

  /// The English names of all sections with a meaning, in normal form.
  var all: [String] { (names["changeRequests", default: []].union(names["takeaways", default: []])).sorted() }

  /// Returns the name of a section in another language that a misspelt heading most likely means.
  /// - Parameter list: the list of names.
  func translation(nearestTo heading: String, in list: Translations) -> String? {
    let normal = NormalForm.of(heading)
    // Shorter words have too many neighbours, above all in Chinese.
    guard normal.count > 4 else { return nil }
    let spelling = Spelling(normal.unicodeScalars)
    let known = names[list.rawValue, default: []].sorted().flatMap { name in
      Set([name, name.spellingOutUmlauts]).filter { $0.first == normal.first && Fix.isTypingError(normal, for: $0) }
        .compactMap { form in spelling.distance(to: Spelling(form.unicodeScalars), atMost: 20).map { (name, $0) } }
    }
    let name = known.min { $0.1 < $1.1 }?.0
    return name?.capitalized(like: heading)
  }

  /// The lists of names in languages other than English.
  enum Translations: String {
    case changeRequests = "translatedChangeRequests"
    case takeaways = "translatedTakeaways"
  }

  /// Returns whether a heading introduces change requests.
  func isChangeRequests(_ heading: String) -> Bool {
    contains(heading, "changeRequests") || contains(heading, "translatedChangeRequests")
  }

  /// Returns whether a heading introduces the takeaways.
  func isTakeaways(_ heading: String) -> Bool {
    contains(heading, "takeaways") || contains(heading, "translatedTakeaways")
  }

  /// Returns whether a label introduces the problems of the code above.
  func isProblem(_ label: [UInt8]) -> Bool {
    names["problems"]?.contains(String(decoding: label, as: UTF8.self)) ?? false
  }

  /// Returns whether a heading introduces a list of violations rather than the problems of the code above.
  func isCatalogue(_ heading: String) -> Bool { mentions(heading, "catalogues") }

  /// Returns whether the heading of a step says that it looks for violations, as in "Step 1: Identify the tasks".
  func isDiagnosis(_ heading: String) -> Bool { mentions(heading, "diagnoses") }

  /// Returns whether a heading only says that code follows.
  func isCode(_ heading: String) -> Bool { contains(heading, "code") }

  /// Returns whether a heading only says that a document begins, as "Introduction" does.
  func isOpening(_ heading: String) -> Bool { contains(heading, "openings") }

  /// Returns whether a heading introduces the drawbacks of a technique.
  func isDrawbacks(_ heading: String) -> Bool { contains(heading, "drawbacks") }

  /// Returns whether a heading introduces code to which a principle isn't applied, as in "When not to apply OCP".
  func isExceptions(_ heading: String) -> Bool {
    // Only the beginning counts, and this is asked for every block below the heading.
    let normal = NormalForm.of(String(heading.prefix(Self.longestException)))
    return names["exceptions", default: []].contains { name in
      // In scripts with spaces a word must end with the name, so that "when not" isn't "when notifications fail".
      let isDivided = name.unicodeScalars.last.map { !NormalForm.isIdeographic($0) } ?? false
      return normal == name || normal.hasPrefix(isDivided ? name + " " : name)
    }
  }

  /// The maximum length of the beginning of a heading that introduces exceptions, in characters.
  private static let longestException = 80

  /// The maximum length of what precedes the number of an example, in UTF-8.
  private static let longestExampleName = 24

  /// Returns whether a paragraph begins with the number of an example, as in "Ex 2 - a menu" or "Beispiel 2: ein Menü".
  func beginsExample(_ paragraph: String) -> Bool {
    let start = paragraph.utf8.prefix(Self.longestExampleName + 1)
    guard let number = start.firstIndex(where: { $0.isASCIIDigit }) else { return false }
    let name = NormalForm.of(paragraph[..<number]).filter { $0 != "#" }.trimmingSpaces()
    guard names["examples"]?.contains(name) ?? false else { return false }
    // "Example 2 shows the menu" is about an example elsewhere.
    let rest = Substring(paragraph.utf8[number...].drop { $0.isASCIIDigit || $0 == UInt8(ascii: " ") })
    return rest.first.map { $0.isNewline || ":：-–—.．、)）,，".contains($0) } ?? true
  }

  /// Returns whether a heading begins with the number of a step, as in "Step 2: Extract the menu" or "第2步".
  func beginsStep(_ heading: String) -> Bool {
    let normal = NormalForm.of(heading)
    let start = normal.utf8.prefix(Self.longestExampleName)
    guard let number = start.firstIndex(where: { $0.isASCIIDigit }) else { return false }
    let before = normal[..<number].trimmingSpaces()
    if before.isEmpty || before == "第" {
      // The word follows the number in some languages.
      let after = Substring(normal.utf8[number...].drop { $0.isASCIIDigit || $0 == UInt8(ascii: " ") })
      return names["stepsAfterNumbers", default: []].contains { after.hasPrefix($0) }
    }
    return names["steps"]?.contains(before) ?? false
  }

  /// Returns a heading without a final `(adverse)`, or `nil` if it has none.
  func withoutAdverse(_ heading: String) -> String? {
    let trimmed = heading.trimmingSpaces()
    guard trimmed.hasSuffix(")"), let open = trimmed.lastIndex(of: "(") else { return nil }
    let mark = trimmed[trimmed.index(after: open)...].dropLast()
    return contains(String(mark), "adverse") ? String(trimmed[..<open]).trimmingSpaces() : nil
  }

  /// Returns whether a heading contains a name of a list, as whole words in scripts with spaces.
  private func mentions(_ heading: String, _ list: String) -> Bool {
    let normal = " \(NormalForm.of(heading)) "
    return names[list, default: []].contains { name in
      let isDivided = name.unicodeScalars.last.map { !NormalForm.isIdeographic($0) } ?? false
      return normal.contains(isDivided ? " \(name) " : name)
    }
  }

  private func contains(_ heading: String, _ list: String) -> Bool {
    names[list]?.contains(NormalForm.of(heading)) ?? false
  }
}

extension String {
  /// The text with two letters in place of each umlaut, as on keyboards without them.
  fileprivate var spellingOutUmlauts: String {
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")].reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
