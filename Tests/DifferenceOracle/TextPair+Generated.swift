import SeededRandom

extension TextPair {
  /// Makes a text that looks like code, and edits it as people do: functions are inserted, removed, moved, copied and
  /// reindented, single lines are reworded, and blank lines are added and removed.
  public static func generated(seed: UInt64) -> TextPair {
    var random = SplitMix(seed: seed)
    let vocabulary = Int.random(in: 3...60, using: &random)
    var lines = (0..<Int.random(in: 0...9, using: &random)).flatMap { _ in block(vocabulary, &random) }
    let before = lines
    for _ in 0..<Int.random(in: 0...6, using: &random) { edit(&lines, vocabulary, &random) }
    return TextPair(before: bytes(before, &random), after: bytes(lines, &random))
  }

  private static func bytes(_ lines: [String], _ random: inout SplitMix) -> [UInt8] {
    var bytes = Array(lines.joined(separator: "\n").utf8) + [0x0A]
    // One text in ten has no line feed at its end.
    if Int.random(in: 0..<10, using: &random) == 0 { while bytes.last == 0x0A { bytes.removeLast() } }
    return bytes
  }

  private static func statement(_ vocabulary: Int, _ random: inout SplitMix) -> String {
    let name = "value\(Int.random(in: 0..<vocabulary, using: &random))"
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: "let \(name) = make()"
    case 1: "return \(name)"
    case 2: "\(name).update(\(Int.random(in: 0..<vocabulary, using: &random)))"
    case 3: "print(\(name))"
    case 4: ""
    default: "// \(name)"
    }
  }

  private static func block(_ vocabulary: Int, _ random: inout SplitMix) -> [String] {
    var lines = ["func name\(Int.random(in: 0..<vocabulary, using: &random))() {"]
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0 {
        lines += ["  if isReady {", "    " + statement(vocabulary, &random), "  }"]
      } else {
        lines.append("  " + statement(vocabulary, &random))
      }
    }
    return lines + ["}", ""]
  }

  private static func edit(_ lines: inout [String], _ vocabulary: Int, _ random: inout SplitMix) {
    let start = Int.random(in: 0...lines.count, using: &random)
    let end = min(lines.count, start + Int.random(in: 0...8, using: &random))
    let stretch = Array(lines[start..<end])
    switch Int.random(in: 0..<7, using: &random) {
    case 0: lines.removeSubrange(start..<end)
    case 1: lines.insert(contentsOf: block(vocabulary, &random), at: start)
    case 2:
      lines.removeSubrange(start..<end)
      lines.insert(contentsOf: stretch, at: Int.random(in: 0...lines.count, using: &random))
    case 3: lines.insert(contentsOf: stretch, at: Int.random(in: 0...lines.count, using: &random))
    case 4: lines.replaceSubrange(start..<end, with: stretch.map { "  " + $0 })
    case 5: lines.replaceSubrange(start..<end, with: stretch.map { _ in statement(vocabulary, &random) })
    default: lines.insert("", at: start)
    }
  }
}
