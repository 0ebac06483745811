import CaseStudyModel

/// The names of languages in info strings.
struct LanguageNames: Sendable {
  private var canonical: [String: String] = [:]
  private var neutral: Set<String>
  /// Names that may appear in a label next to the words for a side.
  let spokenNames: [String]

  /// Creates the table of names.
  /// - Parameters:
  ///   - aliases: the built-in languages, with their other names.
  ///   - neutral: the languages whose blocks have no side.
  ///   - own: the site's own languages, with their other names.
  init(_ aliases: [String: [String]], neutral: [String], adding own: [String: [String]] = [:]) {
    self.neutral = Set(neutral)
    for (name, others) in aliases {
      for alias in [name] + others { canonical[alias] = name }
    }
    // A site's own language may replace a built-in name such as `scss`, an alias of CSS; its blocks still have no side.
    for (name, others) in own.sorted(by: { $0.key < $1.key }) {
      if let former = canonical[name], self.neutral.contains(former) { self.neutral.insert(name) }
      for alias in [name] + others { canonical[alias] = name }
    }
    // A single letter names a language in an info string, but not in a label.
    spokenNames = canonical.keys.filter { $0.count > 1 }
  }

  /// Returns the language named by an info string's first word; an unknown word counts as a language.
  func language(named word: String) -> Language? {
    var name = word.lowercased()
    if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    if name.hasPrefix("{"), name.hasSuffix("}") { name = name.dropFirst().dropLast().trimmingSpaces() }
    if name.hasPrefix("."), name.count > 1 { name.removeFirst() }
    // Other programs add the language of the changed file, as in `diff-swift`.
    if name.hasPrefix("diff-") { name = Language.diff.rawValue }
    name = String(name.dropLast(Self.lineSigns(of: name)))
    return name.isEmpty ? nil : Language(rawValue: canonical[name] ?? name)
  }

  /// Returns the number of characters behind a language that say how to show its lines, as HackMD's `php=10` numbers
  /// them from 10 and `php!` wraps them.
  private static func lineSigns(of name: String) -> Int {
    let signs = name.drop { $0 != "=" && $0 != "!" }
    return signs.allSatisfy { "=!+".contains($0) || $0.isWholeNumber } ? signs.count : 0
  }

  /// Returns whether a word names a language, by its name or an alias.
  func isKnown(_ word: String) -> Bool { canonical[word.lowercased()] != nil }

  /// Returns whether a word names a language, including languages that only other programs know. Many of these names
  /// are common words, so the result means little for a word by itself.
  func isKnownAnywhere(_ word: String) -> Bool { isKnown(word) || Language.isWellKnown(word.lowercased()) }

  /// Returns whether a first word names a language, perhaps with the signs that other tools put around it.
  func names(_ word: String) -> Bool {
    isKnown(word)
      || (word.hasPrefix(".") || word.hasPrefix("{")) && language(named: word).map { isKnown($0.rawValue) } == true
  }

  /// Returns the names of a language, sorted.
  func names(of language: Language) -> [String] {
    canonical.filter { $0.value == language.rawValue }.map(\.key).sorted()
  }

  /// Returns whether blocks of this language are not versions of a design: output, shell commands, diagrams, data.
  func isNeutral(_ language: Language) -> Bool { neutral.contains(language.rawValue) }
}
