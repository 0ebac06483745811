#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OpenFolder {
  /// Writes a file in one step: whoever reads it, even after this process was killed, finds the old or the new one whole.
  ///
  /// A link is replaced and not followed; owner and rights of a file that is replaced stay as somebody chose them.
  package borrowing func replace(_ name: EntryName, by bytes: [UInt8], isDurable: Bool = false) throws(SystemError) {
    let new = EntryName(".solidsite-writing-\(Self.fingerprint(of: name))")
    // A killed run may have left it.
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

  /// FNV-1a: the new file's name is as short for the longest name as for others, and the same in every run.
  private static func fingerprint(of name: EntryName) -> String {
    let hash = name.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
