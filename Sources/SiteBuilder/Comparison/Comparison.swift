import CaseStudyModel

/// The files of both sides of a study that shows one old design and one new one, paired for a comparison.
struct Comparison: Sendable, Equatable {
  /// A file of the old design and the one that took its place; one of them may be absent.
  struct Pair: Sendable, Equatable {
    var before: Snippet?
    var after: Snippet?
  }

  var pairs: [Pair]
  /// The snippets of the old design that the comparison shows, ascending; it stands at the place of the first.
  var covered: [Int]

  /// Compares the sides of a study.
  /// - Returns: `nil` for a study whose examples have old designs of their own, or whose files have no names.
  init?(of study: CaseStudy) {
    let article = study.article
    let designs = Set(study.examples.map(\.before).filter { !$0.isEmpty })
    guard designs.count == 1 else { return nil }
    let before = SideTree(.before, of: article)
    let after = SideTree(.after, of: article)
    guard !before.files.isEmpty, !after.files.isEmpty,
      before.files.allSatisfy({ $0.file != nil }), after.files.allSatisfy({ $0.file != nil })
    else { return nil }
    covered = before.parts
    pairs = Self.pairs(before.files, after.files)
  }

  /// Pairs files by name, and those that have no namesake by their order.
  private static func pairs(_ before: [Snippet], _ after: [Snippet]) -> [Pair] {
    let names = Set(before.map(\.file)).intersection(after.map(\.file))
    var newcomers = after.filter { !names.contains($0.file) }[...]
    var pairs = before.map { old in
      names.contains(old.file)
        ? Pair(before: old, after: after.first { $0.file == old.file })
        : Pair(before: old, after: newcomers.popFirst())
    }
    pairs += newcomers.map { Pair(before: nil, after: $0) }
    return pairs
  }
}
