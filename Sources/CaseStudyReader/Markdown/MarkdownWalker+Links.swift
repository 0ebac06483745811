import CaseStudyModel

extension MarkdownWalker {
  /// Records a link and leaves a marker for its opening tag; an unsafe one is reduced to its text.
  mutating func leaveLink(_ node: MarkdownNode) {
    let destination = node.url
    let position = position(ofInline: node)
    guard WebAddress.isHarmless(destination) else {
      html.report(harmful: destination, at: position, in: &outline)
      edits.append { node.replaceInline(start: [], end: []) }
      return
    }
    guard !html.isInLink else {
      edits.append { node.replaceInline(start: [], end: []) }
      return
    }
    if node.firstChild == nil, !destination.isEmpty, html.isReported() {
      outline.diagnostics.report(
        "BrokenLink", .warning, "A link must have text; readers can't see the one to '\(destination)'",
        at: SourceRange(path: path, start: position), solutions: ["write the text between the square brackets"])
    }
    outline.links.append(Link(destination: destination, title: node.title, position: position))
    let start = Marker.linkStart(outline.links.count - 1).bytes
    edits.append { node.replaceInline(start: start, end: Array("</a>".utf8)) }
  }

  /// Records an image and replaces it with a marker.
  mutating func leaveImage(_ node: MarkdownNode) {
    let alternative = text.endImage()
    let position = position(ofInline: node)
    var start: [UInt8] = []
    if WebAddress.isHarmless(node.url) {
      outline.images.append(Image(source: node.url, alternative: alternative, title: node.title, position: position))
      start = Marker.image(outline.images.count - 1).bytes
    } else {
      html.report(harmful: node.url, at: position, in: &outline)
    }
    // The image's children are freed with it, and no other change names them.
    edits.append { node.replaceLeaf(with: start) }
  }
}
