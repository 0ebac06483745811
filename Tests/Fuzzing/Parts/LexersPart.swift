import CaseStudyModel
import CodeHighlighting

extension FuzzedPart {
  /// A highlighter, named by the first line or else chosen by its first byte, and code; or a site's grammar, and code.
  static let lexers = FuzzedPart(name: "lexers") { input in
    let files = files(in: input)
    var properties = Properties()
    if files.count > 1 {
      guard let grammar = try? LanguageGrammar(file: files[0], name: "own") else { return [] }
      let highlighter = TableHighlighter(grammar: grammar, others: [grammar])
      properties.expectCoverage(of: files[1], by: highlighter.spans)
    } else {
      let lineEnd = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
      let name = String(decoding: input[..<lineEnd].prefix(20), as: UTF8.self)
      let code = Array(input[lineEnd...].dropFirst())
      let all = TableHighlighter.builtIn
      let choice = Int(input.first ?? 0) % (all.count + 1)
      if let highlighter = all.first(where: { $0.languages.contains(name) }) {
        properties.expectCoverage(of: code, by: highlighter.spans)
      } else if name == "swift" || choice == all.count {
        properties.expectCoverage(of: code, by: SwiftHighlighter().spans)
      } else {
        properties.expectCoverage(of: code, by: all[choice].spans)
      }
      let text = String(decoding: code, as: UTF8.self)
      properties.expectShown(
        Snippet(
          line: 1, codeLine: 2, language: Language(rawValue: name), code: text,
          stressedLines: code.count % 3 == 0 ? [2...3, 5...5] : []))
    }
    return properties.violated
  }
}

extension Properties {
  /// Notes spans that don't cover all bytes, or that could be joined.
  fileprivate mutating func expectCoverage(
    of code: [UInt8], by read: (UnsafeBufferPointer<UInt8>) -> [SyntaxSpan]
  ) {
    let spans = code.withUnsafeBufferPointer(read)
    expect(spans.reduce(0) { $0 + $1.utf8Length } == code.count, "spans cover the code")
    expect(spans.allSatisfy { $0.utf8Length > 0 }, "no span is empty")
    expect(!zip(spans, spans.dropFirst()).contains { $0.syntaxClass == $1.syntaxClass }, "neighbours differ")
  }
}
