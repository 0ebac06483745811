import CaseStudyModel

/// The names that languages have in info strings.
struct LanguageNames: Sendable {
  private var canonical: [String: String] = [:]
  private let neutral: Set<String>
  /// Names that may stand in a label beside a side's words.
  let spokenNames: [String]

  init(_ aliases: [String: [String]], neutral: [String]) {
    self.neutral = Set(neutral)
    for (name, others) in aliases {
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
