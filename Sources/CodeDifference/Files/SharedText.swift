/// An old file and a new file that has a considerable part of its text.
///
/// Compares pairs of adjacent tokens on a line, at least one of which is a word, weighted by their bytes. The unchanged
/// rest of a line with a renamed identifier still counts, and brackets don't. An index from pairs to new files makes
/// the time linear in the number of tokens times `fileLimit`: pairs found in more new files than that are ignored.
struct SharedText: Equatable {
  /// The index of the old file.
  var before: Int
  /// The index of the new file.
  var after: Int
  /// The share of the smaller file that both have, from 0 to 1; a file that both trees have isn't the smaller one.
  var share: Double

  /// The minimum share: below it, files only have the same idioms.
  static let limit = 0.4
  /// The minimum number of pairs of tokens that two files share, about three lines.
  static let pairMinimum = 8
  private static let fileLimit = 32

  /// Lines of a file that the other tree's version of it lacks.
  struct Part {
    /// The index of the file in its tree.
    var file: Int
    var text: LineText
    var lines: [Range<Int>]
    /// Whether the other tree has a file of the same path.
    var isInBoth: Bool
  }

  /// Compares each part of an old file with every part of a new one.
  /// - Returns: the pairs of files that share at least `limit`, one of which is only in its own tree; those that share
  ///   most first.
  static func found(from before: [Part], to after: [Part]) -> [SharedText] {
    guard !before.isEmpty, !after.isEmpty else { return [] }
    var interner = ByteInterner()
    let left = before.map { TokenPairs(of: $0, &interner) }
    let right = after.map { TokenPairs(of: $0, &interner) }
    var files = [[(file: Int, count: Int)]](repeating: [], count: interner.count)
    for (file, pairs) in right.enumerated() {
      for (number, pair) in pairs.counts { files[Int(number)].append((file, pair.count)) }
    }
    func ink(_ pairs: TokenPairs) -> Int {
      pairs.counts.reduce(0) {
        $0 + (files[Int($1.key)].count <= fileLimit ? $1.value.count * $1.value.ink : 0)
      }
    }
    let inks = (before: left.map(ink), after: right.map(ink))
    var found: [SharedText] = []
    for (file, pairs) in left.enumerated() {
      var shared: [Int: (pairs: Int, ink: Int)] = [:]
      for (number, pair) in pairs.counts where files[Int(number)].count <= fileLimit {
        for other in files[Int(number)] {
          let count = min(pair.count, other.count)
          shared[other.file, default: (0, 0)].pairs += count
          shared[other.file, default: (0, 0)].ink += count * pair.ink
        }
      }
      for (other, common) in shared where common.pairs >= pairMinimum {
        let wholes = [
          before[file].isInBoth ? nil : inks.before[file], after[other].isInBoth ? nil : inks.after[other],
        ].compactMap { $0 }
        guard let whole = wholes.min(), Double(common.ink) >= limit * Double(whole) else { continue }
        found.append(
          SharedText(before: before[file].file, after: after[other].file, share: Double(common.ink) / Double(whole)))
      }
    }
    return found.sorted { ($1.share, $0.after, $0.before) < ($0.share, $1.after, $1.before) }
  }

  /// The number of occurrences of each pair of adjacent tokens.
  private struct TokenPairs {
    var counts: [Int32: (count: Int, ink: Int)] = [:]

    init(of part: Part, _ interner: inout ByteInterner) {
      let bytes = part.text.bytes
      let text = TokenizedText(part.text)
      interner.beginText(bytes)
      for line in part.lines.joined() {
        var previous: Range<Int>?
        for token in text.tokens(ofLine: line) where !bytes[token.lowerBound].isASCIIWhitespace {
          defer { previous = token }
          guard let previous, bytes[previous.lowerBound].isWord || bytes[token.lowerBound].isWord else { continue }
          let number = interner.number(of: previous.lowerBound..<token.upperBound)
          counts[number, default: (0, previous.count + token.count)].count += 1
        }
      }
    }
  }
}
