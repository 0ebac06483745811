/// Texts that are read as they are written.
///
/// Other texts are changed before they are read, so places in them aren't places in the file, and nothing must be
/// written there.
package enum KeptText {
  /// Returns whether text is UTF-8 without NUL bytes, in which no letter has more combining marks than are read.
  package static func isIn(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil { return false }
    return bytes.withUnsafeBufferPointer { CombiningMarks.firstExcess(in: $0) } == nil
  }

  /// Returns whether a line ends with a carriage return alone. It is read as a line, but git and other programs don't
  /// count it as one.
  package static func hasLoneReturn(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
    }
  }
}
