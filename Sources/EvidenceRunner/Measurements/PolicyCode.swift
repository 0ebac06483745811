import CaseStudyModel
import CodeStructure
import EvidenceMeasures
import SourceTrees
import SyntaxFacts

/// A side's code as seen from its policy, in which limits look for details that the policy doesn't name.
struct PolicyCode {
  let code: CodeBase
  let tree: SourceTree
  /// The paths of the policy's files.
  let files: Set<String>
  /// The paths of the details' files.
  let details: Set<String>
  /// The paths of all other files but the composition root's.
  let outside: Set<String>
  /// The code of the study's tests.
  let tests: [String]
  /// The tokens of the policy's files.
  let words: PolicyWords

  init(
    code: CodeBase, tree: SourceTree, files: Set<String>, details: Set<String>, outside: Set<String>, tests: [String]
  ) {
    self.code = code
    self.tree = tree
    self.files = files
    self.details = details
    self.outside = outside
    self.tests = tests
    words = PolicyWords(Self.texts(of: files, in: tree), in: tree.layout.language)
  }

  /// The details outside the study that the policy depends on, in alphabetical order.
  var outsideDetails: [String] {
    Set(OutsideDetails.measure(code, in: files) + OutsideDetails.draws(code, in: files) + words.times(in: code))
      .sorted()
  }

  /// The members of details that parse text, if the policy calls members of these names with an interpolated string.
  var composedText: [String] {
    var called: Set<String> = []
    for tokens in lineTokens(of: files) {
      for (index, token) in tokens.enumerated() where token.first == "\"" && token.contains("\\(") {
        // The name is before the parenthesis, or before that and the label.
        let call = index > 2 && tokens[index - 1] == ":" ? index - 3 : index - 1
        if call > 0, tokens[call] == "(" { called.insert(tokens[call - 1]) }
      }
    }
    return ParsedText.measure(code, in: details).filter(called.contains)
  }

  /// The texts and numbers that the policy shares with other files, and the texts of at least three letters and digits
  /// that it compares with and that a text in another file begins with.
  var detailsWords: [String] { Set(comparedWords + sharedWords).sorted() }

  /// Returns the texts of files, in the order of their paths.
  func texts(of paths: Set<String>) -> [String] { Self.texts(of: paths, in: tree) }

  private static func texts(of paths: Set<String>, in tree: SourceTree) -> [String] {
    paths.sorted().compactMap { tree.files[$0]?.text }
  }

  /// Returns the texts of files, with the names of the properties that they encode as text literals.
  func namesAndTexts(of paths: Set<String>) -> [String] {
    let texts = texts(of: paths)
    return texts + (texts.contains(where: Self.readsNames) ? encodedFields(in: paths) : [])
  }

  private func lineTokens(of paths: Set<String>) -> [[String]] {
    paths.sorted().flatMap { tree.files[$0]?.lines ?? [] }.map { CodeTokens($0.text, in: tree.layout.language).texts }
  }

  private var sharedWords: [String] {
    func withCases(_ paths: Set<String>) -> [String] {
      // The names of the cases are the texts of such an enum.
      texts(of: paths) + code.cases(ofTextEnumsIn: paths).sorted().map { "\"\($0)\"" }
    }
    let known = withCases(outside)
    // A policy can get the name of a value's type as text.
    let names = code.declaredTypes.filter { outside.contains($0.file) }.map { "\"\($0.name)\"" }
    let fields = known.contains(where: Self.readsNames) ? encodedFields(in: files) : []
    return SharedVocabulary(language: tree.layout.language)
      .words(of: withCases(files) + fields, and: known + names, tests: tests)
  }

  private var comparedWords: [String] {
    let texts = Set(lineTokens(of: outside).joined().filter { $0.first == "\"" }.map { $0.dropFirst() })
    let known = Dictionary(grouping: texts) { $0.prefix(3) }
    let compared = lineTokens(of: files).flatMap { tokens in
      tokens.indices.filter { index in
        tokens[index].first == "\"" && tokens[index].count(where: \.isLetterOrNumber) > 2
          && Self.isCompared(index, in: tokens)
      }.map { String(tokens[$0].dropFirst().dropLast()) }
    }
    return Set(compared).filter { text in known[text.prefix(3), default: []].contains { $0.hasPrefix(text) } }.sorted()
  }

  /// Returns the names of the properties of the types in files that can be encoded, as text literals.
  private func encodedFields(in paths: Set<String>) -> [String] {
    code.declaredTypes.filter { type in
      paths.contains(type.file) && !Self.encodings.isDisjoint(with: type.inherited.flatMap(\.names))
    }.flatMap(\.storedProperties).map { "\"\($0.member.name)\"" }
  }

  /// Returns whether code gets the names of properties as text.
  private static func readsNames(_ code: String) -> Bool {
    ["Encoder", "encode", "Mirror"].contains(where: code.contains)
  }

  private static let encodings: Set = ["Codable", "Encodable"]

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
