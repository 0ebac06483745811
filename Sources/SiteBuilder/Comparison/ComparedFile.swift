import CaseStudyModel
import CodeDifference

/// A pair of files, one of each side, with their difference; one of them may be missing.
struct ComparedFile: Sendable, Equatable {
  var change: FileChange
  var before: Snippet?
  var after: Snippet?
  var difference: LineDifference
  /// Whether only the line endings differ.
  var differsInLineEndsAlone: Bool
  /// The prefixes of both sides' line anchors.
  var anchors: BothSides<String>
  /// The blocks that moved away or came from elsewhere, by the indices of their lines.
  var moves: BothSides<[Int: MovedLines]>

  /// The anchor of the pair, which has the name of its file, so that links survive other files.
  var anchor: String { "File-" + (after == nil ? anchors.before : anchors.after) }

  /// The side that is shown alone; `nil` if both are.
  var onlySide: Side? {
    switch change {
    case .kept: .after
    case .new: .after
    case .gone: .before
    case .changed, .moved: difference.isEmpty ? .after : nil
    }
  }
}

/// The place of a moved block on the other side.
struct MovedLines: Sendable, Equatable {
  /// The number of the block in the comparison.
  var block: Int
  /// The file on the other side.
  var file: String
  /// The block's first line on the other side, counted from 1.
  var line: Int
  /// The anchor of that line.
  var anchor: String
}
