extension OutlineSegment {
  private static let start = #"<section class="footnotes" data-footnotes>"#
  private static let end = "</section>"

  /// Takes the footnotes out of the section that libcmark-gfm puts them in: a section needs a heading, a division none.
  static func putFootnotesInDivision(_ segments: inout [OutlineSegment]) {
    for (index, segment) in segments.enumerated() {
      guard case .html(let html) = segment, html.contains(start) else { continue }
      segments[index] = .html(html.replacing(start, with: #"<div class="footnotes">"#))
    }
    // The section is the last element of the document.
    guard case .html(let html)? = segments.last, html.contains(end) else { return }
    segments[segments.count - 1] = .html(html.replacing(end, with: "</div>"))
  }
}
