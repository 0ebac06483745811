import CaseStudyModel

/// The names that languages have in info strings.
struct LanguageNames: Sendable {
  private var canonical: [String: String] = [:]
  private var neutral: Set<String>
  /// Names that may stand in a label beside a side's words.
  let spokenNames: [String]

  init(_ aliases: [String: [String]], neutral: [String], adding own: [String: [String]] = [:]) {
    self.neutral = Set(neutral)
    for (name, others) in aliases {
      for alias in [name] + others { canonical[alias] = name }
    }
    // Names that were another language's, such as `scss` for CSS, become the site's, and keep blocks without a side.
    for (name, others) in own.sorted(by: { $0.key < $1.key }) {
      if let former = canonical[name], self.neutral.contains(former) { self.neutral.insert(name) }
      for alias in [name] + others { canonical[alias] = name }
    }
    // One letter names a language in an info string, but means nothing in a label.
    spokenNames = canonical.keys.filter { $0.count > 1 }
  }

  /// Returns the language that an info string's first word names; an unknown word is a language of its own.
  func language(named word: String) -> Language? {
    var name = word.lowercased()
    if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    if name.hasPrefix("{"), name.hasSuffix("}") { name = String(name.dropFirst().dropLast()) }
    if name.hasPrefix("."), name.count > 1 { name.removeFirst() }
    return name.isEmpty ? nil : Language(rawValue: canonical[name] ?? name)
  }

  /// Whether a word names a language, by its name or an alias.
  func isKnown(_ word: String) -> Bool {
    canonical[word.lowercased()] != nil
  }

  /// Whether blocks of this language are no versions of a design: output, shell commands, diagrams, data.
  func isNeutral(_ language: Language) -> Bool {
    neutral.contains(language.rawValue)
  }
}
