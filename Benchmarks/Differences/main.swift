import CodeDifference
import DifferenceOracle
import Foundation

// Prints, for each corpus, the changed lines of our differences and of `git diff --histogram`, and our time a pair.
// Usage: difference-benchmark STUDIES [FOLDER…]; a further corpus is a folder with the folders `before` and `after`, whose
// files have the same names.
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
    "\(name): \(pairs.count) pairs, ours \(ours), git \(git) (\(percent < 0 ? "" : "+")\(percent) %), "
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

if let studies = arguments.first {
  try report("studies", TextPair.pairs(ofStudiesIn: URL(filePath: studies)))
}
try report("generated", (0..<10_000).map { TextPair.generated(seed: $0) })
try report(
  "20,000 lines of 10 kinds", [large(20_000) { _, random in "line \(Int.random(in: 0..<10, using: &random))" }])
try report(
  "20,000 lines of 1,000 kinds", [large(20_000) { _, random in "line \(Int.random(in: 0..<1000, using: &random))" }])
try report("20,000 different lines", [large(20_000) { _, random in "line \(random.next())" }])
try report(
  "lines of 100,000 characters",
  [large(40) { _, random in String(repeating: "word\(Int.random(in: 0..<9, using: &random)) ", count: 16_667) }])
for folder in arguments.dropFirst().map({ URL(filePath: $0) }) {
  try report(folder.lastPathComponent, pairs(in: folder))
}
