import CaseStudyModel
import SourceTrees

/// The size of a side of a study: as compiled for its evidence, otherwise as counted in its blocks.
struct SideSize: Sendable, Equatable {
  var files: Int
  var lines: Int

  init(_ side: Side, of study: CaseStudy, in site: Site) {
    if let code = site.evidence[study.article.slug]?.evidence.sides[side] {
      files = code.files.count
      lines = code.files.values.reduce(0, +)
      return
    }
    var sizes: [String: Int] = [:]
    for block in study.article.snippets where block.isTreeCode(on: side) {
      let file = block.file ?? ""
      sizes[file] = (block.isReplacing ? 0 : sizes[file] ?? 0) + block.lineCount
    }
    files = sizes.count
    lines = sizes.values.reduce(0, +)
  }
}
