import CaseStudyModel

extension RawHTML {
  /// Returns the marker of an image; nothing for one without a harmless address.
  mutating func image(
    _ attributes: [HTMLAttribute], at position: SourcePosition, in outline: inout Outline
  ) -> [UInt8] {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    guard let source = value("src"), !source.isEmpty else { return [] }
    guard WebAddress.isHarmless(source) else {
      report(harmful: source, at: position, in: &outline)
      return []
    }
    outline.images.append(
      Image(
        source: source, alternative: value("alt") ?? "", title: value("title") ?? "",
        width: value("width").flatMap { Int($0) }, height: value("height").flatMap { Int($0) }, position: position))
    return Marker.image(outline.images.count - 1).bytes
  }
}
