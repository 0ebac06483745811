/// The number of single-character edits between two words, with neighbours swapped counted as one.
///
/// Source: Damerau–Levenshtein distance in its restricted form (optimal string alignment).
/// - Returns: the distance, or `nil` where it is over `limit`.
public func editDistance(_ left: String, _ right: String, atMost limit: Int) -> Int? {
  let a = Array(left.unicodeScalars)
  let b = Array(right.unicodeScalars)
  if abs(a.count - b.count) > limit { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}

/// Finds the known name that a misspelt one most likely means.
/// - Returns: the nearest of `names` within a third of the word's length, but at least two edits for words of more than two
///   letters and one for others, or `nil`.
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let length = word.unicodeScalars.count
  let limit = max(length > 2 ? 2 : 1, length / 3)
  let ranked = names.compactMap { name in editDistance(word, name, atMost: limit).map { ($0, name) } }
  return ranked.min { $0 < $1 }?.1
}
