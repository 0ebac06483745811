/// A path or name compared byte by byte, as file systems do.
///
/// `String` compares by canonical equivalence: an `é` of one code point equals an `é` of two, although both can be
/// separate files.
package struct ExactPath: Sendable, Hashable {
  /// The path.
  package let text: String

  /// Wraps a path.
  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A terminator, so that ("ab", "c") and ("a", "bc") hash differently.
    hasher.combine(UInt8(0xFF))
  }
}
