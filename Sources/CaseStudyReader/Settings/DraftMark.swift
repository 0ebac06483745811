import CaseStudyModel

/// A setting that may mark a page as a draft, in front matter that doesn't say so in the valid form.
struct DraftMark {
  /// The key as written.
  var key: String
  /// The place of the key.
  var range: SourceRange
  /// The place of the value; `nil` if the settings can't be read.
  private var valueRange: SourceRange?
  private var fixes: [Fix] = []

  private static let affirmations: Set<String> = ["true", "yes", "on", "y", "1", "ja", "oui", "si", "sí", "sì", "sim"]
  private static let denials: Set<String> = ["false", "no", "off", "n", "0"]
  /// The other names of 'draft'. Every word of a long line is looked up, so they are collected once.
  private static let otherNames = OtherNames.words(for: "draft")
  private static let states: Set<String> = ["draft", "private", "unpublished"]
  /// The values that mark a draft, by key. Keys such as 'hidden' aren't among them: other generators publish such pages
  /// and only leave them out of menus.
  private static let marks: [String: Set<String>] = [
    "status": states, "private": affirmations, "publish": denials.union(states), "published": denials.union(states),
  ]

  /// Finds the first such key in a mapping.
  init?(in node: YAMLNode, path: String) {
    guard let entry = Self.entry(in: node, isOuter: true) else { return nil }
    key = entry.key
    range = entry.keyRange(in: path)
    valueRange = entry.value.range(in: path)
  }

  /// - Parameter isOuter: whether the keys are those of the whole file, not below another key.
  private static func entry(in node: YAMLNode, isOuter: Bool) -> YAMLEntry? {
    switch node.content {
    case .scalar: return nil
    case .sequence(let items): return items.lazy.compactMap { entry(in: $0, isOuter: false) }.first
    case .mapping(let entries):
      for entry in entries {
        // Without a space after the colon, the value is part of the key.
        let name = entry.key.prefix { $0 != ":" }
        let glued = entry.key.dropFirst(name.count + 1)
        let value = entry.value.isNull ? String(glued) : entry.value.text
        if marksDraft(name, value, isOuter: isOuter) { return entry }
        if let inner = self.entry(in: entry.value, isOuter: false) { return inner }
      }
      return nil
    }
  }

  /// Finds the first such key in lines that can't be read as YAML.
  /// - Parameters:
  ///   - firstLine: the number of the first line in the file.
  ///   - isProse: whether the lines may be text, in which only a line such as `draft: true` is a setting.
  init?(inLines lines: some Sequence<String>, firstLine: Int, path: String, isProse: Bool = false) {
    for (index, line) in lines.enumerated() {
      guard let word = Self.word(in: line, isProse: isProse) else { continue }
      key = String(word)
      let column = line.utf8.distance(from: line.startIndex, to: word.startIndex) + 1
      range = SourceRange(path: path, line: firstLine + index, column: column, length: word.utf8.count)
      return
    }
    return nil
  }

  /// Returns the first key of a line that may mark a draft. JSON and TOML can have several settings on one.
  private static func word(in line: String, isProse: Bool) -> Substring? {
    var rest = line.drop { !$0.isPartOfWord && $0 != "#" && $0 != "/" }
    if rest.hasPrefix("#") || rest.hasPrefix("//") { return nil }
    var isOuter = !isProse
    while !rest.isEmpty {
      let word = rest.prefix { $0.isPartOfWord || $0 == "-" }
      rest = rest[word.endIndex...]
      let signs = rest.prefix { !$0.isPartOfWord }
      let next = rest.dropFirst(signs.count)
      // Only the first value of a line or a member is read, up to the end of the line or the member.
      let value = isOuter || isProse ? rest.prefix { !",{}#".contains($0) } : next.prefix(while: \.isPartOfWord)
      let hasSign = signs.contains { ":=：".contains($0) }
      let isSetting = hasSign || isOuter && affirmations.contains(letters(of: value))
      if isSetting, marksDraft(word, String(value), isOuter: isOuter) { return word }
      if isProse || signs.contains("#") { return nil }
      isOuter = signs.contains { ",{".contains($0) }
      rest = next
    }
    return nil
  }

  /// Returns whether a setting may mark a draft.
  /// - Parameters:
  ///   - value: the text of the value; `nil` for a list or a mapping.
  ///   - isOuter: whether the key is one of the whole file. Below another key or in the middle of a line, words such as
  ///     'private' can have other meanings, and 'draft' must have a plain value.
  private static func marksDraft(_ key: some StringProtocol, _ value: String?, isOuter: Bool) -> Bool {
    let name = letters(of: key)
    let word = letters(of: value ?? "")
    if name == "draft", isOuter { return value == nil || !denials.contains(word) }
    if otherNames.contains(name) || Fix.isTypingError(name, for: "draft") {
      return affirmations.contains(word)
    }
    return isOuter && marks[name]?.contains(word) == true
  }

  /// Returns the letters and digits of a text, in lowercase.
  private static func letters(of text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9") ~= $0 }))
      .lowercased()
  }

  /// Removes the other diagnostics about the setting, and keeps their fixes: one mistake has one diagnostic.
  mutating func replaceOthers(in diagnostics: inout [Diagnostic]) {
    let isOther = { [range, valueRange] (diagnostic: Diagnostic) in
      diagnostic.id == "UnknownKey" && diagnostic.range == range
        || diagnostic.id == "WrongType" && diagnostic.range == valueRange
    }
    // Only the author can say whether the page is a draft, so no fix is safe.
    fixes += diagnostics.filter(isOther).flatMap(\.fixes).map { Fix($0.title, $0.replacements, isSafe: false) }
    diagnostics.removeAll(where: isOther)
  }

  /// Returns the diagnostic about the key.
  func diagnostic(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      "UncertainDraft", severity, "Key '\(key)' may mark the page as a draft, so builds leave the page out", at: range,
      solutions: fixes.map(\.title) + ["write 'draft: true' or 'draft: false' in the front matter"], fixes: fixes)
  }
}
