import CaseStudyModel
import CodeDifference

/// A file of the old design and the one that took its place, with what differs; one of them may be absent.
struct ComparedFile: Sendable, Equatable {
  var change: FileChange
  var before: Snippet?
  var after: Snippet?
  var difference: LineDifference
  /// Whether nothing differs but what ends the lines.
  var differsInLineEndsAlone: Bool
  /// The names with which the anchors of the lines of both sides begin.
  var anchors: BothSides<String>
  /// The blocks that went elsewhere, by their lines before, and those that came from elsewhere, by their lines after.
  var moves: BothSides<[Int: MovedLines]>

  /// The side that is shown alone, for a file that has one version only.
  var onlySide: Side? {
    switch change {
    case .kept: .after
    case .new: .after
    case .gone: .before
    case .changed, .moved: difference.isEmpty ? .after : nil
    }
  }
}
