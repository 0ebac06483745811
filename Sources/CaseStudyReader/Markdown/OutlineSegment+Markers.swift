/// Divides rendered HTML at its markers.
extension OutlineSegment {
  /// Returns the pieces of HTML and what the markers between them stand for.
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
      segments.append(OutlineSegment(marker))
      index = end + 1
      start = index
    }
    append(upTo: html.count)
    return segments
  }

  private init(_ marker: Marker) {
    switch marker {
    case .headingStart(let index): self = .headingStart(index)
    case .headingEnd(let index): self = .headingEnd(index)
    case .linkStart(let index): self = .linkStart(index)
    case .image(let index): self = .image(index)
    case .fence(let index): self = .fence(index)
    }
  }
}
