import CaseStudyModel

/// Writes the permalink at the end of a heading, with a label for screen readers.
enum PermalinkWriter {
  /// Appends the link to the heading with an anchor.
  static func write(to anchor: String, named text: String, _ texts: InterfaceTexts, into out: inout [UInt8]) {
    out.append(html: "<a class=\"permalink\"")
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: "><span aria-hidden=\"true\">#</span><span class=\"visually-hidden\">")
    out.append(escaping: texts.text("page.permalink", ["title": .text(text)]))
    out.append(html: "</span></a>")
  }
}
