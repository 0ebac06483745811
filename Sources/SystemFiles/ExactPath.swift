/// A path or name that is the same as another one byte by byte, as file systems compare.
///
/// Texts compare by what is read: an `é` of one code point is the same as one of two. Under both names there can be a file.
package struct ExactPath: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // So that a pair of paths isn't the pair that is divided elsewhere.
    hasher.combine(UInt8(0xFF))
  }
}
