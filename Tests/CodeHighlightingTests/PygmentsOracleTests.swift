import CaseStudyModel
import CodeHighlighting
import Foundation
import Testing

/// Compares the table-driven highlighter with Pygments; `oracles/pygments_classes.py` maps its classes.
@Suite(.enabled(if: Pygments.isAvailable, "python3 with Pygments isn't installed"))
struct PygmentsOracleTests {
  /// The minimum share of non-blank bytes in the same class.
  private static let required = 0.97

  @Test(arguments: Grammars.languages)
  func agrees(on language: String) throws {
    let source = try Array(Data(contentsOf: Grammars.sample(language)))
    #expect(source.split(separator: 0x0A, omittingEmptySubsequences: false).count > 200, "a sample has 200 lines")
    let expected = Pygments.classes(language: language)
    try #require(expected.count == source.count)
    let actual = try Self.comparedClasses(of: source, highlighter: Grammars.highlighter(language))
    let compared = source.indices.filter { source[$0] != 0x20 && !(0x09...0x0D).contains(source[$0]) }
    let unlike = compared.filter { expected[$0] != actual[$0] }
    let share = 1 - Double(unlike.count) / Double(compared.count)
    if ProcessInfo.processInfo.environment["HIGHLIGHTING_REPORT"] != nil {
      print(language, share * 100, Self.excerpts(unlike, source, expected, actual))
    }
    #expect(share >= Self.required, "\(share * 100) %\n\(Self.excerpts(unlike, source, expected, actual))")
  }

  /// Maps the highlighter's classes to the compared ones: all but the first four are `other`.
  private static func comparedClasses(of source: [UInt8], highlighter: TableHighlighter) -> [Substring] {
    source.withUnsafeBufferPointer { highlighter.spans(of: $0) }.flatMap { span in
      let compared: Substring =
        switch span.syntaxClass {
        case .comment, .string, .number, .keyword: Substring("\(span.syntaxClass)")
        case .plain, .attribute, .directive, .macro, .type, .name, .property, .inserted, .deleted: "other"
        }
      return Array(repeating: compared, count: span.utf8Length)
    }
  }

  /// Returns the first spans with different classes, one per line.
  private static func excerpts(
    _ unlike: [Int], _ source: [UInt8], _ expected: [Substring], _ actual: [Substring]
  ) -> String {
    var lines: [String] = []
    var last = -2
    for index in unlike where lines.count < 60 {
      defer { last = index }
      if index == last + 1, source[index - 1] != 0x0A { continue }
      let lineStart = source[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let lineEnd = source[index...].firstIndex(of: 0x0A) ?? source.count
      let before = String(decoding: source[lineStart..<index], as: UTF8.self)
      let after = String(decoding: source[index..<lineEnd], as: UTF8.self)
      lines.append("\(expected[index]), not \(actual[index]): \(before)⟪\(after)")
    }
    return lines.joined(separator: "\n")
  }
}
