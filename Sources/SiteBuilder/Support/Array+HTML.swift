import CaseStudyModel

extension [UInt8] {
  /// Appends HTML without escaping.
  @inline(__always)
  mutating func append(html text: String) { append(contentsOf: text.utf8) }

  /// Appends an attribute with its value escaped.
  mutating func append(attribute name: String, _ value: String) {
    append(UInt8(ascii: " "))
    append(html: name)
    append(html: "=\"")
    append(escaping: value)
    append(UInt8(ascii: "\""))
  }
}
