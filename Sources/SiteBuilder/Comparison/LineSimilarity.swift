import CaseStudyModel

/// How much two texts have in common: the share of equal lines, whatever their order and indentation.
struct LineSimilarity: Sendable {
  /// How often each line with a letter or digit occurs; brackets alone make no two files alike.
  private var counts: [Substring: Int] = [:]
  private var total = 0

  /// The share from which on two files are taken for versions of one.
  static let threshold = 0.35

  /// The number of comparisons of files up to which it is worth looking for the likeliest partners.
  private static let comparisonLimit = 10_000

  init(_ code: String) {
    for line in code.split(separator: "\n") {
      let text = line.trimmed
      if !text.contains(where: { $0.isLetter || $0.isNumber }) { continue }
      counts[text, default: 0] += 1
      total += 1
    }
  }

  /// Returns the share of lines that two texts have in common, from 0 to 1 (Sørensen and Dice's coefficient).
  func share(with other: LineSimilarity) -> Double {
    if total + other.total == 0 { return 0 }
    let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    return 2 * Double(common) / Double(total + other.total)
  }

  /// Finds the texts of two lists that are alike, the most similar first; each text is part of one match at most.
  static func matches(_ before: [String], _ after: [String]) -> [(before: Int, after: Int)] {
    if before.count * after.count > comparisonLimit { return [] }
    let old = before.map(LineSimilarity.init)
    let new = after.map(LineSimilarity.init)
    var candidates: [(share: Double, before: Int, after: Int)] = []
    for left in old.indices {
      for right in new.indices {
        let share = old[left].share(with: new[right])
        if share >= threshold { candidates.append((share, left, right)) }
      }
    }
    candidates.sort { ($1.share, $0.before, $0.after) < ($0.share, $1.before, $1.after) }
    var matches: [(before: Int, after: Int)] = []
    for candidate in candidates
    where !matches.contains(where: { $0.before == candidate.before || $0.after == candidate.after }) {
      matches.append((candidate.before, candidate.after))
    }
    return matches
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  var trimmed: Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return self[...last].drop(while: isSpace)
  }
}
