/// Recognises words with letters of another script that look like Latin ones, such as the Cyrillic `а`.
enum LookAlikeLetters {
  /// Returns the name that a word looks like; `nil` for words in one script.
  static func name(for word: String, among names: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars)
    guard letters.contains(where: isForeign), letters.count(where: { $0.isASCII && $0.properties.isAlphabetic }) > 1
    else { return nil }
    return names.first { name in
      let scalars = Array(name.unicodeScalars)
      return scalars.count == letters.count
        && zip(letters, scalars).allSatisfy { $0 == $1 || isForeign($0) && $1.isASCII && $1.properties.isAlphabetic }
    }
  }

  /// Returns whether a letter is Greek, Cyrillic or a wide form of a Latin one.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x52F).contains(scalar.value) || (0xFF21...0xFF5A).contains(scalar.value)
  }
}
