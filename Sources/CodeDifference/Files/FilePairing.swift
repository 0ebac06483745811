import CaseStudyModel

/// The files of two trees, paired as versions of each other.
///
/// Files with the same path are paired first, then files whose last path part occurs once among the rest of each tree, then
/// files that share at least `similarityLimit` of the bytes of the longer one, the most similar first (`FileSimilarity`).
public struct FilePairing: Sendable, Equatable {
  /// The pairs in the order of the files after; then the files that are gone, in the order of the files before.
  public let pairs: [FilePair]

  /// The least share of a moved file that is kept, as of git's renames.
  public static let similarityLimit = 0.5

  /// Pairs the files of two trees; where a path occurs twice in one, its first file counts as the version.
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
      } + before.indices.filter { isFree[$0] }.map { FilePair(change: .gone, before: $0, after: nil) }
  }
}

extension SourceFile {
  /// The last part of the path.
  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
