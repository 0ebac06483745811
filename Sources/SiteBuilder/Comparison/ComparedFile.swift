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
  /// The index of the merged or split file that this file is shown with.
  var partOf: Int?
  /// The paths of the other side's files that have text of a new or deleted file.
  var relatives: [String] = []
  /// Whether the sides have so little text in common that they are shown side by side without marks.
  var isApart = false

  /// The anchor of the pair, derived from its file's name, so that links survive when other files are added.
  var anchor: String { "File-" + (after == nil ? anchors.before : anchors.after) }

  /// The anchor of the first line under a former name, to which a search for that name leads; `nil` if the line itself
  /// has it, or the name is the same.
  var formerAnchor: String? {
    guard let before, let after, before.file != after.file, !isApart else { return nil }
    // Unchanged lines have only the anchors of the after side.
    let isShown = onlySide == nil && difference.changes.first?.before.contains(0) == true
    return isShown ? nil : LineAnchors.anchor(anchors.before, line: 1)
  }

  /// The side that is shown alone; `nil` if both are.
  var onlySide: Side? {
    switch change {
    case .kept: .after
    case .new: .after
    case .deleted: .before
    case .changed, .moved, .merged, .split: difference.isEmpty ? .after : nil
    }
  }
}

/// A compared file with the others that it was merged from or split into.
struct ComparedFamily: Sendable, Equatable {
  var file: ComparedFile
  /// The other files, each of one side.
  var parts: [ComparedFile] = []

  /// All files of a side.
  func files(on side: Side) -> [Snippet] {
    ([file] + parts).compactMap { side == .before ? $0.before : $0.after }
  }

  /// Joins the parts of merged and split files to these, in the order of the files.
  static func families(of files: [ComparedFile]) -> [ComparedFamily] {
    var parts = Dictionary(grouping: files.filter { $0.partOf != nil }) { $0.partOf ?? 0 }
    return files.enumerated().filter { $0.element.partOf == nil }.map { index, file in
      ComparedFamily(file: file, parts: parts.removeValue(forKey: index) ?? [])
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
