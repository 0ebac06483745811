import CaseStudyModel
import CodeHighlighting
import Foundation
import SeededRandom
import Testing

/// Spans cover all bytes in order, whatever the input.
struct SpanCoverageTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func coversRandomBytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...300, using: &random)
      let code = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectCoverage(of: code)
    }
  }

  @Test(arguments: Grammars.languages)
  func coversRandomBytesAndMutations(in language: String) throws {
    var random = SplitMix(seed: 7)
    let highlighter = try Grammars.highlighter(language)
    let sample = try Array(Data(contentsOf: Grammars.sample(language)))
    for round in 0..<60 {
      let start = Int.random(in: 0..<sample.count, using: &random)
      var code = Array(sample[start...].prefix(600))
      for _ in 0..<round {
        let position = Int.random(in: 0...code.count, using: &random)
        let byte = round % 2 == 0 ? UInt8.random(in: 0...255, using: &random) : sample.randomElement(using: &random)
        code.insert(byte ?? 0, at: position)
        if round % 3 == 0 { code.remove(at: Int.random(in: 0..<code.count, using: &random)) }
      }
      expectCoverage(of: code, spans: code.withUnsafeBufferPointer { highlighter.spans(of: $0) })
    }
  }

  @Test(arguments: Grammars.languages)
  func survivesDeepNesting(in language: String) throws {
    let highlighter = try Grammars.highlighter(language)
    let openings = ["(", "{", "<a", "<a>", "\"${", "`${", "f\"{", "/*", "r#\"", "<<A\n", "%w[", "#{", "<script>", "/["]
    for opening in openings {
      let code = Array(String(repeating: opening, count: 2_000).utf8)
      expectCoverage(of: code, spans: code.withUnsafeBufferPointer { highlighter.spans(of: $0) })
    }
  }

  /// Sites can provide grammars; whatever they contain, no code is lost and nothing crashes.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func coversAllCodeWithAnyGrammar(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let files = try Grammars.languages.map { try Grammars.text($0) }
    let lines = files.flatMap { $0.split(separator: "\n").filter { !$0.hasPrefix("#") } }
    let sample = try Array(Data(contentsOf: Grammars.sample("php"))) + Array("é\u{0}\\".utf8)
    for _ in 0..<100 {
      var text = "names: a\n"
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        let words = (lines.randomElement(using: &random) ?? "").split(separator: " ")
        let options = (lines.randomElement(using: &random) ?? "").split(separator: " ").dropFirst()
        let line = (words + options.shuffled(using: &random).prefix(2)).joined(separator: " ") + "\n"
        if (try? LanguageGrammar(parsing: "names: a\n" + line)) != nil { text += line }
      }
      let grammar = try LanguageGrammar(parsing: text)
      let highlighter = TableHighlighter(grammar: grammar, others: [grammar])
      let code = (0..<40).flatMap { _ in
        sample[Int.random(in: 0..<sample.count, using: &random)...].prefix(Int.random(in: 1...12, using: &random))
      }
      expectCoverage(of: code, spans: code.withUnsafeBufferPointer { highlighter.spans(of: $0) })
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func coversRandomPunctuation(seed: UInt64) {
    let parts =
      #"" """ # \ \( ( ) { } [ ] / * // /* */ @ #if get var let func async é … ` <# #> 0x 1. e . : , @available weak"#
      .split(separator: " ").map(String.init) + ["'", "$", "?", "!", "unowned(", "some", "\n", "\r", " ", "\u{A0}"]
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...80, using: &random)
      let code = (0..<count).flatMap { _ in Array(parts[Int.random(in: 0..<parts.count, using: &random)].utf8) }
      expectCoverage(of: code)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func coversMutationsOfSwift(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let original = try Array(Data(contentsOf: URL(fileURLWithPath: #filePath)))
    for _ in 0..<20 {
      var code = original
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let position = Int.random(in: 0..<code.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: code[position] = UInt8.random(in: 0...255, using: &random)
        case 1: code.remove(at: position)
        case 2: code.removeLast(min(position, 200))
        default: code.insert(original[Int.random(in: 0..<original.count, using: &random)], at: position)
        }
      }
      expectCoverage(of: code)
    }
  }
}

private func expectCoverage(of code: [UInt8]) {
  expectCoverage(of: code, spans: code.withUnsafeBufferPointer { SwiftHighlighter().spans(of: $0) })
}

private func expectCoverage(of code: [UInt8], spans: [SyntaxSpan]) {
  let excerpt = code.prefix(800)
  #expect(spans.reduce(0) { $0 + $1.utf8Length } == code.count, "\(excerpt)")
  #expect(spans.allSatisfy { $0.utf8Length > 0 }, "\(excerpt)")
  let hasEqualNeighbours = zip(spans, spans.dropFirst()).contains { $0.syntaxClass == $1.syntaxClass }
  #expect(!hasEqualNeighbours, "\(excerpt)")
}
