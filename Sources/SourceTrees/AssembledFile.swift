import CaseStudyModel

/// A file assembled from a study's blocks; each line knows where it was written.
package struct AssembledFile: Sendable, Equatable {
  /// The lines in order.
  package var lines: [SourceLine]

  /// Creates a file from its lines.
  package init(lines: [SourceLine] = []) { self.lines = lines }

  /// The file's content, each line ended by a line feed.
  package var text: String { lines.reduce(into: "") { $0 += $1.text + "\n" } }

  /// Returns whether two files have the same text, regardless of where it was written.
  package func hasSameText(as other: AssembledFile) -> Bool {
    self == other || lines.elementsEqual(other.lines) { $0.text.utf8.elementsEqual($1.text.utf8) }
  }

  /// Finds the place in the study of a line and column of the file, both counted from 1.
  ///
  /// Generated code comes after the study's and counts as its end.
  /// - Returns: `nil` if the file has no line of the study.
  package func position(line: Int, column: Int) -> SourcePosition? {
    guard line >= 1, let last = lines.lastIndex(where: { $0.origin != .generated }) else { return nil }
    if line <= last + 1 { return lines[line - 1].position(ofColumn: column) }
    // A file ends after its last line feed: in the study, that is the line that closes the fence.
    switch lines[last].origin {
    case .written(let number, let margin): return SourcePosition(line: number + 1, column: margin + 1)
    case .included(let fence): return fence
    case .generated: return nil
    }
  }
}

/// The size of files, which bounds the work of comparing and highlighting them.
package struct FileSize: Sendable, Equatable {
  /// The number of lines.
  package var lines = 0
  /// The number of bytes, with one for the end of each line.
  package var bytes = 0

  /// Adds the size of more files.
  mutating func add(_ other: FileSize) {
    lines += other.lines
    bytes += other.bytes
  }
}

extension AssembledFile {
  /// The file's size, in linear time.
  var size: FileSize { FileSize(lines: lines.count, bytes: lines.reduce(0) { $0 + $1.text.utf8.count + 1 }) }
}
