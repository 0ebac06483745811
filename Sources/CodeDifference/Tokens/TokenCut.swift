/// The rule by which code is cut into tokens.
enum TokenCut {
  /// Finds where a token ends that begins at `start`.
  /// - Parameter isNumber: whether all bytes up to `limit` are one literal number.
  static func end(ofTokenAt start: Int, before limit: Int, in bytes: [UInt8], isNumber: Bool) -> Int {
    let first = bytes[start]
    if isNumber, !first.isBlank { return limit }
    var end = start + 1
    if first.isBlank {
      while end < limit, bytes[end].isBlank { end += 1 }
    } else if first.isWord {
      while end < limit, bytes[end].isWord { end += 1 }
    } else if isOperator(first) {
      while end < limit, isOperator(bytes[end]) { end += 1 }
    }
    return end
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
