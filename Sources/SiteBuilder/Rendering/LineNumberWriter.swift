/// What writes the numbers of lines, each a link to itself.
enum LineNumberWriter {
  /// Appends a number; the keyboard passes over it, as there are so many.
  static func write(_ line: Int, of name: String, into out: inout [UInt8]) {
    let anchor = LineAnchors.anchor(name, line: line)
    out.append(html: "<a class=\"ln\" tabindex=\"-1\"")
    out.append(attribute: "id", anchor)
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: ">\(line)</a>")
  }
}
