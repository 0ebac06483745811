import CaseStudyModel

/// The difference between two trees of files: pairs of files, line differences and moved blocks.
public struct TreeDifference: Sendable, Equatable {
  /// The pairs of files (`FilePairing`), with merged and split ones joined (`FileFamilies`).
  public let pairs: [FilePair]
  /// The difference of each pair, in the same order; a file with one version is compared with an empty text.
  public let differences: [LineDifference]
  /// The moved blocks; their files are indices into the trees compared.
  public let movedBlocks: [MovedBlock]

  /// Compares two trees, whose files are paired by name, then by similarity.
  /// - Parameter algorithm: the algorithm that matches lines.
  public init(before: [SourceFile], after: [SourceFile], by algorithm: LineDifference.Algorithm = .histogram) {
    self.init(before: before, after: after, versions: FilePairing(before: before, after: after).pairs, by: algorithm)
  }

  /// Compares two trees.
  /// - Parameters:
  ///   - versions: the pairs of files; files that only one tree has are joined if they were merged or split.
  ///   - algorithm: the algorithm that matches lines.
  public init(
    before: [SourceFile], after: [SourceFile], versions: [FilePair], by algorithm: LineDifference.Algorithm = .histogram
  ) {
    let left = before.map { LineText($0.bytes) }
    let right = after.map { LineText($0.bytes) }
    let empty = LineText([])
    func difference(_ pair: FilePair) -> LineDifference {
      LineDifference(
        before: pair.before.map { left[$0] } ?? empty, after: pair.after.map { right[$0] } ?? empty, by: algorithm)
    }
    let changes = versions.map(difference)
    pairs = FileFamilies(versions, Self.sharedText(versions, changes)).pairs
    let known = Dictionary(zip(versions.map { [$0.before, $0.after] }, changes)) { first, _ in first }
    differences = pairs.map { known[[$0.before, $0.after]] ?? difference($0) }
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

  /// Finds the files that share text beyond what pairs of versions have in common.
  private static func sharedText(_ pairs: [FilePair], _ differences: [LineDifference]) -> [SharedText] {
    // Fast path: in most pairs of trees, every file is in both, so there is nothing to join.
    guard pairs.contains(where: { $0.change == .new }) || pairs.contains(where: { $0.change == .deleted })
    else { return [] }
    var parts: (before: [SharedText.Part], after: [SharedText.Part]) = ([], [])
    for (pair, difference) in zip(pairs, differences) where pair.change != .kept && !difference.comparesLineEnds {
      let isInBoth = pair.change == .changed
      let changes = difference.changes
      if let file = pair.before {
        let lines = isInBoth ? changes.map(\.before) : [0..<difference.before.lineCount]
        parts.before.append(SharedText.Part(file: file, text: difference.before, lines: lines, isInBoth: isInBoth))
      }
      if let file = pair.after {
        let lines = isInBoth ? changes.map(\.after) : [0..<difference.after.lineCount]
        parts.after.append(SharedText.Part(file: file, text: difference.after, lines: lines, isInBoth: isInBoth))
      }
    }
    return SharedText.found(from: parts.before, to: parts.after)
  }
}
