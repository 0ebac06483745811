import Platform

extension OpenFolder {
  /// Replaces a file atomically: readers see either the old or the new content, even if this process is killed.
  ///
  /// A link is replaced, not followed; owner and permissions of a replaced file are kept.
  package borrowing func replace(_ name: EntryName, by bytes: [UInt8], isDurable: Bool = false) throws(SystemError) {
    let new = EntryName(".solidsite-writing-\(Self.fingerprint(of: name))")
    // A killed run may have left it behind.
    try removeFile(new)
    try create(new, bytes, isDurable: isDurable)
    do {
      keepRights(of: name, for: new)
      try move(new, to: self, as: name)
    } catch {
      try? removeFile(new)
      throw error
    }
  }

  /// FNV-1a: reproducible, and short even for the longest possible name.
  private static func fingerprint(of name: EntryName) -> String {
    let hash = name.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
