extension StringProtocol {
  /// The text with its `%XX` sequences decoded once; `nil` if one is malformed, or if the bytes are not UTF-8.
  package var percentDecoded: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var rest = utf8.makeIterator()
    while let byte = rest.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next().flatMap(hexadecimalDigit), let low = rest.next().flatMap(hexadecimalDigit)
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the text for use in an address: everything but ASCII letters, digits, `-._~` and `kept` becomes `%XX`.
  package func percentEncoded(keeping kept: String) -> String { encoded(String(self), keeping: kept) }

  /// The path, percent-encoded for use in an address.
  package var percentEncodedPath: String { percentEncoded(keeping: "/") }
}

/// Not generic, because a generic function of another module looks up each step of its loop.
private func encoded(_ text: String, keeping kept: String) -> String {
  if text.utf8.allSatisfy({ isUnreserved($0) || kept.utf8.contains($0) }) { return text }
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isUnreserved(byte) || kept.utf8.contains(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns whether a character needs no encoding (RFC 3986, 2.3).
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
  default: false
  }
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}
