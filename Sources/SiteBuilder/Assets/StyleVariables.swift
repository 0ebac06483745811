import CaseStudyModel

/// The variables of a site's style sheets, whose misspelt names browsers ignore silently.
struct StyleVariables {
  /// A name with its hyphens.
  private struct Mention {
    var range: Range<Int>
    var name: String
    /// Whether a rule sets the variable.
    var isSet: Bool
    /// Whether a value reads it.
    var isRead: Bool
  }

  /// The maximum number of faults.
  private static let limit = 20
  /// The length of the shortest name that can be misspelt, with its hyphens.
  private static let shortest = 6

  private var set: Set<String> = []
  private var read: Set<String> = []
  /// The names in scripts and templates, which may do either.
  private var elsewhere: Set<String> = []

  /// Adds a style sheet, with spaces for comments and texts.
  mutating func add(styleSheet rules: [UInt8]) {
    for mention in Self.mentions(in: rules) {
      if mention.isSet { set.insert(mention.name) }
      if mention.isRead { read.insert(mention.name) }
    }
  }

  /// Adds a script or a template.
  mutating func add(other text: [UInt8]) {
    elsewhere.formUnion(Self.mentions(in: text).map(\.name))
  }

  /// Returns a fault for each variable that is only set or only read, if its name is nearly that of another one. If one
  /// of two similar variables is only set and the other only read, only the first gets a fault.
  /// - Parameter rules: the style sheet, with spaces for comments and texts.
  func faults(in rules: [UInt8]) -> [StyleProperties.Fault] {
    var found: [StyleProperties.Fault] = []
    var (namesRead, namesOfBoth) = (KnownNames(read), KnownNames(set.intersection(read)))
    for mention in Self.mentions(in: rules) where mention.isSet || mention.isRead {
      let name = mention.name
      // Shorter names are often similar without being misspelt.
      guard name.utf8.count >= Self.shortest, !(mention.isSet ? read : set).contains(name), !elsewhere.contains(name),
        let right = mention.isSet ? namesRead.nearest(to: name) : namesOfBoth.nearest(to: name),
        isMisspelt(name, for: right)
      else { continue }
      found.append(
        .init(
          range: mention.range,
          summary: mention.isSet
            ? "No style reads the variable '\(name)'; did you mean '\(right)'?"
            : "No style sets the variable '\(name)'; did you mean '\(right)'?",
          replacement: right, solution: "replace '\(name)' with '\(right)'"))
      if found.count == Self.limit { break }
    }
    return found
  }

  /// Returns whether a name can only be a misspelling of another one; numbered names, such as `--ink2`, may be
  /// intended.
  private func isMisspelt(_ name: String, for other: String) -> Bool {
    Fix.isTypingError(name, for: other) && name.filter { !$0.isNumber } != other.filter { !$0.isNumber }
  }

  private static func mentions(in text: [UInt8]) -> [Mention] {
    var found: [Mention] = []
    var index = 0
    while index + 2 < text.count {
      let isName =
        text[index] == UInt8(ascii: "-") && text[index + 1] == UInt8(ascii: "-") && text[index + 2].isASCIILetter
        && (index == 0 || !isNameByte(text[index - 1]))
      guard isName else {
        index += 1
        continue
      }
      let end = text[index...].firstIndex { !isNameByte($0) } ?? text.count
      let before = text[..<index].lastIndex { $0 > 0x20 }
      let after = text[end...].first { $0 > 0x20 }
      found.append(
        Mention(
          range: index..<end, name: String(decoding: text[index..<end], as: UTF8.self),
          isSet: after == UInt8(ascii: ":") && before.map { "{};".utf8.contains(text[$0]) } ?? true,
          isRead: before.map { text[...$0].suffix(4).elementsEqual("var(".utf8) } ?? false))
      index = end
    }
    return found
  }

  private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIWordPart || byte == UInt8(ascii: "-") }
}
