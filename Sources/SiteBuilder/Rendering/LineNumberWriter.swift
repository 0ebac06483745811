import CaseStudyModel

/// Writes the start of numbered lines.
///
/// The numbers are CSS counters, so they aren't copied or read aloud. The style sheet also hides the many links from
/// the keyboard and from screen readers; attributes on every line would make up most of a page's bytes.
enum LineNumberWriter {
  /// Appends the opening tag of a line's element, and the element for its number.
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - name: the prefix of the line's anchor; without it, the number isn't a link.
  ///   - isBlank: whether the line is blank; then it has an anchor but no link.
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
