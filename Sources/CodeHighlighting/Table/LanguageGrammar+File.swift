extension LanguageGrammar {
  /// Reads the grammar in the bytes of a file; the file's name, `name`, is the language's first name.
  ///
  /// Throws as `init(parsing:)` does, and where a byte isn't UTF-8.
  public init(file bytes: [UInt8], name: String) throws(GrammarFailure) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    guard let valid = String(validating: text, as: UTF8.self) else { throw Self.undecodableByte(in: text) }
    try self.init(parsing: valid)
    let name = name.lowercased()
    names = [name] + names.filter { $0 != name }
  }

  private static func undecodableByte(in text: ArraySlice<UInt8>) -> GrammarFailure {
    // Decoding replaces only what is no UTF-8, so that the text before the first replacement has the file's own bytes.
    let repaired = String(decoding: text, as: UTF8.self)
    for (index, line) in repaired.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let place = line.unicodeScalars.firstIndex(of: "\u{FFFD}") else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: place) + 1
      return GrammarFailure(line: index + 1, column: column, summary: "A grammar must be UTF-8")
    }
    return GrammarFailure(line: 1, summary: "A grammar must be UTF-8")
  }
}
