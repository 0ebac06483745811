/// The name of an entry of a folder, byte by byte as the file system has it, which need not be UTF-8.
package struct EntryName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The bytes, and a zero after them.
  let characters: [CChar]

  package init(_ text: String) {
    characters = Array(text.utf8CString)
  }

  /// Takes the bytes of a name, of which none is zero.
  package init(bytes: some Sequence<UInt8>) {
    characters = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  package var bytes: [UInt8] { characters.dropLast().map { UInt8(bitPattern: $0) } }

  /// For messages and comparisons; what isn't UTF-8 is replaced.
  package var description: String { String(decoding: bytes, as: UTF8.self) }

  package static func < (left: EntryName, right: EntryName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
