import CaseStudyModel

/// The difference between two trees of files: pairs of files, line differences and moved blocks.
public struct TreeDifference: Sendable, Equatable {
  /// The pairs of files (`FilePairing`).
  public let pairs: [FilePair]
  /// The difference of each pair, in the same order; a file with one version is compared with an empty text.
  public let differences: [LineDifference]
  /// The moved blocks; their files are indices into the trees compared.
  public let movedBlocks: [MovedBlock]

  /// Compares two trees.
  public init(before: [SourceFile], after: [SourceFile]) {
    let left = before.map { LineText($0.bytes) }
    let right = after.map { LineText($0.bytes) }
    let empty = LineText([])
    pairs = FilePairing(before: before, after: after).pairs
    differences = pairs.map { pair in
      LineDifference(before: pair.before.map { left[$0] } ?? empty, after: pair.after.map { right[$0] } ?? empty)
    }
    var removed = [[Range<Int>]](repeating: [], count: before.count)
    var inserted = [[Range<Int>]](repeating: [], count: after.count)
    for (pair, difference) in zip(pairs, differences) where !difference.comparesLineEnds {
      let changes = difference.changes
      if let file = pair.before { removed[file] = changes.map(\.before) }
      if let file = pair.after { inserted[file] = changes.map(\.after) }
    }
    movedBlocks =
      MovedBlocks(
        before: zip(left, removed).map { (text: $0, removed: $1) },
        after: zip(right, inserted).map { (text: $0, inserted: $1) }
      ).blocks
  }
}
