extension Fix {
  /// Returns the fix that writes another word in place of a misspelt one.
  ///
  /// It is safe if the words differ in case and separators only, or in at most a quarter of the letters.
  package static func respelling(_ word: String, as name: String, at range: SourceRange) -> Fix {
    Fix(
      "replace '\(word)' with '\(name)'", [Replacement(range, with: name)],
      isSafe: Self.isTypingError(word, for: name))
  }

  /// Whether a word can hardly mean anything but a name.
  package static func isTypingError(_ word: String, for name: String) -> Bool {
    // A word that needs a value can't be mended without it.
    if name.hasSuffix("="), !word.hasSuffix("=") { return false }
    if word.foldedName == name.foldedName { return true }
    let limit = max(1, word.unicodeScalars.count / 4)
    return Spelling(word.unicodeScalars).distance(to: Spelling(name.unicodeScalars), atMost: limit) != nil
  }
}

extension StringProtocol {
  /// The lowercase letters and digits, for names that authors write with other separators.
  package var foldedName: String {
    String(String.UnicodeScalarView(lowercased().unicodeScalars.filter { !"_- ./:".unicodeScalars.contains($0) }))
  }
}
