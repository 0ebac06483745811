extension Character {
  /// Whether the character is a letter or a number.
  package var isLetterOrNumber: Bool { isLetter || isNumber }

  /// Whether the character is a letter, a number or an underscore, which names in code consist of.
  package var isPartOfWord: Bool { isLetterOrNumber || self == "_" }
}
