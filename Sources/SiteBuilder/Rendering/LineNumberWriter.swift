/// What writes the places of line numbers, each a link to itself.
///
/// The style sheet counts, so that numbers are no part of the text: nobody copies or hears them.
enum LineNumberWriter {
  /// Appends the place of a number; the keyboard passes over it, as there are so many.
  static func write(_ line: Int, of name: String, into out: inout [UInt8]) {
    let anchor = LineAnchors.anchor(name, line: line)
    out.append(html: "<a class=\"ln\" aria-hidden=\"true\" tabindex=\"-1\"")
    out.append(attribute: "id", anchor)
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: "></a>")
  }
}
