/// The element around a stretch of code of one class, such as `<c- k>let</c->`.
///
/// A page holds thousands, and they are a good part of its weight: a custom element with a bare attribute means as little
/// as a `span` with a class, and takes half the bytes. Bikeshed, which makes the W3C's pages, writes the same.
enum SyntaxElement {
  /// Appends the opening tag.
  /// - Parameter name: the class's name in style sheets.
  @inline(__always)
  static func begin(_ name: String, into out: inout [UInt8]) {
    out.append(html: "<c- ")
    out.append(html: name)
    out.append(UInt8(ascii: ">"))
  }

  /// Appends the closing tag.
  @inline(__always)
  static func end(into out: inout [UInt8]) {
    out.append(html: "</c->")
  }
}
