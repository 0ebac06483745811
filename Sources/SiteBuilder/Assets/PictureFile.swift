import CaseStudyModel

/// The file that the picture of a side's types becomes: pages load it when it comes into view.
///
/// Its name tells its content, so that browsers may keep it for ever.
struct PictureFile: Sendable {
  /// The path below the output folder.
  let path: String
  private let svg: String
  private let style: [UInt8]

  /// - Returns: `nil` for a side that nothing could draw.
  init?(_ picture: TypePicture?, style: [UInt8]) {
    guard let picture, !picture.svg.isEmpty else { return nil }
    svg = picture.svg
    self.style = style
    path = "assets/types.\(contentHash(of: Array(svg.utf8) + style)).svg"
  }

  /// The drawing, taken apart when it is asked for; a site has too many to keep them so.
  ///
  /// It is `nil` for what is no picture, which was diagnosed when the evidence was read, and which no page shows.
  var drawing: VectorPicture? { try? VectorPicture(parsing: svg) }

  /// The file, whose drawing is taken apart and written again.
  var output: OutputFile {
    OutputFile(path: path) {
      var out: [UInt8] = []
      drawing?.write(style: style, into: &out)
      return Diagnosed(out)
    }
  }

  /// Returns the files of all pictures of a site; sides that look alike share one.
  static func files(of site: Site, style: [UInt8]) -> [OutputFile] {
    if site.evidence.isEmpty { return [] }
    var paths: Set<String> = []
    return site.studies.compactMap { site.evidence[$0.article.slug]?.evidence.pictures }
      .flatMap { [PictureFile($0.before, style: style), PictureFile($0.after, style: style)] }
      .compactMap { $0 }
      .filter { paths.insert($0.path).inserted }
      .map(\.output)
  }
}
