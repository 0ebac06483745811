import CaseStudyModel
import CodeStructure

/// A test of a study as a function in its own file.
///
/// A study's test is a main file: its statements go into the function, and declarations that Swift allows only in a
/// file stay outside.
struct TestFunction: Sendable {
  /// The function's name.
  var name: String
  /// The test's code.
  var code: String

  /// The file's text.
  var text: String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let outside = Self.linesOutside(of: code)
    let declarations = lines.indices.filter(outside.contains).map { lines[$0] }
    let body = lines.indices.filter { !outside.contains($0) }.map { lines[$0].isEmpty ? "" : "  " + lines[$0] }
    let statements = body.trimming(while: \.isEmpty)
    return
      (["@testable import Study"] + declarations + ["", "@MainActor", "func \(name)() async throws {"] + statements
      + ["}", ""]).joined(separator: "\n")
  }

  /// Returns the lines, counted from 0, of the imports, extensions and operators outside all brackets.
  private static func linesOutside(of code: String) -> Set<Int> {
    let tokens = CodeTokens(code, in: .swift)
    let words = Dictionary(grouping: zip(tokens.lines, tokens.texts), by: \.0).mapValues { $0.map(\.1) }
    var outside: Set<Int> = []
    var depth = 0
    var start: Int?
    for (line, words) in words.sorted(by: { $0.key < $1.key }) {
      if depth == 0 { start = opensDeclaration(words) ? line : nil }
      if let first = start {
        outside.formUnion(first - 1...line - 1)
        // Adding a long declaration from its beginning at each line would be quadratic.
        start = line
      }
      depth += words.count(where: "([{".contains) - words.count(where: ")]}".contains)
    }
    return outside
  }

  /// Returns whether a line begins a declaration that must be outside functions.
  private static func opensDeclaration(_ words: [String]) -> Bool {
    let modifiers: Set = ["public", "internal", "private", "fileprivate", "package", "@", "testable", "preconcurrency"]
    let rest = words.drop(while: modifiers.contains)
    switch rest.first {
    case "import", "extension", "precedencegroup": return true
    case "prefix", "infix", "postfix": return ["operator", "func"].contains(rest.dropFirst().first)
    default: return false
    }
  }
}
