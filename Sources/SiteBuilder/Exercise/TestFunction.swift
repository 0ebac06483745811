import CaseStudyModel
import CodeStructure

/// A test of a study as a function in its own file.
///
/// A study's test is a main file: its statements go into the function. Types and whatever else Swift allows only in a
/// file stay outside, together with the functions and variables that they use. They are private to the file, because
/// another test may declare the same names.
struct TestFunction: Sendable {
  /// The function's name.
  var name: String
  /// The test's code.
  var code: String

  /// The file's text.
  var text: String {
    let tokens = CodeTokens(code, in: .swift)
    let items = TestItem.items(of: tokens)
    let outside = Self.itemsOutside(items, in: tokens)
    let modified = tokens.replacing(Self.modifiers(of: outside, among: items, in: tokens)) ?? code
    let lines = modified.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let codeLines = tokens.codeLines
    var (declarations, body) = ([String](), [String]())
    var next = 1
    for item in outside {
      var first = item.lines.lowerBound
      // A comment belongs to the declaration below it.
      while first > next, !codeLines.contains(first - 1), !lines[first - 2].allSatisfy(\.isWhitespace) { first -= 1 }
      if first > next { body += lines[(next - 1)..<(first - 1)] }
      if first >= next { declarations += lines[(first - 1)..<item.lines.upperBound] }
      // A main file computes its variables in order; one outside functions is computed when it is first used.
      if item.isVariable { body += item.names.sorted().map { "_ = \($0)" } }
      next = max(next, item.lines.upperBound + 1)
    }
    body += lines.dropFirst(next - 1)
    let statements = body.map { $0.isEmpty ? "" : "  " + $0 }.trimming(while: \.isEmpty)
    return
      (["@testable import Study"] + declarations + ["", "@MainActor", "func \(name)() async throws {"] + statements
      + ["}", ""]).joined(separator: "\n")
  }

  /// Returns the items that must be outside the function, and those that these use.
  private static func itemsOutside(_ items: [TestItem], in tokens: CodeTokens) -> [TestItem] {
    var isOutside = items.map { $0.scope == .file }
    var waiting = items.indices.filter { isOutside[$0] }
    let declared = Dictionary(
      items.indices.filter { items[$0].scope == .any }.flatMap { index in items[index].names.map { ($0, [index]) } },
      uniquingKeysWith: +)
    while let item = waiting.popLast() {
      for index in used(by: items[item], in: tokens).flatMap({ declared[$0] ?? [] }) where !isOutside[index] {
        isOutside[index] = true
        waiting.append(index)
      }
    }
    return items.indices.filter { isOutside[$0] }.map { items[$0] }
  }

  /// Returns the names that an item uses and doesn't declare: not the members, labels and parameters of the same names.
  private static func used(by item: TestItem, in tokens: CodeTokens) -> Set<String> {
    let texts = tokens.texts
    var own: Set<String> = []
    var used: Set<String> = []
    for place in item.tokens {
      let next = texts.indices.contains(place + 1) ? texts[place + 1] : ""
      let previous = place > 0 ? texts[place - 1] : ""
      if next == ":" || ["let", "var", "func", "case"].contains(previous) {
        own.insert(texts[place])
      } else if previous != "." {
        used.insert(texts[place])
        for code in tokens.interpolations(at: place) { used.formUnion(code.texts) }
      }
    }
    return used.subtracting(own)
  }

  /// Returns the tokens before which a modifier is missing, with it.
  private static func modifiers(
    of outside: [TestItem], among items: [TestItem], in tokens: CodeTokens
  ) -> [Int: String] {
    let conforming = Set(
      items.filter { $0.keyword == "extension" && isConforming($0, in: tokens) }.flatMap { $0.names })
    // The main actor owns the variables of a main file, and those of its constants that can't be shared. Only code of
    // the main actor can use such a constant.
    let hasActor = outside.contains { tokens.texts[$0.tokens].contains("MainActor") }
    var replacements: [Int: String] = [:]
    for item in outside {
      var modifiers = item.keyword == "var" || item.keyword == "let" && hasActor ? "@MainActor " : ""
      // Requirements of a protocol may be met by members of another extension, which must be as visible as the type.
      let isPrivate =
        switch item.keyword {
        case "", "import", "operator", "precedencegroup": false
        case "extension": conforming.isDisjoint(with: item.names)
        default: true
        }
      if isPrivate, !item.hasAccess { modifiers += "fileprivate " }
      if !modifiers.isEmpty { replacements[item.start] = modifiers + tokens.texts[item.start] }
    }
    return replacements
  }

  private static func isConforming(_ item: TestItem, in tokens: CodeTokens) -> Bool {
    tokens.texts[item.tokens].prefix { $0 != "{" && $0 != "where" }.contains(":")
  }
}
