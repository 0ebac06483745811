import CaseStudyModel

/// Characters that settings must not have.
extension YAMLProblems {
  /// Returns the failure for the first control character; libyaml doesn't say where it is.
  func controlCharacter() -> ParseFailure? {
    for number in 1...lines.count {
      let line = lines[number]
      let found = line.firstIndex { byte in byte == 0x7F || byte < 0x20 && byte != 0x09 && byte != 0x0D }
      guard let index = found else { continue }
      let position = SourcePosition(line: firstLine + number - 1, column: index - line.startIndex + 1)
      return ParseFailure(controlCharacter: Unicode.Scalar(line[index]), at: position)
    }
    return nil
  }

  /// The characters other than a line feed at which libyaml ends a line. Web pages and word processors put them into
  /// texts, where nobody sees them.
  private static let separators: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]

  /// Returns whether such a character begins at an index of well-formed UTF-8.
  static func isSeparator(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Fast path: their first bytes.
    (bytes[index] == 0xC2 || bytes[index] == 0xE2) && separators.contains(bytes.scalar(at: index))
  }

  /// Returns the failure for such a character on a line or the one above it.
  func lineSeparator(upTo last: Int) -> ParseFailure? {
    for number in [last - 1, last] where number >= firstLine {
      let line = text(number)
      guard let index = line.unicodeScalars.firstIndex(where: Self.separators.contains) else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: index) + 1
      return ParseFailure(
        controlCharacter: line.unicodeScalars[index], at: SourcePosition(line: number, column: column))
    }
    return nil
  }
}

extension ParseFailure {
  /// The failure of a character that a value must not contain.
  init(controlCharacter scalar: Unicode.Scalar, at position: SourcePosition) {
    let name = "U+" + String(scalar.value, radix: 16, uppercase: true).paddedWithZeros(to: 4)
    self.init(message: "A value must not contain the control character \(name)", position: position)
  }
}
