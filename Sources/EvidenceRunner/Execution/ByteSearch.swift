// Programs print any bytes. Searching their output by characters takes quadratic time for some of it, such as a long
// row of flags, and finds no line feed after a carriage return, because the two are one character.

extension StringProtocol {
  /// Returns the first place of a text that isn't empty.
  func firstByteRange(of text: String) -> Range<String.Index>? {
    let bytes = Array(text.utf8)
    var rest = utf8[...]
    while let start = rest.firstIndex(of: bytes[0]) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return start..<utf8.index(start, offsetBy: bytes.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The lines that line feeds end, without those and without empty ones.
  var printedLines: [SubSequence] {
    utf8.split(separator: UInt8(ascii: "\n")).map { self[$0.startIndex..<$0.endIndex] }
  }
}

extension String {
  /// Returns the parts before, between and after the places of a text that isn't empty.
  func parts(dividedBy text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let place = rest.firstByteRange(of: text) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }
}
