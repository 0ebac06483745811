import CaseStudyModel
import CodeDifference
import DifferenceOracle
import Foundation
import SeededRandom

// Prints, for each corpus, the changed lines of our differences and of `git diff --histogram`, and our time per pair.
// Usage: difference-benchmark STUDIES [FOLDER…]; a further corpus is a folder with the folders `before` and `after`,
// whose files have the same names.
let arguments = Array(CommandLine.arguments.dropFirst())

func report(_ name: String, _ pairs: [TextPair]) throws {
  let clock = ContinuousClock()
  var ours = 0
  var unfaithful = 0
  var slowest = Duration.zero
  var elapsed = Duration.zero
  for pair in pairs {
    let start = clock.now
    let difference = LineDifference(before: LineText(pair.before), after: LineText(pair.after))
    let time = start.duration(to: clock.now)
    elapsed += time
    slowest = max(slowest, time)
    ours += difference.insertedLineCount + difference.removedLineCount
    if difference.apply() != pair.after { unfaithful += 1 }
  }
  let git = try GitDifference.changedLineCounts(of: pairs).reduce(0, +)
  let percent = git == 0 ? 0 : (Double(ours - git) / Double(git) * 1000).rounded() / 10
  print(
    "\(name): \(pairs.count) pairs, ours \(ours), git \(git) (\(percent <= 0 ? "" : "+")\(percent) %), "
      + "time \(elapsed), slowest \(slowest), not faithful \(unfaithful)")
}

func pairs(in folder: URL) throws -> [TextPair] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "before").path)
  return try names.sorted().map { name in
    TextPair(
      before: Array(try Data(contentsOf: folder.appending(path: "before").appending(path: name))),
      after: Array(try Data(contentsOf: folder.appending(path: "after").appending(path: name))))
  }
}

func large(_ lineCount: Int, _ line: (Int, inout SplitMix) -> String) -> TextPair {
  var random = SplitMix(seed: 1)
  let sides = [0, 1].map { _ in (0..<lineCount).map { line($0, &random) }.joined(separator: "\n") }
  return TextPair(before: Array(sides[0].utf8), after: Array(sides[1].utf8))
}

func randomBytes(_ count: Int) -> TextPair {
  var random = SplitMix(seed: 2)
  let sides = [0, 1].map { _ in (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
  return TextPair(before: sides[0], after: sides[1])
}

/// A text that repeats two lines with other lines in between, so that groups can slide far.
func shiftedPattern() -> TextPair {
  let before = (0..<20_000).map { $0 % 50 == 49 ? "x\($0)" : $0 % 2 == 0 ? "a" : "b" }
  let after = (0..<20_000).map { $0 % 70 == 69 ? "y\($0)" : $0 % 2 == 0 ? "b" : "a" }
  return TextPair(
    before: Array(before.joined(separator: "\n").utf8), after: Array(after.joined(separator: "\n").utf8))
}

func time(_ name: String, _ body: () -> Int) {
  var count = 0
  let elapsed = ContinuousClock().measure { count = body() }
  print("\(name): \(count) found, time \(elapsed)")
}

if let studies = arguments.first {
  try report("studies", TextPair.pairs(ofStudiesIn: URL(filePath: studies)))
}
try report("generated", (0..<10_000).map { TextPair.generated(seed: $0).ended })
try report(
  "20,000 lines of 10 kinds", [large(20_000) { _, random in "line \(Int.random(in: 0..<10, using: &random))" }])
try report(
  "20,000 lines of 1,000 kinds", [large(20_000) { _, random in "line \(Int.random(in: 0..<1000, using: &random))" }])
try report("20,000 different lines", [large(20_000) { _, random in "line \(random.next())" }])
try report(
  "lines of 100,000 characters",
  [large(40) { _, random in String(repeating: "word\(Int.random(in: 0..<9, using: &random)) ", count: 16_667) }])
try report("1 MB of random bytes", [randomBytes(1_000_000).ended])
try report("20,000 lines of a pattern", [large(20_000) { index, _ in "line \(index * index % 97)" }, shiftedPattern()])
time("pairing lines, 20,000 with 20,000") {
  let pair = large(20_000) { index, random in "let value\(index) = make(\(Int.random(in: 0..<9, using: &random)))" }
  let texts = (LineText(pair.before), LineText(pair.after))
  let change = LineChange(before: 0..<texts.0.lineCount, after: 0..<texts.1.lineCount)
  return LinePairing(change, of: TokenizedText(texts.0), and: TokenizedText(texts.1)).pairs.count
}
time("marks in two lines of 100,000 characters") {
  let pair = large(1) { _, random in
    (0..<16_000).map { _ in "word\(Int.random(in: 0..<9, using: &random))" }.joined(separator: ", ")
  }
  let texts = (TokenizedText(LineText(pair.before)), TokenizedText(LineText(pair.after)))
  return TokenDifference(line: 0, of: texts.0, with: 0, of: texts.1)?.after.count ?? 0
}
for kinds in [20, 1_000, 100_000] {
  time("moved blocks in 20,000 lines of \(kinds) kinds") {
    let pair = large(20_000) { index, _ in "statement(\((index / 40 * 7919 + index) % kinds))" }
    let moved = pair.after.split(separator: 0x0A).reversed().joined(separator: [0x0A])
    let files = (SourceFile(path: "a", bytes: pair.before), SourceFile(path: "b", bytes: pair.after + moved))
    return MovedBlocks(
      before: [(LineText(files.0.bytes), [0..<20_000])], after: [(LineText(files.1.bytes), [0..<39_998])]
    ).blocks.count
  }
}
for folder in arguments.dropFirst().map({ URL(filePath: $0) }) {
  try report(folder.lastPathComponent, pairs(in: folder))
}
