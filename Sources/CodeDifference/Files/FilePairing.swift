import CaseStudyModel

/// The pairs of files in two trees that are versions of each other.
///
/// Pairs files with equal paths first, then files whose names are unique among the remaining ones of each tree, then
/// the most similar files that share at least `similarityLimit` of the longer one's bytes (`FileSimilarity`).
public struct FilePairing: Sendable, Equatable {
  /// The pairs in the order of the new files; then the deleted files, in the order of the old ones.
  public let pairs: [FilePair]

  /// The minimum share of a moved file that is unchanged, as for git's renames.
  public static let similarityLimit = 0.5

  /// Pairs the files of two trees; if a path occurs twice in one of them, the first file counts.
  public init(before: [SourceFile], after: [SourceFile]) {
    var partners = [Int?](repeating: nil, count: after.count)
    var isFree = [Bool](repeating: true, count: before.count)
    func pair(_ left: Int, _ right: Int) {
      partners[right] = left
      isFree[left] = false
    }
    func freeFiles(by key: (SourceFile) -> String) -> [(before: [Int], after: [Int])] {
      let left = Dictionary(grouping: before.indices.filter { isFree[$0] }) { key(before[$0]) }
      let right = Dictionary(grouping: after.indices.filter { partners[$0] == nil }) { key(after[$0]) }
      return left.compactMap { name, files in right[name].map { (files, $0) } }
    }
    for (left, right) in freeFiles(by: \.path) { pair(left[0], right[0]) }
    for (left, right) in freeFiles(by: \.name) where left.count == 1 && right.count == 1 { pair(left[0], right[0]) }
    let similarities = FileSimilarity.similarities(
      of: before.indices.filter { isFree[$0] }.map { ($0, before[$0].bytes) },
      with: after.indices.filter { partners[$0] == nil }.map { ($0, after[$0].bytes) }, atLeast: Self.similarityLimit)
    for similarity in similarities where isFree[similarity.before] && partners[similarity.after] == nil {
      pair(similarity.before, similarity.after)
    }
    pairs =
      after.indices.map { index in
        guard let partner = partners[index] else { return FilePair(change: .new, before: nil, after: index) }
        let isMoved = before[partner].path != after[index].path
        let isKept = before[partner].bytes == after[index].bytes
        return FilePair(change: isMoved ? .moved : isKept ? .kept : .changed, before: partner, after: index)
      } + before.indices.filter { isFree[$0] }.map { FilePair(change: .deleted, before: $0, after: nil) }
  }
}

extension SourceFile {
  /// The last component of the path.
  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The two versions of a file, or its only one.
public struct FilePair: Sendable, Equatable {
  /// The change to the file.
  public var change: FileChange
  /// The index of the old version among the old files; `nil` for a new file.
  public var before: Int?
  /// The index of the new version among the new files; `nil` for a deleted file.
  public var after: Int?
  /// The index of the pair of a merged or split file that this file is part of, among all pairs.
  public var partOf: Int?
  /// The files of the other tree that share text with a new or deleted file, by descending amount.
  public var relatives: [Int] = []

  /// Creates a pair of versions.
  public init(change: FileChange, before: Int?, after: Int?) {
    self.change = change
    self.before = before
    self.after = after
  }
}

/// The change to a file between two versions of a tree. The raw values are keys of texts and classes of style sheets.
public enum FileChange: String, Sendable, CaseIterable {
  /// Same path, same bytes.
  case kept
  /// Same path, different bytes.
  case changed
  /// Only in the new tree.
  case new
  /// Only in the old tree.
  case deleted = "gone"
  /// A different path, and equal or similar bytes.
  case moved
  /// A new file with the text of several old ones.
  case merged
  /// An old file whose text is in several new ones.
  case split
}
