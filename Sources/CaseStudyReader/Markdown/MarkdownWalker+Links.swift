import CaseStudyModel

extension MarkdownWalker {
  /// Notes a link and leaves a marker for its opening tag; one that isn't harmless keeps its text only.
  mutating func leaveLink(_ node: MarkdownNode) {
    let destination = node.url
    let position = position(ofInline: node)
    guard WebAddress.isHarmless(destination) else {
      html.report(harmful: destination, at: position, in: &outline)
      edits.append(.replaceInline(node, start: [], end: []))
      return
    }
    guard !html.isInLink else {
      edits.append(.replaceInline(node, start: [], end: []))
      return
    }
    outline.links.append(Link(destination: destination, title: node.title, position: position))
    let start = Marker.linkStart(outline.links.count - 1).bytes
    edits.append(.replaceInline(node, start: start, end: Array("</a>".utf8)))
  }

  /// Notes an image and leaves a marker in its place; its markup is only the text that stands for it.
  mutating func leaveImage(_ node: MarkdownNode) {
    let alternative = text.endImage()
    let position = position(ofInline: node)
    var start: [UInt8] = []
    if WebAddress.isHarmless(node.url) {
      outline.images.append(
        Image(source: node.url, alternative: alternative, title: node.title, position: position))
      start = Marker.image(outline.images.count - 1).bytes
    } else {
      html.report(harmful: node.url, at: position, in: &outline)
    }
    // The image's children are freed with it, and no other change names them.
    edits.append(.replaceLeaf(node, start: start))
  }
}
