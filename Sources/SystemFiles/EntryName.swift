/// The name of a folder's entry as raw bytes, which need not be UTF-8.
package struct EntryName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The bytes with a terminating zero.
  let characters: [CChar]

  /// Creates a name from text.
  package init(_ text: String) {
    characters = Array(text.utf8CString)
  }

  /// Creates a name from bytes, none of which may be zero.
  package init(bytes: some Sequence<UInt8>) {
    characters = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// The bytes without the terminating zero.
  package var bytes: [UInt8] { characters.dropLast().map { UInt8(bitPattern: $0) } }

  /// The name as text for messages and comparisons, with invalid UTF-8 replaced.
  package var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the name is UTF-8.
  package var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  package static func < (left: EntryName, right: EntryName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
