import CaseStudyModel
import CodeDifference

/// A file that a refactoring changes, and how.
struct DraftedFile: Sendable {
  /// The path before; `nil` for a new file.
  var before: String?
  /// The path after; `nil` for a deleted file.
  var after: String?
  var added: Int
  var removed: Int
  /// The files of the other side that have much of its text.
  var relatives: [String] = []

  /// The number of added and removed lines.
  var weight: Int { added + removed }

  /// The change as an item of a list.
  var line: String {
    let related = relatives.isEmpty ? "" : relatives.map(DraftedText.code).joined(separator: ", ")
    switch (before, after) {
    case (nil, let after?):
      return "- \(DraftedText.code(after)) is new, \(added.withNoun("line"))"
        + (related.isEmpty ? "" : ", partly from \(related)")
    case (let before?, nil):
      return "- \(DraftedText.code(before)) is deleted" + (related.isEmpty ? "" : ", partly moved to \(related)")
    case (let before?, let after?) where before != after:
      return "- \(DraftedText.code(before)) is now \(DraftedText.code(after)): \(added) added, \(removed) removed"
    default:
      return "- \(DraftedText.code(after ?? "")): \(added.withNoun("line")) added, \(removed) removed"
    }
  }
}

/// The files of a refactoring that a draft shows: code of the main language that changed, the most changed first.
struct DraftedFiles: Sendable {
  /// The maximum number of changed files in a study.
  private static let fileLimit = 30

  private(set) var files: [DraftedFile] = []
  /// The number of changed files beyond the maximum.
  private(set) var leftOut = 0
  /// The paths of files that only moved, by each of them.
  private(set) var moved: [PathKey: (before: String, after: String)] = [:]
  /// The number of files that only moved.
  private(set) var movedCount = 0

  /// Compares the files of two commits.
  init(before: [SourceFile], after: [SourceFile]) {
    let difference = TreeDifference(before: before, after: after)
    var found: [DraftedFile] = []
    for (pair, lines) in zip(difference.pairs, difference.differences) where pair.change != .kept {
      let changes = lines.changes
      let isWhole = pair.before == nil || pair.after == nil
      var file = DraftedFile(
        before: pair.before.map { before[$0].path }, after: pair.after.map { after[$0].path },
        added: isWhole && pair.after != nil ? lines.after.lineCount : changes.reduce(0) { $0 + $1.after.count },
        removed: isWhole && pair.before != nil ? lines.before.lineCount : changes.reduce(0) { $0 + $1.before.count })
      if pair.before != nil, pair.after != nil, file.weight == 0 {
        movedCount += 1
        if let before = file.before, let after = file.after {
          for path in [before, after] { moved[PathKey(path)] = (before, after) }
        }
        continue
      }
      file.relatives = pair.relatives.map { pair.after == nil ? after[$0].path : before[$0].path }
      found.append(file)
    }
    found.sort { ($1.weight, $0.after ?? $0.before ?? "") < ($0.weight, $1.after ?? $1.before ?? "") }
    files = Array(found.prefix(Self.fileLimit))
    leftOut = found.count - files.count
  }

  /// Returns the paths of a side, sorted.
  func paths(_ side: Side) -> [String] {
    Set(files.compactMap { side == .before ? $0.before : $0.after }).sorted()
  }
}
