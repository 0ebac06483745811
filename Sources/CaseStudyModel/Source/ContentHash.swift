/// Returns the fingerprint of a file's bytes as 16 hexadecimal digits, for file names that change with the content.
///
/// Source: FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
public func contentHash(of bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
  return String(hash, radix: 16).paddedWithZeros(to: 16)
}

/// Returns the fingerprint of a list of texts; different lists have different bytes, because no UTF-8 text has the byte
/// that ends each.
public func contentHash(ofTexts texts: some Sequence<String>) -> String {
  contentHash(of: texts.flatMap { Array($0.utf8) + [0xff] })
}
