extension String {
  /// Words the rule that something isn't defined, with the nearest name that is.
  static func undefined(_ kind: String, _ name: String, among candidates: [String]) -> String {
    undefined(kind, name, nearest: name.nearest(among: candidates))
  }

  /// Words the rule that something isn't defined, with a name that is.
  static func undefined(_ kind: String, _ name: String, nearest: String?) -> String {
    "\(kind) '\(name)' isn't defined" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Finds the candidate that fewest edits make of this name, if about two thirds of the name are right.
  ///
  /// Of candidates that are equally near it takes the first in alphabetical order.
  func nearest(among candidates: [String]) -> String? {
    let limit = (utf8.count + 1) / 3
    var steps = Self.mostSteps
    var best: (distance: Int, name: String)?
    // In their order, so that the steps are spent on the same candidates in every run.
    for candidate in candidates.sorted() where abs(candidate.utf8.count - utf8.count) <= limit {
      steps -= utf8.count * candidate.utf8.count
      if steps < 0 { break }
      let found = (distance: distance(to: candidate), name: candidate)
      if found.distance <= limit, best.map({ found.distance < $0.distance }) ?? true { best = found }
    }
    return best?.name
  }

  /// The letters that are held against each other for one name; who has so many long names has to look for himself.
  private static var mostSteps: Int { 1_000_000 }

  /// Counts the insertions, deletions, substitutions and swaps of neighbours between two names, in UTF-8 bytes: the
  /// optimal string alignment distance (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
  private func distance(to other: String) -> Int {
    let (own, others) = (Array(utf8), Array(other.utf8))
    var beforeLast: [Int] = []
    var last = Array(0...others.count)
    for row in own.indices {
      var current = [row + 1]
      for column in others.indices {
        let substitution = last[column] + (own[row] == others[column] ? 0 : 1)
        var best = Swift.min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, own[row] == others[column - 1], own[row - 1] == others[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[others.count]
  }
}
