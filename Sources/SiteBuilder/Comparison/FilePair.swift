import CaseStudyModel

/// A file of the old design and the one that took its place; one of them may be absent.
struct FilePair: Sendable, Equatable {
  var before: Snippet?
  var after: Snippet?

  /// What a refactoring did to a file.
  enum Fate: String, Sendable, CaseIterable {
    case kept
    case changed
    /// The file has another name, and many of its lines.
    case renamed
    case gone
    case new
  }

  /// What happened to the file; the two names and the two texts tell.
  var fate: Fate {
    guard let after else { return .gone }
    guard let before else { return .new }
    if before.file != after.file { return .renamed }
    return before.code == after.code ? .kept : .changed
  }
}

extension FilePair {
  /// Pairs the files of both sides: namesakes first, then those whose lines are alike.
  /// - Returns: the pairs in the order of the old files, and then the new files in theirs.
  static func pairs(_ before: [Snippet], _ after: [Snippet]) -> [FilePair] {
    var partners = before.map { old in after.firstIndex { $0.file == old.file } }
    let strangers = before.indices.filter { partners[$0] == nil }
    let newcomers = after.indices.filter { !partners.contains($0) }
    for match in LineSimilarity.matches(strangers.map { before[$0].code }, newcomers.map { after[$0].code }) {
      partners[strangers[match.before]] = newcomers[match.after]
    }
    let taken = Set(partners.compactMap { $0 })
    let paired = zip(before, partners).map { old, partner in
      FilePair(before: old, after: partner.map { after[$0] }).stressingDifferences()
    }
    return paired + after.indices.filter { !taken.contains($0) }.map { FilePair(before: nil, after: after[$0]) }
  }

  /// Returns the pair with the lines stressed that only one side has, in place of those that the author stressed.
  private func stressingDifferences() -> FilePair {
    guard let before, let after, let difference = LineDifference(before.code, after.code) else { return self }
    var pair = self
    pair.before?.stressedLines = difference.removed
    pair.after?.stressedLines = difference.added
    return pair
  }
}
