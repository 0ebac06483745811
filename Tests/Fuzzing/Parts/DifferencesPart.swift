import CaseStudyModel
import CodeDifference

extension FuzzedPart {
  /// A text before and a text after; further texts are files of two trees in turn.
  static let differences = FuzzedPart(name: "differences") { input in
    let files = files(in: input)
    var properties = Properties()
    let texts = (LineText(files[0]), LineText(files.count > 1 ? files[1] : []))
    for algorithm in [LineDifference.Algorithm.histogram, .shortest] {
      properties.expectDifference(LineDifference(before: texts.0, after: texts.1, by: algorithm))
    }
    if files.count > 2 {
      let trees = [0, 1].map { side in
        files.enumerated().filter { $0.offset % 2 == side }.map {
          SourceFile(path: "\($0.offset / 4)/\($0.offset / 2).swift", bytes: $0.element)
        }
      }
      let tree = TreeDifference(before: trees[0], after: trees[1])
      properties.expect(Set(tree.pairs.compactMap(\.before)).count == trees[0].count, "each file before is in one pair")
      properties.expect(Set(tree.pairs.compactMap(\.after)).count == trees[1].count, "each file after is in one pair")
      for difference in tree.differences { properties.expectDifference(difference) }
    }
    return properties.violated
  }
}

extension Properties {
  fileprivate mutating func expectDifference(_ difference: LineDifference) {
    var (left, right) = (0, 0)
    for run in difference.runs {
      switch run {
      case .equal(let before, let after):
        expect(
          before.lowerBound == left && after.lowerBound == right && before.count == after.count, "runs are in order")
        for (line, other) in zip(before, after) {
          let lines = (difference.before.contentRange(ofLine: line), difference.after.contentRange(ofLine: other))
          expect(difference.before.bytes[lines.0] == difference.after.bytes[lines.1], "equal lines have equal contents")
        }
        (left, right) = (before.upperBound, after.upperBound)
      case .removed(let lines):
        expect(lines.lowerBound == left && !lines.isEmpty, "removed lines are in order")
        left = lines.upperBound
      case .inserted(let lines):
        expect(lines.lowerBound == right && !lines.isEmpty, "inserted lines are in order")
        right = lines.upperBound
      }
    }
    expect((left, right) == (difference.before.lineCount, difference.after.lineCount), "runs cover all lines")
    expectHunks(of: difference)
    let tokens = (TokenizedText(difference.before), TokenizedText(difference.after))
    for change in difference.changes {
      for pair in LinePairing(change, of: tokens.0, and: tokens.1).pairs {
        expect(change.before.contains(pair.before) && change.after.contains(pair.after), "pairs are of the change")
        expectMarks(pair.marks?.before ?? [], in: difference.before.range(ofLine: pair.before))
        expectMarks(pair.marks?.after ?? [], in: difference.after.range(ofLine: pair.after))
      }
    }
  }

  private mutating func expectHunks(of difference: LineDifference) {
    var (left, right) = (0, 0)
    var anchors: Set<String> = []
    for section in Hunks(difference).sections {
      let ranges =
        switch section {
        case .hunk(let hunk): (hunk.before, hunk.after)
        case .folded(let before, let after): (before, after)
        }
      if case .hunk(let hunk) = section { expect(anchors.insert(hunk.anchor).inserted, "anchors of hunks differ") }
      expect(ranges.0.lowerBound == left && ranges.1.lowerBound == right, "hunks are in order")
      (left, right) = (ranges.0.upperBound, ranges.1.upperBound)
    }
    expect((left, right) == (difference.before.lineCount, difference.after.lineCount), "hunks cover all lines")
  }

  private mutating func expectMarks(_ marks: [Range<Int>], in line: Range<Int>) {
    var place = line.lowerBound
    for mark in marks {
      expect(mark.lowerBound >= place && mark.upperBound <= line.upperBound && !mark.isEmpty, "marks are in the line")
      place = mark.upperBound
    }
  }
}
