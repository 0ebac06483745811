/// Scalars and words of well-formed UTF-8, found without decoding the text before them.
extension RandomAccessCollection<UInt8> where Index == Int {
  /// The number of scalars.
  var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }

  /// Returns the scalar whose first byte is at an index of well-formed UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar {
    let lead = self[index]
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & 0x7F >> UInt32(length)
    // A loop over indices: a loop over a slice takes several times as long where this function isn't specialised.
    for next in index + 1..<index + length { value = value << 6 | UInt32(self[next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns the scalar whose last byte is before an index of well-formed UTF-8.
  func scalar(before index: Int) -> Unicode.Scalar {
    var start = index - 1
    while self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// Returns whether an ideograph begins at an index.
  func hasIdeograph(at index: Int) -> Bool {
    // Fast path: all of them have three bytes.
    (0xE1...0xEF).contains(self[index]) && NormalForm.isIdeographic(scalar(at: index))
  }

  /// Returns whether an ideograph ends before an index.
  func hasIdeograph(before index: Int) -> Bool {
    index >= startIndex + 3 && self[index - 1] >= 0x80 && hasIdeograph(at: index - 3)
  }

  /// Returns whether an index of a text in normal form is the start of a word, or an ideograph, at which a word may
  /// start.
  func mayBeginWord(at index: Int) -> Bool {
    index == startIndex || self[index - 1] == UInt8(ascii: " ") || hasIdeograph(at: index)
  }

  /// Returns whether an index of a text in normal form is the end of a word, or between ideographs, where a word may
  /// end.
  func mayEndWord(at index: Int) -> Bool {
    index == endIndex || self[index] == UInt8(ascii: " ") || hasIdeograph(at: index) || hasIdeograph(before: index)
  }
}
