import CaseStudyModel

/// The types that a block declares, read from the first words of its lines, for any language.
struct DeclaredTypes {
  /// The names, without generic parameters.
  let names: Set<Substring>

  private static let keywords: Set<Substring> = [
    "class", "struct", "protocol", "interface", "enum", "actor", "trait", "record", "object",
  ]
  /// The maximum number of modifiers before a keyword; words further on belong to a sentence or an expression.
  private static let modifierLimit = 5

  /// Reads the types that code declares.
  init(_ code: String) {
    var names: Set<Substring> = []
    for line in code.split(whereSeparator: \.isNewline) {
      let words = line.split(maxSplits: 2 * Self.modifierLimit) { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let keyword = words.prefix(Self.modifierLimit + 1).firstIndex(where: Self.keywords.contains) else {
        continue
      }
      // `enum class Name` and `data object Name` have two words of the kind; types begin with a capital.
      let name = words[(keyword + 1)...].first { !Self.keywords.contains($0) }
      if let name, name.first?.isUppercase ?? false { names.insert(name) }
    }
    self.names = names
  }
}
