import CaseStudyModel
import CodeStructure

/// A study's contract for a protocol: its clauses, and the types tested against them.
struct ContractOutline: Sendable, Equatable {
  var name: String
  var clauses: [String]
  /// The conformers of the before side.
  var before: [String]
  /// The conformers of the after side.
  var after: [String]
  /// The types that break the contract on purpose, to prove that its clauses can fail.
  var counterexamples: [String]

  /// Returns the contracts of a study, in the order of their first fences.
  static func contracts(of article: Article) -> [ContractOutline] {
    var names: [String] = []
    var places: [String: [Int]] = [:]
    for (index, snippet) in article.snippets.enumerated() {
      guard let name = snippet.contractName else { continue }
      if places[name] == nil { names.append(name) }
      places[name, default: []].append(index)
    }
    return names.map { name in
      let snippets = (places[name] ?? []).map { article.snippets[$0] }
      func arguments(_ function: String, on side: Side? = nil) -> [String] {
        snippets.filter { side.map($0.isShared) ?? true }.flatMap { firstArguments(of: function, in: $0.code) }
      }
      return ContractOutline(
        name: name, clauses: arguments("clause"),
        before: arguments("conformer", on: .before), after: arguments("conformer", on: .after),
        counterexamples: arguments("wrong"))
    }
  }

  /// Returns the string literals that are first arguments of a function: `clause("keeps width")`.
  private static func firstArguments(of function: String, in code: String) -> [String] {
    let tokens = CodeTokens(code, in: .swift).texts
    return tokens.indices.dropLast(2).compactMap { index in
      let text = tokens[index + 2]
      guard tokens[index] == function, tokens[index + 1] == "(", text.count > 1, text.first == "\"", text.last == "\""
      else { return nil }
      return unescaped(text.dropFirst().dropLast())
    }
  }

  /// Returns the text of a string literal; its quotation marks and backslashes are escaped.
  private static func unescaped(_ literal: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in literal {
      if isEscaped, !"\"\\'".contains(character) { text.append("\\") }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { text.append(character) }
    }
    return text
  }
}
