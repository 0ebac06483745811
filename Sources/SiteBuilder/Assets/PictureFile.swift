import CaseStudyModel

/// The file of a type picture, which pages load lazily.
///
/// Its name contains a content hash, so browsers can cache it forever.
struct PictureFile: Sendable {
  /// The path below the output folder.
  let path: String
  private let drawing: TypeDrawing
  private let style: [UInt8]

  init(_ drawing: TypeDrawing, style: [UInt8]) {
    self.drawing = drawing
    self.style = style
    path = "assets/types.\(contentHash(of: drawing.content + style)).svg"
  }

  /// Returns the files of a site's pictures; equal pictures share one.
  static func files(of site: Site, style: [UInt8]) -> [OutputFile] {
    if site.evidence.isEmpty { return [] }
    return site.allEditions.flatMap(drawings)
      .compactMap { $0.map { PictureFile($0, style: style) } }
      .unique(by: \.path)
      // Drawn when written: a large site has too many to keep in memory.
      .map { file in OutputFile(path: file.path) { Diagnosed(file.drawing.bytes(style: file.style)) } }
  }

  private static func drawings(of site: Site) -> [TypeDrawing?] {
    let words = EvidenceWords(texts: site.texts)
    return site.studies.compactMap { site.evidence[$0.article.slug]?.evidence.pictures }
      .flatMap { pictures in [pictures, pictures.changedTypes().pictures].flatMap { [$0.before, $0.after] } }
      .map { TypeDrawing($0, words) }
  }
}
