/// Text in UTF-16, which no part of the program reads.
package enum UTF16Text {
  /// Returns whether text has the byte order mark of UTF-16, or zeros in every other byte at its start.
  package static func isIn(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let start = bytes.prefix(16)
    let zeros = start.indices.filter { start[$0] == 0 }
    return zeros.count >= 3 && 2 * zeros.count >= start.count - 1 && Set(zeros.map { $0 % 2 }).count == 1
  }

  /// Returns the diagnostic of a file with such text.
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "UTF16Text", .error, "A text file must be UTF-8, but this one is UTF-16", at: place,
      explanation: "The file isn't read", solutions: ["save the file as UTF-8"])
  }
}
