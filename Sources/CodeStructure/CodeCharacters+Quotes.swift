/// The quotes that open no literal, or one without escapes.
extension CodeCharacters {
  /// Returns whether a quote begins a lifetime or a type, as `'a` in Rust: no quote follows the next character, which
  /// isn't a backslash.
  func beginsName(at quote: Int) -> Bool {
    guard quote + 2 < count, self[quote + 1].ascii != "\\" else { return quote + 2 >= count }
    return self[quote + 2].ascii != "'"
  }

  /// Returns whether a quote of a script is part of an element's text, as in `<p>Don't</p>`: it directly follows a word
  /// that is no keyword.
  func isApostrophe(at quote: Int, after word: String) -> Bool {
    quote > 0 && self[quote - 1].kind == .word && !Self.wordsBeforeStrings.contains(word)
  }

  /// Returns whether a quote begins a string of C# such as `@"C:\dir\"` or `@$"{a}"`.
  func isVerbatim(at quote: Int) -> Bool {
    guard self[quote].ascii == "\"" else { return false }
    let before = [quote - 1, quote - 2].map { $0 < 0 ? nil : self[$0].ascii }
    return before[0] == "@" || before == ["$", "@"]
  }

  private static let wordsBeforeStrings: Set = [
    "as", "await", "case", "default", "delete", "do", "else", "extends", "from", "import", "in", "instanceof", "keyof",
    "new", "of", "return", "throw", "typeof", "void", "yield",
  ]
}
