import CaseStudyModel

/// What writes a comparison: the files of both sides in pairs, side by side where the window is wide.
struct ComparisonWriter: Sendable {
  let snippets: SnippetWriter

  /// The anchor of the comparison; anchors of headings are lower case, so that none is equal to it.
  static let anchor = "Comparison"

  /// Appends a comparison; its first pair is open, the others are folded.
  func write(_ comparison: Comparison, into out: inout [UInt8]) {
    out.append(
      html: "<section class=\"comparison\" id=\"\(Self.anchor)\" aria-label=\"Before and after, file by file\">\n")
    for (index, pair) in comparison.pairs.enumerated() {
      out.append(html: index == 0 ? "<details class=\"pair\" open>" : "<details class=\"pair\">")
      writeSummary(of: pair, into: &out)
      out.append(
        html: pair.before == nil || pair.after == nil ? "<div class=\"sides single\">" : "<div class=\"sides\">")
      for side in [pair.before, pair.after].compactMap({ $0 }) {
        out.append(html: "<div class=\"side\">")
        snippets.write(side, label: "Comparison, " + SnippetWriter.title(of: side), into: &out)
        out.append(html: "</div>")
      }
      out.append(html: "</div></details>\n")
    }
    out.append(html: "</section>\n")
  }

  private func writeSummary(of pair: Comparison.Pair, into out: inout [UInt8]) {
    out.append(html: "<summary>")
    switch (pair.before, pair.after) {
    case (let before?, let after?) where before.file == after.file: writeName(after, into: &out)
    case (let before?, let after?):
      writeName(before, into: &out)
      out.append(html: " <span class=\"arrow\">becomes</span> ")
      writeName(after, into: &out)
    case (let before?, nil):
      writeName(before, into: &out)
      out.append(html: " <span class=\"arrow\">is gone</span>")
    case (nil, let after?):
      writeName(after, into: &out)
      out.append(html: " <span class=\"arrow\">is new</span>")
    case (nil, nil): break
    }
    out.append(html: "</summary>\n")
  }

  private func writeName(_ file: Snippet, into out: inout [UInt8]) {
    out.append(html: "<code>")
    out.append(escaping: file.file ?? "")
    out.append(html: "</code>")
  }
}
