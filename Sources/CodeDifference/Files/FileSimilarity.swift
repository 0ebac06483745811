/// The share of lines that two files have in common, in any order.
///
/// Compares trimmed lines. An index from lines to files makes the time linear in the number of lines times `fileLimit`:
/// lines found in more new files than that are ignored.
struct FileSimilarity {
  /// The index of the old file.
  var before: Int
  /// The index of the new file.
  var after: Int
  /// The share of the larger file's non-blank bytes, from 0 to 1.
  var share: Double

  private static let fileLimit = 32

  /// Compares each old file with every new file that has lines in common with it.
  /// - Returns: the pairs that share at least `limit`, most similar first.
  static func similarities(
    of before: [(index: Int, bytes: [UInt8])], with after: [(index: Int, bytes: [UInt8])], atLeast limit: Double
  ) -> [FileSimilarity] {
    guard !before.isEmpty, !after.isEmpty else { return [] }
    var interner = ByteInterner()
    let left = before.map { LineCounts(of: $0.bytes, &interner) }
    let right = after.map { LineCounts(of: $0.bytes, &interner) }
    var files = [[(file: Int, count: Int)]](repeating: [], count: interner.count)
    for (file, counts) in right.enumerated() {
      for (number, line) in counts.lines { files[Int(number)].append((file, line.count)) }
    }
    var similarities: [FileSimilarity] = []
    for (file, counts) in left.enumerated() {
      var shared: [Int: Int] = [:]
      for (number, line) in counts.lines where files[Int(number)].count <= fileLimit {
        for other in files[Int(number)] { shared[other.file, default: 0] += min(line.count, other.count) * line.ink }
      }
      for (other, bytes) in shared where bytes > 0 {
        let share = Double(bytes) / Double(max(counts.ink, right[other].ink))
        guard share >= limit else { continue }
        similarities.append(FileSimilarity(before: before[file].index, after: after[other].index, share: share))
      }
    }
    return similarities.sorted { ($1.share, $0.before, $0.after) < ($0.share, $1.before, $1.after) }
  }

  /// The number of occurrences of each non-blank line in a file.
  private struct LineCounts {
    var lines: [Int32: (count: Int, ink: Int)] = [:]
    var ink = 0

    init(of bytes: [UInt8], _ interner: inout ByteInterner) {
      let text = LineText(bytes)
      interner.beginText(bytes)
      for line in 0..<text.lineCount {
        let range = text.trimmedRange(ofLine: line)
        if range.isEmpty { continue }
        lines[interner.number(of: range), default: (0, range.count)].count += 1
        ink += range.count
      }
    }
  }
}
