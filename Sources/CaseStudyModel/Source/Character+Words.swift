extension Character {
  /// Whether the character is a letter, a number or an underscore, which names in code consist of.
  package var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
