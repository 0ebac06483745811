import CaseStudyModel
import SyntaxFacts

/// The words of the details that a policy knows.
extension PolicyProbe {
  /// Returns the texts and numbers that the policy shares with details, and the texts of at least three letters and
  /// digits that it compares with and that a text in a detail begins with.
  func detailsWords(in paths: [String], knownTo details: [String], in code: CodeBase) -> [String] {
    Set(comparedWords(in: paths, knownTo: details) + sharedWords(in: paths, and: details, in: code)).sorted()
  }

  private func sharedWords(in paths: [String], and details: [String], in code: CodeBase) -> [String] {
    func texts(_ paths: [String]) -> [String] {
      // The names of the cases are the texts of such an enum.
      let cases = code.cases(ofTextEnumsIn: Set(paths)).sorted().map { "\"\($0)\"" }
      return paths.compactMap { side.base.tree.files[$0]?.text } + cases
    }
    // A policy can get the name of a value's type as text.
    let names = code.declaredTypes.filter { details.contains($0.file) }.map { "\"\($0.name)\"" }
    let fields = texts(details).contains(where: Self.readsNames) ? encodedFields(in: paths, code) : []
    let tests = side.study.article.snippets.filter { $0.role == .test }.map(\.code)
    return SharedVocabulary(language: language)
      .words(of: texts(paths) + fields, and: texts(details) + names, tests: tests)
  }

  /// Returns the texts of details, with the names of the properties that they encode as text literals.
  func namesAndTexts(of details: [String], _ code: CodeBase) -> [String] {
    let texts = details.compactMap { side.base.tree.files[$0]?.text }
    return texts + (texts.contains(where: Self.readsNames) ? encodedFields(in: details, code) : [])
  }

  /// Returns the names of the properties of the types in files that can be encoded, as text literals.
  private func encodedFields(in paths: [String], _ code: CodeBase) -> [String] {
    code.declaredTypes.filter { type in
      paths.contains(type.file) && !Self.encodings.isDisjoint(with: type.inherited.flatMap(\.names))
    }.flatMap(\.storedProperties).map { "\"\($0.member.name)\"" }
  }

  /// Returns whether code gets the names of properties as text.
  private static func readsNames(_ code: String) -> Bool {
    ["Encoder", "encode", "Mirror"].contains(where: code.contains)
  }

  private static let encodings: Set = ["Codable", "Encodable"]

  private func comparedWords(in paths: [String], knownTo details: [String]) -> [String] {
    let texts = Set(lineTokens(of: details).joined().filter { $0.first == "\"" }.map { $0.dropFirst() })
    let known = Dictionary(grouping: texts) { $0.prefix(3) }
    let compared = lineTokens(of: paths).flatMap { tokens in
      tokens.indices.filter { index in
        tokens[index].first == "\"" && tokens[index].count(where: \.isLetterOrNumber) > 2
          && Self.isCompared(index, in: tokens)
      }.map { String(tokens[$0].dropFirst().dropLast()) }
    }
    return Set(compared).filter { text in known[text.prefix(3), default: []].contains { $0.hasPrefix(text) } }.sorted()
  }

  /// Returns whether a line compares a token with something: as a case, after `==` or `!=`, or as the argument of a
  /// search.
  private static func isCompared(_ index: Int, in tokens: [String]) -> Bool {
    if tokens.first == "case" { return true }
    guard index > 1 else { return false }
    let (previous, sign) = (tokens[index - 2], tokens[index - 1])
    switch sign {
    case "=": return ["=", "!"].contains(previous)
    case "(": return ["hasPrefix", "hasSuffix", "contains"].contains(previous)
    default: return false
    }
  }
}
