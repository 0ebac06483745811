import CodeHighlighting
import Foundation

/// The grammars in the sources and the samples next to the tests.
enum Grammars {
  /// The repository's folder.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all grammars' files without the suffix.
  static let languages: [String] = {
    let folder = root.appendingPathComponent("Sources/CodeHighlighting/Languages")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".grammar") }.map { String($0.dropLast(8)) }.sorted()
  }()

  /// The program that asks Pygments.
  static let oracle = root.appendingPathComponent("Tests/oracles/pygments_classes.py")

  /// The text of a grammar's file.
  static func text(_ language: String) throws -> String {
    let file = root.appendingPathComponent("Sources/CodeHighlighting/Languages/\(language).grammar")
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func grammar(_ language: String) throws -> LanguageGrammar {
    try LanguageGrammar(parsing: text(language))
  }

  static func highlighter(_ language: String) throws -> TableHighlighter {
    try TableHighlighter(grammar: grammar(language), others: [grammar("javascript"), grammar("css")])
  }

  static func sample(_ language: String) -> URL {
    root.appendingPathComponent("Tests/CodeHighlightingTests/Samples/\(language).txt")
  }
}
