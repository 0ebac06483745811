import CaseStudyModel
import CodeDifference
import SourceTrees

/// The files of both sides of a study, paired.
struct Comparison: Sendable, Equatable {
  let files: [ComparedFile]
  /// The anchors of the comparison's lines.
  let lineAnchors: LineAnchors
  /// The index of the body's segment that follows the comparison.
  let place: Int
  /// The level of the comparison's heading.
  let level: Int

  /// The comparison's anchor; anchors of headings are lowercase, so none equals it.
  static let anchor = "Comparison"
  /// The text key of the comparison's heading.
  static let title = "comparison.title"

  /// Compares the sides of a study.
  /// - Returns: `nil` if a comparison would say less than the text: the examples have several before sides, the files
  ///   have no names, or the only file has another name on each side.
  init?(of study: CaseStudy) {
    let article = study.article
    let designs = Set(study.examples.map(\.before).filter { !$0.isEmpty })
    guard designs.count == 1 else { return nil }
    let before = SourceTree.of(article, on: .before, in: .any).value
    let after = SourceTree.of(article, on: .after, in: .any).value
    let parts = before.blocks.flatMap(\.snippets).filter { article.snippets[$0].file != nil }.sorted()
    let files = [before, after].map { $0.shownFiles(of: article).filter { $0.file != nil } }
    let isExchange = files.allSatisfy { $0.count == 1 } && files[0].first?.file != files[1].first?.file
    guard !files.contains(where: \.isEmpty), !isExchange, let first = parts.first,
      let last = parts.last, let lastSegment = article.body.firstIndex(of: .snippet(last))
    else { return nil }
    var anchors = LineAnchors()
    self.files = Self.compared(files[0], files[1], &anchors)
    lineAnchors = anchors
    let next = Self.nextPart(after: lastSegment, of: article, startingWith: first)
    place = next?.segment ?? lastSegment + 1
    level = next.map { HeadingPlan(article).levels[$0.heading] } ?? 2
  }

  /// The index of the file that opens: the first that differs between the sides.
  var first: Int {
    files.firstIndex { $0.onlySide == nil } ?? 0
  }

  /// Finds the heading that ends the section of the before side, unless the after side begins first.
  private static func nextPart(
    after last: Int, of article: Article, startingWith first: Int
  ) -> (segment: Int, heading: Int)? {
    let line = article.snippets[first].line
    let level = article.headings.last { $0.isTopLevel && $0.side == .before && $0.line < line }?.level ?? 6
    for segment in article.body.indices.dropFirst(last + 1) {
      switch article.body[segment] {
      case .headingStart(let heading) where article.headings[heading].isTopLevel:
        if article.headings[heading].level <= level { return (segment, heading) }
      case .snippet(let snippet) where article.snippets[snippet].side == .after: return nil
      default: continue
      }
    }
    return nil
  }
}

extension Comparison {
  /// Pairs the files of both sides and finds differences and moves.
  private static func compared(_ before: [Snippet], _ after: [Snippet], _ names: inout LineAnchors) -> [ComparedFile] {
    let tree = TreeDifference(before: before.map(sourceFile), after: after.map(sourceFile))
    let newNames = after.map { names.name(for: $0.file ?? "") }
    let oldNames = before.map { names.name(for: $0.file ?? "", suffix: "-before") }
    var gone: [[Int: MovedLines]] = before.map { _ in [:] }
    var come: [[Int: MovedLines]] = after.map { _ in [:] }
    for (number, block) in tree.movedBlocks.enumerated() {
      let (source, destination) = (block.source, block.destination)
      let line = (destination.lines.lowerBound + 1, source.lines.lowerBound + 1)
      let target = MovedLines(
        block: number, file: after[destination.file].file ?? "", line: line.0,
        anchor: LineAnchors.anchor(newNames[destination.file], line: line.0))
      let origin = MovedLines(
        block: number, file: before[source.file].file ?? "", line: line.1,
        anchor: LineAnchors.anchor(oldNames[source.file], line: line.1))
      for line in source.lines { gone[source.file][line] = target }
      for line in destination.lines { come[destination.file][line] = origin }
    }
    return zip(tree.pairs, tree.differences).map { pair, difference in
      let (old, new) = (pair.before.map { before[$0] }, pair.after.map { after[$0] })
      let endsDiffer = difference.isEmpty && lineEndsDiffer(old, new)
      return ComparedFile(
        change: endsDiffer && pair.change == .kept ? .changed : pair.change, before: old, after: new,
        difference: difference, differsInLineEndsAlone: endsDiffer || difference.comparesLineEnds,
        anchors: BothSides(
          before: pair.before.map { oldNames[$0] } ?? "", after: pair.after.map { newNames[$0] } ?? ""),
        moves: BothSides(before: pair.before.map { gone[$0] } ?? [:], after: pair.after.map { come[$0] } ?? [:]))
    }
  }

  /// Tells whether two included files have different line endings; code in a fence has its article's.
  private static func lineEndsDiffer(_ before: Snippet?, _ after: Snippet?) -> Bool {
    guard let before, let after, before.include != nil, after.include != nil else { return false }
    return before.hasCarriageReturns != after.hasCarriageReturns
  }

  private static func sourceFile(_ snippet: Snippet) -> SourceFile {
    SourceFile(path: snippet.file ?? "", text: snippet.code)
  }
}
