/// Splits rendered HTML at its markers.
extension OutlineSegment {
  /// Returns the pieces of HTML and the markers between them.
  static func segments(of html: UnsafeBufferPointer<UInt8>) -> [OutlineSegment] {
    var segments: [OutlineSegment] = []
    var start = 0
    var index = 0
    func append(upTo end: Int) {
      guard end > start else { return }
      let bytes = UnsafeBufferPointer(rebasing: html[start..<end])
      segments.append(.html(String(decoding: bytes, as: UTF8.self)))
    }
    while index < html.count {
      guard html[index] == Marker.delimiter else {
        index += 1
        continue
      }
      guard let end = html[(index + 1)...].firstIndex(of: Marker.delimiter),
        let marker = Marker(html[(index + 1)..<end])
      else { break }
      append(upTo: index)
      segments.append(.marker(marker))
      index = end + 1
      start = index
    }
    append(upTo: html.count)
    return segments
  }
}

extension OutlineSegment {
  private static let start = #"<section class="footnotes" data-footnotes>"#
  private static let end = "</section>"

  /// Replaces libcmark-gfm's footnote section with a `div`: a section needs a heading, a `div` doesn't.
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
