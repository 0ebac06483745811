extension Fix {
  /// Returns the fix that writes another word in place of a misspelt one.
  ///
  /// It is safe if the words differ in case and separators only, or in at most a quarter of the letters.
  package static func respelling(_ word: String, as name: String, at range: SourceRange) -> Fix {
    .replacing(word, with: name, at: range, isSafe: isTypingError(word, for: name))
  }

  /// Returns whether a word is so close to a name that it can hardly mean anything else.
  package static func isTypingError(_ word: String, for name: String) -> Bool {
    // The name takes a value that the word lacks, so replacing the word alone would not be valid.
    if name.hasSuffix("="), !word.hasSuffix("=") { return false }
    if word.foldedName == name.foldedName { return true }
    let limit = max(1, word.unicodeScalars.count / 4)
    return Spelling(word.unicodeScalars).distance(to: Spelling(name.unicodeScalars), atMost: limit) != nil
  }
}

extension StringProtocol {
  /// The text in lowercase and without separators, to compare names that authors may separate differently.
  package var foldedName: String {
    String(String.UnicodeScalarView(lowercased().unicodeScalars.filter { !"_- ./:".unicodeScalars.contains($0) }))
  }
}
