import CaseStudyModel

/// Writes the beginnings of numbered lines.
///
/// The style sheet counts, so that numbers are no part of the text: nobody copies or hears them. It knows lines by their
/// place, and hides the links from the keyboard and from listeners, as there are so many, while the numbers that it puts into
/// them are shown and can be clicked: attributes that every line repeats would be the greater part of a page's weight.
enum LineNumberWriter {
  /// Appends the opening tag of a line's element, and the place of its number.
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - name: the name with which the line's anchor begins; without it, the number is no link.
  ///   - isBlank: whether there is nothing on the line, which then has an anchor and is no link.
  static func begin(
    _ line: Int, of name: String?, in element: StaticString, className: StaticString? = nil, isBlank: Bool,
    into out: inout [UInt8]
  ) {
    out.append(html: "<\(element)")
    if let className { out.append(html: " class=\"\(className)\"") }
    guard let name else {
      out.append(html: "><b></b>")
      return
    }
    let anchor = LineAnchors.anchor(name, line: line)
    out.append(attribute: "id", anchor)
    if isBlank {
      out.append(html: "><b></b>")
      return
    }
    out.append(html: "><a")
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: "></a>")
  }
}
