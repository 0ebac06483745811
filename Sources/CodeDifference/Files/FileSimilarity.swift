/// How much of its lines a file shares with another, in whatever order they stand.
///
/// Lines are compared without the blanks around them. An index from lines to files keeps the time linear in the number of lines
/// times `fileLimit`: lines that more than so many files after have say nothing about any.
struct FileSimilarity {
  /// The index of the file before.
  var before: Int
  /// The index of the file after.
  var after: Int
  /// The share of the ink of the file with more of it, from 0 to 1.
  var share: Double

  private static let fileLimit = 32

  /// Compares each file before with each file after that it shares lines with.
  /// - Returns: the pairs that share at least `limit`, the most similar first.
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

  /// How often each line occurs in a file, without blank lines.
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
