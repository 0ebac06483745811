import CaseStudyModel
import CodeHighlighting
import Foundation
import SwiftLexerOracle

// Prints, for all Swift files under the folders given, the lexer's speed and SwiftIDEUtils' (not with `--lexer-only`), or
// with `--agreement` how far they agree.
let arguments = CommandLine.arguments.dropFirst()
let folders = arguments.filter { !$0.hasPrefix("--") }
let sources = folders.flatMap { folder -> [(name: String, bytes: [UInt8])] in
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
    FileManager.default.contents(atPath: folder + "/" + path).map { (path, Array($0)) }
  }
}
let highlighter = SwiftHighlighter()
let byteCount = sources.reduce(0) { $0 + $1.bytes.count }

func measure(_ label: String, rounds: Int, _ body: ([UInt8]) -> Int) {
  let clock = ContinuousClock()
  var best = Duration.seconds(1_000_000)
  var spans = 0
  for _ in 0..<rounds {
    spans = 0
    let elapsed = clock.measure { for source in sources { spans += body(source.bytes) } }
    best = min(best, elapsed)
  }
  let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
  let speed = (Double(byteCount) / seconds / 1e5).rounded() / 10
  print("\(label): \(speed) MB/s, best of \(rounds) (\(spans) results)")
}

print("\(sources.count) files, \(byteCount) bytes")
if arguments.contains("--agreement") {
  var agreement = Agreement(keeping: 4000)
  for source in sources { agreement.add(source.bytes, name: source.name, highlighter: highlighter) }
  for line in agreement.disagreements { print(line) }
  print(agreement.table)
  print("in all \(agreement.share * 100) %")
} else {
  measure("SwiftHighlighter", rounds: 5) { bytes in bytes.withUnsafeBufferPointer { highlighter.spans(of: $0).count } }
  if SwiftOracle.isAvailable, !arguments.contains("--lexer-only") {
    measure("SwiftIDEUtils (parse and classify)", rounds: 1) { SwiftOracle.classes(of: $0).count }
  }
}
