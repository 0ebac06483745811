import CodeDifference
import DifferenceOracle
import SeededRandom
import Testing

/// Properties of differences between arbitrary texts; a failure names the seed.
struct DifferencePropertyTests {
  @Test func coversAllLinesOfBothTextsInOrder() {
    for seed in UInt64(0)..<500 {
      let pair = TextPair.generated(seed: seed)
      let difference = LineDifference(before: LineText(pair.before), after: LineText(pair.after))
      var (left, right) = (0, 0)
      for run in difference.runs {
        switch run {
        case .equal(let before, let after):
          #expect(before.lowerBound == left, "seed \(seed)")
          #expect(after.lowerBound == right, "seed \(seed)")
          #expect(before.count == after.count, "seed \(seed)")
          for (line, other) in zip(before, after) {
            let texts = (difference.before.contentRange(ofLine: line), difference.after.contentRange(ofLine: other))
            #expect(pair.before[texts.0] == pair.after[texts.1], "seed \(seed)")
          }
          (left, right) = (before.upperBound, after.upperBound)
        case .removed(let lines):
          #expect(lines.lowerBound == left, "seed \(seed)")
          left = lines.upperBound
        case .inserted(let lines):
          #expect(lines.lowerBound == right, "seed \(seed)")
          right = lines.upperBound
        }
      }
      #expect((left, right) == (difference.before.lineCount, difference.after.lineCount), "seed \(seed)")
    }
  }

  @Test func reproducesTheNewTextForRandomBytes() {
    let alphabet: [UInt8] = [0x0A, 0x0D, 0x20, 0x61, 0x7D, 0x00, 0xFF, 0xC3]
    for seed in UInt64(0)..<2_000 {
      var random = SplitMix(seed: seed)
      let texts = [0, 1].map { _ in
        (0..<Int.random(in: 0...60, using: &random)).map { _ in alphabet[Int.random(in: 0..<8, using: &random)] }
      }
      let difference = LineDifference(before: LineText(texts[0]), after: LineText(texts[1]))
      #expect(difference.apply() == texts[1], "seed \(seed)")
      let tokenized = (TokenizedText(difference.before), TokenizedText(difference.after))
      for change in difference.changes {
        for pair in LinePairing(change, of: tokenized.0, and: tokenized.1).pairs {
          #expect(change.before.contains(pair.before), "seed \(seed)")
          #expect(change.after.contains(pair.after), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [2, 50, 5_000])
  func reproducesTheNewTextForManyLinesOfFewKinds(_ kinds: Int) {
    var random = SplitMix(seed: UInt64(kinds))
    let texts = [0, 1].map { _ in
      (0..<3_000).map { _ in "line \(Int.random(in: 0..<kinds, using: &random))\n" }.joined()
    }
    let difference = LineDifference(before: texts[0], after: texts[1])
    #expect(difference.apply() == Array(texts[1].utf8))
    #expect(difference.removedLineCount < 3_000)
  }

  @Test func reproducesTheNewTextForLinesOfOneHundredThousandCharacters() throws {
    let before = String(repeating: "word, ", count: 16_667)
    let difference = LineDifference(before: before + "\nend\n", after: before + "more\nend\n")
    #expect(difference.changes == [LineChange(before: 0..<1, after: 0..<1)])
    let texts = (TokenizedText(difference.before), TokenizedText(difference.after))
    let pair = try #require(LinePairing(difference.changes[0], of: texts.0, and: texts.1).pairs.first)
    #expect(pair.marks?.after == [100_002..<100_006])
  }
}
