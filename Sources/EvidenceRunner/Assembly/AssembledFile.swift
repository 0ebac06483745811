import CaseStudyModel

/// A file put together from a study's blocks, each line of which knows where it was written.
struct AssembledFile: Sendable, Equatable {
  var lines: [SourceLine] = []

  /// The file's content, each line ended by a line feed.
  var text: String { lines.reduce(into: "") { $0 += $1.text + "\n" } }

  /// Finds the place in the study of a line and column of the file, both counted from 1.
  ///
  /// Code that was made for the compiler stands behind the study's, and counts as its end; `nil` where there is none of the study's.
  func position(line: Int, column: Int) -> SourcePosition? {
    guard line >= 1, let last = lines.lastIndex(where: { $0.origin != .generated }) else { return nil }
    if line <= last + 1 { return lines[line - 1].position(ofColumn: column) }
    // The end of a file is behind its last line feed: in the study, that is the line that closes the fence.
    switch lines[last].origin {
    case .written(let number, let margin): return SourcePosition(line: number + 1, column: margin + 1)
    case .included(let fence): return fence
    case .generated: return nil
    }
  }
}
