import CaseStudyModel

/// Writes permalinks after headings, with labels for screen readers.
enum PermalinkWriter {
  /// Appends a link to a heading.
  static func write(to anchor: String, named text: String, _ texts: InterfaceTexts, into out: inout [UInt8]) {
    out.append(html: "<a class=\"permalink\"")
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: "><span aria-hidden=\"true\">#</span><span class=\"visually-hidden\">")
    out.append(escaping: texts.text("page.permalink", ["title": .text(text)]))
    out.append(html: "</span></a>")
  }
}
