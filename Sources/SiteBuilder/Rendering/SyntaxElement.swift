/// The element around a stretch of code of one class, such as `<k->let</k->`.
///
/// A page holds thousands, and they are a good part of its weight: a custom element means as little as a `span` with a
/// class, and takes a third of the bytes. Bikeshed, which makes the W3C's pages, does likewise.
enum SyntaxElement {
  /// Appends the opening tag.
  /// - Parameter name: the class's name in style sheets.
  @inline(__always)
  static func begin(_ name: String, into out: inout [UInt8]) {
    out.append(UInt8(ascii: "<"))
    out.append(html: name)
    out.append(html: "->")
  }

  /// Appends the closing tag.
  @inline(__always)
  static func end(_ name: String, into out: inout [UInt8]) {
    out.append(html: "</")
    out.append(html: name)
    out.append(html: "->")
  }
}
