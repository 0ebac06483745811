import CaseStudyModel

/// The classes that a site's style sheets select, whose misspelt names match nothing.
struct StyleClasses {
  /// The maximum number of faults.
  private static let limit = 20
  /// The length of the shortest name that can be misspelt; shorter names are often similar without being misspelt.
  private static let shortest = 6

  /// The classes of the theme's style sheets.
  private var known: Set<String> = []
  /// The words of scripts and of a site's templates, which may give elements further classes.
  private var elsewhere: Set<String> = []

  /// Adds a style sheet of the theme, with spaces for comments and texts.
  mutating func add(styleSheet rules: [UInt8]) {
    for selectors in Self.selectors(in: rules) { known.formUnion(StyleSelector(selectors).classes.map(\.name)) }
  }

  /// Adds a script or a template.
  mutating func add(other text: [UInt8]) {
    let words = text.split { !StyleSelector.isNameByte($0) }
    elsewhere.formUnion(words.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns a fault for each class that nothing else mentions and whose name is one edit from a known one, and for
  /// each class without its dot.
  /// - Parameter rules: the style sheet of a site, with spaces for comments and texts.
  func faults(in rules: [UInt8]) -> [StyleProperties.Fault] {
    let names = known.filter { $0.utf8.count >= Self.shortest - 1 }.sorted().map { ($0, Spelling($0.unicodeScalars)) }
    if names.isEmpty { return [] }
    var found: [StyleProperties.Fault] = []
    let selectors = Self.selectors(in: rules).map { StyleSelector($0) }
    for (name, range) in selectors.flatMap(\.unknownElements) where known.contains(name) && found.count < Self.limit {
      let right = "." + name
      found.append(
        .init(
          range: range, summary: "Selector '\(name)' isn't known; did you mean '\(right)'?", replacement: right,
          solution: "replace '\(name)' with '\(right)'"))
    }
    for (name, range) in selectors.flatMap(\.classes) {
      guard name.utf8.count >= Self.shortest, !known.contains(name), !elsewhere.contains(name) else { continue }
      let spelling = Spelling(name.unicodeScalars)
      guard let (right, _) = names.first(where: { spelling.distance(to: $0.1, atMost: 1) != nil }),
        name.filter({ !$0.isNumber }) != right.filter({ !$0.isNumber })
      else { continue }
      found.append(
        .init(
          range: range, summary: "Class '\(name)' isn't known; did you mean '\(right)'?", replacement: right,
          solution: "replace '\(name)' with '\(right)'"))
      if found.count >= Self.limit { break }
    }
    return found
  }

  /// Returns the text before each brace of a style sheet.
  private static func selectors(in rules: [UInt8]) -> [ArraySlice<UInt8>] {
    var start = 0
    var found: [ArraySlice<UInt8>] = []
    for (index, byte) in rules.enumerated() where "{};".utf8.contains(byte) {
      if byte == UInt8(ascii: "{") { found.append(rules[start..<index]) }
      start = index + 1
    }
    return found
  }
}
