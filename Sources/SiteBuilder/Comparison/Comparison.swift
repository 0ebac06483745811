import CaseStudyModel
import CodeDifference
import SourceTrees

/// The files of both sides of a study, paired.
struct Comparison: Sendable, Equatable {
  let files: [ComparedFile]
  /// The comparison's anchor; anchors of headings are lowercase, so none equals it.
  static let anchor = "Comparison"
  /// The text key of the comparison's heading.
  static let title = "comparison.title"

  /// Compares the sides of a study; `nil` if that isn't possible.
  init?(of study: CaseStudy) {
    guard let shown = Self.shownFiles(of: study) else { return nil }
    var anchors = LineAnchors()
    files = Self.compared(shown.before, shown.after, &anchors)
  }

  /// Returns the anchors of the lines without comparing anything; none if the sides can't be compared.
  static func lineAnchors(of study: CaseStudy) -> LineAnchors {
    var anchors = LineAnchors()
    if let shown = shownFiles(of: study) { _ = names(of: shown.before, shown.after, &anchors) }
    return anchors
  }

  private static func shownFiles(of study: CaseStudy) -> BothSides<[Snippet]>? {
    guard isPossible(for: study) else { return nil }
    let article = study.article
    return BothSides { side in
      SourceTree.of(article, on: side, in: .any).value.shownFiles(of: article).filter { $0.file != nil }
    }
  }

  /// Returns whether the sides of a study can be compared.
  ///
  /// A comparison wouldn't help if the examples have several before sides, the files have no names, or the only file
  /// has a different name on each side.
  static func isPossible(for study: CaseStudy) -> Bool {
    let designs = Set(study.examples.map(\.before).filter { !$0.isEmpty })
    guard designs.count == 1 else { return false }
    let (before, after) = (names(of: study.article, on: .before), names(of: study.article, on: .after))
    return !before.isEmpty && !after.isEmpty && (before.count > 1 || after.count > 1 || before == after)
  }

  private static func names(of article: Article, on side: Side) -> Set<String> {
    Set(article.snippets.lazy.filter { $0.isTreeCode(on: side) }.compactMap(\.file).filter(SitePath.isInside))
  }

  /// The files, those that differ between the sides before new, deleted and equal ones.
  var changedFirst: [ComparedFamily] {
    let order: [FileChange] = [.changed, .merged, .split, .moved, .new, .deleted, .kept]
    let families = ComparedFamily.families(of: files)
    return order.flatMap { change in families.filter { $0.file.change == change } }
  }
}

extension Comparison {
  /// Pairs the files of both sides and finds differences and moves.
  /// - Parameters:
  ///   - versions: the pairs; `nil` to pair files by name, then by similarity.
  ///   - algorithm: the algorithm that matches lines.
  static func compared(
    _ before: [Snippet], _ after: [Snippet], _ names: inout LineAnchors, versions: [FilePair]? = nil,
    by algorithm: LineDifference.Algorithm = .histogram
  ) -> [ComparedFile] {
    let (left, right) = (before.map(sourceFile), after.map(sourceFile))
    let tree =
      versions.map { TreeDifference(before: left, after: right, versions: $0, by: algorithm) }
      ?? TreeDifference(before: left, after: right, by: algorithm)
    let (oldNames, newNames) = Self.names(of: before, after, &names)
    var movedAway: [[Int: MovedLines]] = before.map { _ in [:] }
    var movedHere: [[Int: MovedLines]] = after.map { _ in [:] }
    for (number, block) in tree.movedBlocks.enumerated() {
      let (source, destination) = (block.source, block.destination)
      let line = (destination.lines.lowerBound + 1, source.lines.lowerBound + 1)
      let target = MovedLines(
        block: number, file: after[destination.file].file ?? "", line: line.0,
        anchor: LineAnchors.anchor(newNames[destination.file], line: line.0))
      let origin = MovedLines(
        block: number, file: before[source.file].file ?? "", line: line.1,
        anchor: LineAnchors.anchor(oldNames[source.file], line: line.1))
      for line in source.lines { movedAway[source.file][line] = target }
      for line in destination.lines { movedHere[destination.file][line] = origin }
    }
    return zip(tree.pairs, tree.differences).map { pair, difference in
      let (old, new) = (pair.before.map { before[$0] }, pair.after.map { after[$0] })
      let others = pair.change == .new ? before : after
      let endsDiffer = difference.isEmpty && lineEndsDiffer(old, new)
      return ComparedFile(
        change: endsDiffer && pair.change == .kept ? .changed : pair.change, before: old, after: new,
        difference: difference, differsInLineEndsAlone: endsDiffer || difference.comparesLineEnds,
        anchors: BothSides(
          before: pair.before.map { oldNames[$0] } ?? "", after: pair.after.map { newNames[$0] } ?? ""),
        moves: BothSides(
          before: pair.before.map { movedAway[$0] } ?? [:], after: pair.after.map { movedHere[$0] } ?? [:]),
        partOf: pair.partOf, relatives: pair.relatives.compactMap { others[$0].file })
    }
  }

  /// Returns the prefixes of the files' line anchors.
  private static func names(
    of before: [Snippet], _ after: [Snippet], _ names: inout LineAnchors
  ) -> (before: [String], after: [String]) {
    let newNames = after.map { names.name(for: $0.file ?? "") }
    return (before.map { names.name(for: $0.file ?? "", suffix: "-before") }, newNames)
  }

  /// Returns whether two included files have different line endings; code in a fence has its article's.
  private static func lineEndsDiffer(_ before: Snippet?, _ after: Snippet?) -> Bool {
    guard let before, let after, before.include != nil, after.include != nil else { return false }
    return before.hasCarriageReturns != after.hasCarriageReturns
  }

  private static func sourceFile(_ snippet: Snippet) -> SourceFile {
    SourceFile(path: snippet.file ?? "", text: snippet.code)
  }
}
